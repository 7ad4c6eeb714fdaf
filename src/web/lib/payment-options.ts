import { queryOptions, useQuery } from '@tanstack/react-query';
import { getPaymentOptionsEndpoint, type PaymentKind } from '#shared/api/billing.ts';
import { callEndpoint } from './api-client.ts';

/** How this server takes payments: key and fetcher in one place. */
export const paymentOptionsQuery = queryOptions({
  queryKey: ['payment-options'],
  queryFn: async ({ signal }): Promise<PaymentKind> =>
    (await callEndpoint(getPaymentOptionsEndpoint, { signal })).payment,
  networkMode: 'always',
});

/**
 * How this server takes payments; `asking` until it has said so, `unknown` when it could not be asked. Unknown forbids
 * nothing: whoever goes on is told by the answer to the purchase itself.
 */
export function usePaymentKind(): PaymentKind | 'asking' | 'unknown' {
  const { data, isError } = useQuery(paymentOptionsQuery);
  if (data !== undefined) return data;
  return isError ? 'unknown' : 'asking';
}
