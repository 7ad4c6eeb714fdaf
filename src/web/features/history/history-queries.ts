import { queryOptions } from '@tanstack/react-query';
import { compareAuditsEndpoint, getHistoryEndpoint, listBusinessesEndpoint } from '#shared/api/history.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** The audited businesses. Refetched, because an audit may have been run since. */
export const businessesQuery = queryOptions({
  queryKey: ['businesses'],
  queryFn: ({ signal }) => callEndpoint(listBusinessesEndpoint, { signal }),
  staleTime: 0,
  networkMode: 'always',
});

/** Every audit of one business, and the events between them. */
export function historyQuery(businessId: string) {
  return queryOptions({
    queryKey: ['history', businessId],
    queryFn: ({ signal }) => callEndpoint(getHistoryEndpoint, { params: { businessId }, signal }),
    staleTime: 0,
    networkMode: 'always',
  });
}

/** What changed up to an audit, since another one or the one before. */
export function changesQuery(auditId: string, since: string | undefined) {
  return queryOptions({
    queryKey: ['changes', auditId, since ?? null],
    queryFn: ({ signal }) => callEndpoint(compareAuditsEndpoint, { params: { auditId }, query: { since }, signal }),
    networkMode: 'always',
  });
}
