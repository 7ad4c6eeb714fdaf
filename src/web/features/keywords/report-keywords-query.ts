import { queryOptions } from '@tanstack/react-query';
import { getReportKeywordsEndpoint } from '#shared/api/keywords.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** The keywords kept for the report of an audit. */
export function reportKeywordsQuery(auditId: string) {
  return queryOptions({
    queryKey: ['report-keywords', auditId],
    queryFn: ({ signal }) => callEndpoint(getReportKeywordsEndpoint, { params: { auditId }, signal }),
    networkMode: 'always',
  });
}
