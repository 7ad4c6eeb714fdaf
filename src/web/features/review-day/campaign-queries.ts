import { queryOptions } from '@tanstack/react-query';
import { listReviewCampaignsEndpoint } from '#shared/api/review-day.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** The account's campaigns. Other windows change them, so cached data is never shown. */
export const campaignsQuery = queryOptions({
  queryKey: ['review-campaigns'],
  queryFn: async ({ signal }) => (await callEndpoint(listReviewCampaignsEndpoint, { signal })).campaigns,
  networkMode: 'always',
  staleTime: 0,
});
