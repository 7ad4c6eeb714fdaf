import { queryOptions } from '@tanstack/react-query';
import { getPayDeskCheckout, getPayDeskPortal } from '#shared/api/checkout.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** One payment at the pretended desk. Always asked for: it may have been answered in another tab. */
export function payDeskCheckoutQuery(checkoutId: string) {
  return queryOptions({
    queryKey: ['pay-desk', checkoutId],
    queryFn: ({ signal }) => callEndpoint(getPayDeskCheckout, { params: { checkoutId }, signal }),
    staleTime: 0,
    networkMode: 'always',
  });
}

/** The own pretended subscription. */
export const payDeskPortalQuery = queryOptions({
  queryKey: ['pay-desk-portal'],
  queryFn: ({ signal }) => callEndpoint(getPayDeskPortal, { signal }),
  staleTime: 0,
  networkMode: 'always',
});
