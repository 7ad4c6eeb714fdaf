import { ApiCallError } from './api-error.ts';
import { failureSentence } from './failure-sentence.ts';

/** The state of a one-time server action triggered by a press: sending, exporting, checking. */
export type AsyncAction<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done'; readonly value: T }
  /** 402: the plan does not include it. */
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'failed'; readonly sentence: string };

export type AsyncActionEvent<T> =
  | { readonly type: 'asked' }
  | { readonly type: 'answered'; readonly value: T }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'put-away' };

export const idleAction = { kind: 'idle' } as const satisfies AsyncAction<never>;

const paymentRequired = 402;

/** The next state. A stale response changes nothing. */
export function reduceAsyncAction<T>(state: AsyncAction<T>, event: AsyncActionEvent<T>): AsyncAction<T> {
  switch (event.type) {
    case 'asked':
      return { kind: 'busy' };
    case 'answered':
      return state.kind === 'busy' ? { kind: 'done', value: event.value } : state;
    case 'failed':
      return state.kind === 'busy' ? actionAfterFailure(event.error) : state;
    case 'put-away':
      return idleAction;
    default:
      return event satisfies never;
  }
}

/** Classifies a failed call: "not in the plan" is a result, everything else is a failure. */
export function actionAfterFailure(error: unknown): Exclude<AsyncAction<never>, { kind: 'idle' | 'busy' | 'done' }> {
  if (error instanceof ApiCallError && error.status === paymentRequired) {
    return { kind: 'refused', sentence: error.sentence };
  }
  return { kind: 'failed', sentence: failureSentence(error) };
}
