import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** How long finished audits took on this server, from begin to result. */
export const AuditTimes = z.object({
  medianMs: z.number().int().positive(),
  p95Ms: z.number().int().positive(),
  /** The number of audits. */
  count: z.number().int().positive(),
  /** Of how many days, today included. */
  days: z.number().int().positive(),
});
export type AuditTimes = z.infer<typeof AuditTimes>;

export const getAuditTimesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/audit-times',
  summary: 'How long the audits of the last days took on this server; null while too few have finished to say so.',
  callers: 'anyone',
  body: null,
  query: null,
  response: z.object({ measured: AuditTimes.nullable() }),
  status: 200,
});
