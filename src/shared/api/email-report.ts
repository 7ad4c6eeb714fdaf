import { z } from 'zod';
import { Priority } from '../audit/analysis.ts';
import { defineEndpoint } from './endpoint.ts';

/** What the specified client sends along. The server builds the message from the stored audit and ignores this text. */
const ClientAuditData = z.object({
  url: z.string().max(2048),
  domain: z.string().max(253).optional(),
  score: z.number().nullable().optional(),
  businessName: z.string().max(500).nullable().optional(),
  actionPlan: z
    .array(z.object({ title: z.string().max(500), description: z.string().max(5000), priority: Priority }))
    .max(100)
    .optional(),
  freeDescription: z.string().max(10_000).nullable().optional(),
  qaPreview: z.unknown().optional(),
  h1Preview: z.unknown().optional(),
});

export const EmailReportRequest = z.object({
  email: z.string().trim().min(1, 'Please enter a valid email address').max(254),
  auditId: z.string().max(100).optional(),
  auditData: ClientAuditData.optional(),
  /** Sent instead of the two above by the exit dialog. */
  payload: z.unknown().optional(),
});
export type EmailReportRequest = z.infer<typeof EmailReportRequest>;

/** `queued`: on its way. `kept`: this server has no mail server, and the mail waits for its operator. `message` says so. */
export const MailAccepted = z.object({
  success: z.literal(true),
  message: z.string(),
  delivery: z.enum(['queued', 'kept']),
});
export type MailAccepted = z.infer<typeof MailAccepted>;

export const emailReport = defineEndpoint({
  method: 'POST',
  path: '/api/email-report',
  summary: 'Send the report of an audit to one address.',
  callers: 'anyone',
  body: EmailReportRequest,
  query: null,
  response: MailAccepted,
  status: 202,
});
