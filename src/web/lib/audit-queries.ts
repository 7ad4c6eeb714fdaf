import { queryOptions } from '@tanstack/react-query';
import { getAuditEndpoint, getAuditTextsEndpoint } from '#shared/api/audits.ts';
import { getNewestAuditEndpoint } from '#shared/api/businesses.ts';
import { callEndpoint } from './api-client.ts';

/** One audit of this session by its id. */
export function auditQuery(auditId: string) {
  return queryOptions({
    queryKey: ['audit', auditId],
    queryFn: ({ signal }) => callEndpoint(getAuditEndpoint, { params: { auditId }, signal }),
    // Offline shows the saved copy with a note, instead of waiting.
    networkMode: 'always',
  });
}

/** The texts of one audit and what could be made for it. Its key is within that of the audit: what changes one changes the other. */
export function auditTextsQuery(auditId: string) {
  return queryOptions({
    queryKey: ['audit', auditId, 'texts'],
    queryFn: ({ signal }) => callEndpoint(getAuditTextsEndpoint, { params: { auditId }, signal }),
    networkMode: 'always',
  });
}

/** The newest audit of a business, by its id. */
export function newestAuditQuery(businessId: string) {
  return queryOptions({
    queryKey: ['newest-audit', businessId],
    queryFn: ({ signal }) => callEndpoint(getNewestAuditEndpoint, { params: { businessId }, signal }),
    networkMode: 'always',
    // Refetched, because another audit may have been run since.
    staleTime: 0,
  });
}
