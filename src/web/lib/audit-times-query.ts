import { queryOptions } from '@tanstack/react-query';
import type { AuditTimes } from '#shared/api/audit-times.ts';

/**
 * How long audits took on this server; null while too few have finished. Requested once per page; the contract is loaded
 * then.
 */
export const auditTimesQuery = queryOptions({
  queryKey: ['audit-times'],
  queryFn: async (): Promise<AuditTimes | null> => {
    const [{ callEndpoint }, { getAuditTimesEndpoint }] = await Promise.all([
      import('./api-client.ts'),
      import('#shared/api/audit-times.ts'),
    ]);
    return (await callEndpoint(getAuditTimesEndpoint)).measured;
  },
});
