import { ApiCallError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';

/** The state of a generated fix. */
export type Generation<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'written'; readonly value: T }
  /** The call failed: the built-in sample is shown, marked as one, until a retry. */
  | { readonly kind: 'sample'; readonly problem: string }
  /** 402: no text. The plan does not include it. */
  | { readonly kind: 'refused' };

export type GenerationEvent<T> =
  | { readonly type: 'asked' }
  | { readonly type: 'answered'; readonly value: T }
  | { readonly type: 'failed'; readonly error: unknown };

/** The next state. A stale response changes nothing. */
export function readGeneration<T>(state: Generation<T>, event: GenerationEvent<T>): Generation<T> {
  switch (event.type) {
    case 'asked':
      return { kind: 'asking' };
    case 'answered':
      return state.kind === 'asking' ? { kind: 'written', value: event.value } : state;
    case 'failed':
      return state.kind === 'asking' ? afterFailure(event.error) : state;
    default:
      return event satisfies never;
  }
}

const paymentRequired = 402;

function afterFailure(error: unknown): Generation<never> {
  if (error instanceof ApiCallError && error.status === paymentRequired) return { kind: 'refused' };
  return { kind: 'sample', problem: failureSentence(error) };
}
