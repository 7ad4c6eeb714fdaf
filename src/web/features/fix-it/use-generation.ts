import { useEffect, useReducer, useRef } from 'react';
import { LIMITS } from '#shared/product/limits.ts';
import { ApiCallError } from '#web/lib/api-error.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';
import { type Generation, type GenerationEvent, readGeneration } from './generation.ts';

interface GenerationOptions<T> {
  /** `variant`: which of the possible texts; increased after each one. */
  readonly ask: (signal: AbortSignal, variant: number) => Promise<T>;
  /** Sent with the event of a rejected request. */
  readonly fix: string;
  readonly onWritten?: (value: T) => void;
}

/** One fix that the server generates on request. Never requested automatically: each request is counted and may cost. */
export function useGeneration<T>({ ask, fix, onWritten }: GenerationOptions<T>): {
  readonly state: Generation<T>;
  readonly start: () => void;
} {
  const [state, dispatch] = useReducer<Generation<T>, [GenerationEvent<T>]>(readGeneration, { kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const timesWritten = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  function start(): void {
    if (running.current !== null) return;
    const call = new AbortController();
    running.current = call;
    dispatch({ type: 'asked' });
    ask(call.signal, timesWritten.current % LIMITS.regenerateVariants)
      .then((value) => {
        if (call.signal.aborted) return;
        timesWritten.current += 1;
        dispatch({ type: 'answered', value });
        onWritten?.(value);
      })
      .catch((error: unknown) => {
        if (call.signal.aborted) return;
        if (error instanceof ApiCallError && error.status === 402) sendPageEvent('upgrade_view', { from: 'fix', fix });
        dispatch({ type: 'failed', error });
      })
      .finally(() => {
        running.current = null;
      });
  }

  return { state, start };
}
