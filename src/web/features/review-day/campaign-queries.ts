import { queryOptions } from '@tanstack/react-query';
import { listReviewCampaignsEndpoint } from '#shared/api/review-day.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** The campaigns of the account. Other windows change them: never shown from an earlier visit of the page. */
export const campaignsQuery = queryOptions({
  queryKey: ['review-campaigns'],
  queryFn: async ({ signal }) => (await callEndpoint(listReviewCampaignsEndpoint, { signal })).campaigns,
  networkMode: 'always',
  staleTime: 0,
});
