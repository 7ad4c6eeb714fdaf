import { queryOptions, useQuery } from '@tanstack/react-query';
import { getPaymentOptionsEndpoint, type PaymentKind } from '#shared/api/billing.ts';
import { callEndpoint } from './api-client.ts';

/** How this server takes payments. */
export const paymentOptionsQuery = queryOptions({
  queryKey: ['payment-options'],
  queryFn: async ({ signal }): Promise<PaymentKind> =>
    (await callEndpoint(getPaymentOptionsEndpoint, { signal })).payment,
  networkMode: 'always',
});

/**
 * How this server takes payments; `asking` while loading, `unknown` if the request failed. Unknown does not block a
 * purchase: its own request reports the error.
 */
export function usePaymentKind(): PaymentKind | 'asking' | 'unknown' {
  const { data, isError } = useQuery(paymentOptionsQuery);
  if (data !== undefined) return data;
  return isError ? 'unknown' : 'asking';
}
