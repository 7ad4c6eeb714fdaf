import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { checkoutEndpoint } from '#shared/api/checkout.ts';
import type { ProductKey } from '#shared/product/prices.ts';
import { newActionKey } from '#web/lib/action-key.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ApiCallError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';
import { redirectTo } from '#web/lib/redirect-to.ts';
import { useBfcacheReturn } from '#web/lib/use-bfcache-return.ts';
import { paths } from '#web/paths.ts';

export interface CheckoutStart {
  /** True from the press of the button until the browser has left for the payment service. */
  readonly isGoing: boolean;
  /** Why the checkout failed; null when it did not. */
  readonly problem: string | null;
  /** Each call is one checkout; its request is safe to repeat. */
  readonly start: (price: ProductKey, auditId: string | null) => void;
}

/** Starts a checkout and redirects to the payment service. After an expired session the user logs in and returns to the order. */
export function useCheckout(): CheckoutStart {
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const request = useMutation({
    // Report being offline at once instead of waiting silently for a connection.
    networkMode: 'always',
    mutationFn: async ({ price, auditId, key }: { price: ProductKey; auditId: string | null; key: string }) => {
      const { url } = await callEndpoint(checkoutEndpoint, {
        body: { price, ...(auditId !== null && { auditId }) },
        headers: { 'idempotency-key': key },
      });
      redirectTo(url);
    },
    onError: (error, { price, auditId }) => {
      isBusy.current = false;
      if (error instanceof ApiCallError && error.status === 401)
        navigate(paths.login.to(paths.upgrade.to(price, auditId ?? undefined)));
    },
  });
  useBfcacheReturn(() => {
    isBusy.current = false;
    request.reset();
  });

  function start(price: ProductKey, auditId: string | null): void {
    if (isBusy.current) return;
    isBusy.current = true;
    sendPageEvent('checkout_start', { price });
    request.mutate({ price, auditId, key: newActionKey() });
  }

  return {
    isGoing: request.isPending || request.isSuccess,
    problem: request.isError ? failureSentence(request.error) : null,
    start,
  };
}
