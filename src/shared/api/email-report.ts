import { z } from 'zod';
import { typedEmail } from '#shared/text/typed-email.ts';
import { typedText } from '#shared/text/typed-text.ts';
import { Priority } from '../audit/analysis.ts';
import { defineEndpoint } from './endpoint.ts';

/** Fields of the specified client. The server builds the message from the stored audit and ignores this text. */
const ClientAuditData = z.object({
  url: typedText({ most: 2048, isAddress: true }),
  domain: typedText({ most: 253 }).optional(),
  score: z.number().nullable().optional(),
  businessName: typedText({ most: 500 }).nullable().optional(),
  actionPlan: z
    .array(
      z.object({
        title: typedText({ most: 500 }),
        description: typedText({ most: 5000, hasLines: true }),
        priority: Priority,
      }),
    )
    .max(100)
    .optional(),
  freeDescription: typedText({ most: 10_000 }).nullable().optional(),
  qaPreview: z.unknown().optional(),
  h1Preview: z.unknown().optional(),
});

export const EmailReportRequest = z.object({
  email: typedEmail({ most: 254, missing: 'Please enter a valid email address' }),
  auditId: typedText({ most: 100 }).optional(),
  auditData: ClientAuditData.optional(),
  /** Sent by the exit dialog instead of the two above. */
  payload: z.unknown().optional(),
});
export type EmailReportRequest = z.infer<typeof EmailReportRequest>;

/** `queued`: will be sent. `kept`: this server has no mail server, so the mail stays in its outbox. `message` says so. */
export const MailAccepted = z.object({
  success: z.literal(true),
  message: z.string(),
  delivery: z.enum(['queued', 'kept']),
});
export type MailAccepted = z.infer<typeof MailAccepted>;

export const emailReportEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/email-report',
  summary: 'Email the report of an audit to one address. A key needs the permission to email reports.',
  callers: 'anyone',
  isForPrograms: true,
  body: EmailReportRequest,
  query: null,
  response: MailAccepted,
  status: 202,
});
