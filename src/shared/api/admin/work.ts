import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { AuditStatus } from '../audits.ts';
import { Done } from '../done.ts';
import { defineEndpoint } from '../endpoint.ts';
import { definePage, PageQuery } from '../paging.ts';

export const AdminAudit = z.object({
  auditId: z.string(),
  siteRunId: z.string(),
  url: z.string(),
  /** The account’s address; null for a visitor. */
  email: z.string().nullable(),
  status: AuditStatus,
  overallScore: z.number().int().nullable(),
  failureCode: z.string().nullable(),
  /** Crawl and evaluation, without queueing; null while it runs. */
  ms: z.number().int().nullable(),
  createdAt: z.string(),
});
export type AdminAudit = z.infer<typeof AdminAudit>;

export const listAllAuditsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audits',
  summary: 'Audits of everybody, the newest first, without their content; `search` looks in the website address.',
  callers: 'support',
  body: null,
  query: PageQuery.extend({ search: typedText({ most: 254 }).optional(), status: AuditStatus.optional() }),
  response: definePage(AdminAudit),
  status: 200,
});

/** A job that failed its last attempt. */
export const FailedJob = z.object({
  id: z.string(),
  queue: z.enum(['audits', 'tasks']),
  /** Such as `audit`, `send-mail` or `apply-payment-event`. */
  kind: z.string(),
  /** Its object: a website, a mail, an event. */
  subject: z.string(),
  reason: z.string(),
  attempts: z.number().int(),
  failedAt: z.string(),
});
export type FailedJob = z.infer<typeof FailedJob>;

export const getQueueEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/queue',
  summary: 'How much waits and runs, and what was given up.',
  callers: 'support',
  body: null,
  query: null,
  response: z.object({
    queues: z.array(
      z.object({
        queue: z.enum(['audits', 'tasks']),
        waiting: z.number().int(),
        running: z.number().int(),
        /** Seconds that the oldest waiting job has waited; null when none waits. */
        oldestWaitingSeconds: z.number().int().nullable(),
      }),
    ),
    /** Watched sites: the total, those being scanned, and those that are due but wait for a free slot. */
    scans: z.object({ watched: z.number().int(), open: z.number().int(), overdue: z.number().int() }),
    failed: z.array(FailedJob),
  }),
  status: 200,
});

export const retryJobEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/jobs/:jobId/retry',
  summary: 'Try a given-up job again.',
  callers: 'support',
  body: null,
  query: null,
  response: Done,
  status: 202,
});

export const ProviderStatus = z.object({
  /** Such as `stripe`, `smtp`, `places`. */
  id: z.string(),
  title: z.string(),
  /** Its purpose, in a few words. */
  purpose: z.string(),
  isConfigured: z.boolean(),
  /** The settings that configure it, by name; never their values. */
  settings: z.array(z.string()),
  /** Of the last 24 hours. */
  calls: z.number().int(),
  failures: z.number().int(),
  lastFailure: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** The cost of this month's calls, in US dollars; null when calls are free. */
  costThisMonthUsd: z.number().nullable(),
});
export type ProviderStatus = z.infer<typeof ProviderStatus>;

export const listProvidersEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/providers',
  summary: 'Outside services: configured or not, how they answer, what they cost.',
  callers: 'support',
  body: null,
  query: null,
  response: z.object({ providers: z.array(ProviderStatus) }),
  status: 200,
});
