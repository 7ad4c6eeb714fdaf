import { queryOptions } from '@tanstack/react-query';
import { listSharesEndpoint } from '#shared/api/shares.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** The valid links of an audit, with the number of views of each. */
export function sharesQuery(auditId: string) {
  return queryOptions({
    queryKey: ['shares', auditId],
    queryFn: ({ signal }) => callEndpoint(listSharesEndpoint, { params: { auditId }, signal }),
    networkMode: 'always',
    // Refetched, so that the view counts are current.
    staleTime: 0,
  });
}
