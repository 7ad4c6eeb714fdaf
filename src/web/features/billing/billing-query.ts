import { queryOptions } from '@tanstack/react-query';
import { getBillingEndpoint } from '#shared/api/billing.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** Plan, subscription and purchases of the user's account. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => callEndpoint(getBillingEndpoint, { signal }),
  // Refetched: changes made in the customer portal must show on return.
  staleTime: 0,
  networkMode: 'always',
});
