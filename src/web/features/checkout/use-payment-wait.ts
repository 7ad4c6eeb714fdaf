import { useEffect, useReducer, useRef } from 'react';
import { getCheckoutEndpoint } from '#shared/api/checkout.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ApiCallError } from '#web/lib/api-error.ts';
import { isWorthRetrying } from '#web/lib/query-client.ts';
import { initialWait, type PaymentWait, type PaymentWaitAction, reducePaymentWait } from './payment-wait.ts';

/** A rate limit is not an error: the next poll simply comes later. */
const tooManyRequests = 429;

/** Polls a payment's state until it is final. */
export function usePaymentWait(checkoutId: string | null): PaymentWait {
  const [state, dispatch] = useReducer(reducePaymentWait, checkoutId, initialWait);
  const startedAt = useRef<number | null>(null);
  useEffect(() => {
    if (checkoutId === null || (state.kind !== 'waiting' && state.kind !== 'late')) return;
    startedAt.current ??= performance.now();
    const start = startedAt.current;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const action = await ask(checkoutId, stop.signal, () => performance.now() - start);
      if (!stop.signal.aborted) dispatch(action);
    }, state.nextAskMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [checkoutId, state]);
  return state;
}

async function ask(checkoutId: string, signal: AbortSignal, elapsed: () => number): Promise<PaymentWaitAction> {
  try {
    const answer = await callEndpoint(getCheckoutEndpoint, { params: { checkoutId }, signal });
    return { type: 'answered', answer, elapsedMs: elapsed() };
  } catch (error) {
    if (error instanceof ApiCallError && !isWorthRetrying(error) && error.status !== tooManyRequests)
      return { type: 'refused', status: error.status };
    return { type: 'not-answered', elapsedMs: elapsed() };
  }
}
