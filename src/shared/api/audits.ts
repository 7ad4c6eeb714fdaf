import { z } from 'zod';
import { Analysis } from '../audit/analysis.ts';
import { AuditFailure } from '../audit/audit-failure.ts';
import { BusinessCorrections } from '../audit/business.ts';
import { ProgressEvent } from '../audit/progress.ts';
import { defineEndpoint } from './endpoint.ts';

export const AuditStatus = z.enum(['queued', 'running', 'done', 'failed']);
export type AuditStatus = z.infer<typeof AuditStatus>;

/** An address as a visitor types it: `example.com` is enough. `fresh` asks for a new reading of the site. */
export const AuditRequest = z.object({
  url: z.string().trim().min(1).max(2048),
  fresh: z.boolean().optional(),
});
export type AuditRequest = z.infer<typeof AuditRequest>;

export const AuditStarted = z.object({ auditId: z.string(), status: AuditStatus });
export type AuditStarted = z.infer<typeof AuditStarted>;

/** The analysis with its audit's id beside the specified fields. */
export const AuditedAnalysis = Analysis.extend({ auditId: z.string() });
export type AuditedAnalysis = z.infer<typeof AuditedAnalysis>;

export const AuditView = z.object({
  auditId: z.string(),
  status: AuditStatus,
  url: z.string(),
  createdAt: z.string(),
  progress: ProgressEvent.nullable(),
  result: AuditedAnalysis.optional(),
  error: AuditFailure.optional(),
});
export type AuditView = z.infer<typeof AuditView>;

export const startAudit = defineEndpoint({
  method: 'POST',
  path: '/api/audits',
  summary: 'Start an audit; answers at once. Honours Idempotency-Key.',
  callers: 'anyone',
  body: AuditRequest,
  query: null,
  response: AuditStarted,
  status: 202,
});

export const getAudit = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId',
  summary: 'State and, when done, the result of one audit of this session or account.',
  callers: 'anyone',
  body: null,
  query: null,
  response: AuditView,
  status: 200,
});

/** Server-sent events: see `AuditEvent`. `response` describes the data of one event. */
export const AUDIT_EVENTS_PATH = '/api/audits/:auditId/events';

export const correctBusiness = defineEndpoint({
  method: 'POST',
  path: '/api/audits/:auditId/corrections',
  summary: 'Correct what the audit understood of the business; the same evidence is judged again at once.',
  callers: 'anyone',
  body: BusinessCorrections,
  query: null,
  response: AuditedAnalysis,
  status: 200,
});

export const analyze = defineEndpoint({
  method: 'POST',
  path: '/api/analyze',
  summary: 'Audit a website and wait for the analysis.',
  callers: 'anyone',
  body: AuditRequest,
  query: null,
  response: AuditedAnalysis,
  status: 200,
});
