import { Reason } from '#shared/api/admin/users.ts';

/** An operator's input in an action form, and whether they have tried to submit it. */
export interface ActionForm {
  readonly reason: string;
  readonly isTried: boolean;
}

export const emptyActionForm: ActionForm = { reason: '', isTried: false };

export type ActionFormEvent = { readonly type: 'typed'; readonly reason: string } | { readonly type: 'tried' };

export function reduceActionForm(form: ActionForm, event: ActionFormEvent): ActionForm {
  switch (event.type) {
    case 'typed':
      return { ...form, reason: event.reason };
    case 'tried':
      return { ...form, isTried: true };
    default:
      return event satisfies never;
  }
}

/** Validates a reason against the contract; null when it is valid. */
export function findReasonProblem(reason: string): string | null {
  const parsed = Reason.safeParse(reason);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'This reason cannot be used.');
}

/** The problem to show: none before the first submit. */
export function shownProblem({ reason, isTried }: ActionForm): string | null {
  return isTried ? findReasonProblem(reason) : null;
}
