import { Reason } from '#shared/api/admin/users.ts';

/** What an operator typed into the form of an act, and whether they have tried to send it. */
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

/** What the contract says about a reason; null when it will do. */
export function findReasonProblem(reason: string): string | null {
  const parsed = Reason.safeParse(reason);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'This reason cannot be used.');
}

/** The problem to show: nobody is told off before they have tried. */
export function shownProblem({ reason, isTried }: ActionForm): string | null {
  return isTried ? findReasonProblem(reason) : null;
}
