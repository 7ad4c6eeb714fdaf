import { queryOptions } from '@tanstack/react-query';
import { listSharesEndpoint } from '#shared/api/shares.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** The links to an audit that are good now, with how often each was opened. */
export function sharesQuery(auditId: string) {
  return queryOptions({
    queryKey: ['shares', auditId],
    queryFn: ({ signal }) => callEndpoint(listSharesEndpoint, { params: { auditId }, signal }),
    networkMode: 'always',
    // Whoever opens the dialog again wants to know who looked meanwhile.
    staleTime: 0,
  });
}
