import { queryOptions } from '@tanstack/react-query';
import { getAudit } from '#shared/api/audits.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** One audit of this session by its id: key and fetcher in one place. */
export function auditQuery(auditId: string) {
  return queryOptions({
    queryKey: ['audit', auditId],
    queryFn: ({ signal }) => callEndpoint(getAudit, { params: { auditId }, signal }),
    // Offline shows the saved copy and says so, instead of waiting.
    networkMode: 'always',
  });
}
