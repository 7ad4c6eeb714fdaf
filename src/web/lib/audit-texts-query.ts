import { queryOptions } from '@tanstack/react-query';
import { getAuditTextsEndpoint } from '#shared/api/audits.ts';
import { callEndpoint } from './api-client.ts';

/** The texts of one audit and what could be made for it. Its key is within that of the audit: what changes one changes the other. */
export function auditTextsQuery(auditId: string) {
  return queryOptions({
    queryKey: ['audit', auditId, 'texts'],
    queryFn: ({ signal }) => callEndpoint(getAuditTextsEndpoint, { params: { auditId }, signal }),
    networkMode: 'always',
  });
}
