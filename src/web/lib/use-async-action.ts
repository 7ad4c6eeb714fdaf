import { useEffect, useReducer, useRef } from 'react';
import { type AsyncAction, type AsyncActionEvent, idleAction, reduceAsyncAction } from './async-action.ts';

interface ServerActOptions<T> {
  readonly ask: (signal: AbortSignal) => Promise<T>;
  readonly onDone?: (value: T) => void;
  /** For effects that the state does not show, such as a toast. */
  readonly onFailed?: (error: unknown) => void;
}

export interface AsyncActionHandle<T> {
  readonly state: AsyncAction<T>;
  /** Does nothing while a request is pending: a second press does not send twice. */
  readonly start: () => void;
  readonly putAway: () => void;
}

/** A server action triggered by a press. Never retried automatically, because it is counted and may cost. */
export function useAsyncAction<T>({ ask, onDone, onFailed }: ServerActOptions<T>): AsyncActionHandle<T> {
  const [state, dispatch] = useReducer<AsyncAction<T>, [AsyncActionEvent<T>]>(reduceAsyncAction, idleAction);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function start(): void {
    if (running.current !== null) return;
    const call = new AbortController();
    running.current = call;
    dispatch({ type: 'asked' });
    ask(call.signal)
      .then((value) => {
        if (call.signal.aborted) return;
        dispatch({ type: 'answered', value });
        onDone?.(value);
      })
      .catch((error: unknown) => {
        if (call.signal.aborted) return;
        dispatch({ type: 'failed', error });
        onFailed?.(error);
      })
      .finally(() => {
        if (running.current === call) running.current = null;
      });
  }

  function putAway(): void {
    running.current?.abort();
    running.current = null;
    dispatch({ type: 'put-away' });
  }

  return { state, start, putAway };
}
