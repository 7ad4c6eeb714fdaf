import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const getNewestAuditEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/audit',
  summary: 'The newest audit of a business of this session or account, by its id.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: z.object({ auditId: z.string() }),
  status: 200,
});
