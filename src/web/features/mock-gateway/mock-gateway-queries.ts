import { queryOptions } from '@tanstack/react-query';
import { getMockCheckoutEndpoint, getMockPortalEndpoint } from '#shared/api/checkout.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** One payment at the mock gateway. Always refetched: it may have been completed in another tab. */
export function mockCheckoutQuery(checkoutId: string) {
  return queryOptions({
    queryKey: ['pay-desk', checkoutId],
    queryFn: ({ signal }) => callEndpoint(getMockCheckoutEndpoint, { params: { checkoutId }, signal }),
    staleTime: 0,
    networkMode: 'always',
  });
}

/** The user's mock subscription. */
export const mockPortalQuery = queryOptions({
  queryKey: ['pay-desk-portal'],
  queryFn: ({ signal }) => callEndpoint(getMockPortalEndpoint, { signal }),
  staleTime: 0,
  networkMode: 'always',
});
