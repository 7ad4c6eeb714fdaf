import { queryOptions } from '@tanstack/react-query';
import { getBillingEndpoint } from '#shared/api/billing.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** Plan, subscription and purchases of the own account: key and fetcher in one place. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => callEndpoint(getBillingEndpoint, { signal }),
  // Who comes back from the customer portal must see what they changed there.
  staleTime: 0,
  networkMode: 'always',
});
