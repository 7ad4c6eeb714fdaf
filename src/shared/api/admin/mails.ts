import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { Email } from '../auth.ts';
import { Done } from '../done.ts';
import { defineEndpoint } from '../endpoint.ts';
import { definePage, PageQuery } from '../paging.ts';
import { Reason } from './users.ts';

/**
 * `outbox`: no mail server is configured, so the message stays here to be read. `sent` means that the mail server accepted
 * it. `suppressed`: its address is on the suppression list.
 */
export const MAIL_STATUSES = ['queued', 'sent', 'failed', 'outbox', 'suppressed'] as const;
export const MailStatus = z.enum(MAIL_STATUSES);
export type MailStatus = z.infer<typeof MailStatus>;

export const MailRow = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  status: MailStatus,
  attempts: z.number().int(),
  /** The mail server's response at the last failure. */
  lastError: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type MailRow = z.infer<typeof MailRow>;

export const listMailsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/mails',
  summary: 'Messages, the newest first. Their text is not in the list.',
  callers: 'support',
  body: null,
  query: PageQuery.extend({ search: typedText({ most: 254 }).optional(), status: MailStatus.optional() }),
  response: definePage(MailRow).extend({ isSmtpConfigured: z.boolean() }),
  status: 200,
});

export const getMailEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/mails/:mailId',
  summary: 'One message with its text. Links of sent messages are left out: they belong to the recipient.',
  callers: 'owner',
  body: null,
  query: null,
  response: MailRow.extend({ text: z.string() }),
  status: 200,
});

export const resendMailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/mails/:mailId/resend',
  summary: 'Send a failed message, or one from the outbox, again.',
  callers: 'owner',
  body: z.object({ reason: Reason }),
  query: null,
  response: Done,
  status: 202,
});

export const Suppression = z.object({
  email: z.string(),
  reason: z.enum(['bounce', 'complaint', 'unsubscribe', 'operator']),
  note: z.string().nullable(),
  createdAt: z.string(),
});
export type Suppression = z.infer<typeof Suppression>;

export const listSuppressionsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/suppressions',
  summary: 'Addresses that get no mail, the newest first.',
  callers: 'support',
  body: null,
  query: PageQuery.extend({ search: typedText({ most: 254 }).optional() }),
  response: definePage(Suppression),
  status: 200,
});

export const addSuppressionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/suppressions',
  summary: 'Keep an address from getting mail.',
  callers: 'support',
  body: z.object({ email: Email, reason: Reason }),
  query: null,
  response: Done,
  status: 201,
});

export const removeSuppressionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/suppressions/remove',
  summary: 'Let an address get mail again.',
  callers: 'owner',
  body: z.object({ email: Email, reason: Reason }),
  query: null,
  response: Done,
  status: 200,
});
