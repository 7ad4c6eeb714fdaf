import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { FLAG_NAMES } from '../../product/flags.ts';
import { PageEventName } from '../../product/page-events.ts';
import { defineEndpoint } from '../endpoint.ts';
import { definePage, PageQuery } from '../paging.ts';

const Days = z.coerce.number().int().min(1).max(90).default(30);

/** Days are UTC days, `2026-11-21`; every day of the range is there, empty ones included. */
export const Metrics = z.object({
  since: z.string(),
  /** Distinct visitors who took each step after all previous ones. */
  funnel: z.array(z.object({ step: PageEventName, visitors: z.number().int() })),
  events: z.array(z.object({ name: PageEventName, count: z.number().int(), visitors: z.number().int() })),
  auditsPerDay: z.array(z.object({ day: z.string(), done: z.number().int(), failed: z.number().int() })),
  /** Crawl and evaluation, in milliseconds; null without finished audits. */
  auditMs: z.object({ median: z.number().int(), p95: z.number().int(), count: z.number().int() }).nullable(),
  failures: z.array(z.object({ code: z.string(), count: z.number().int() })),
  signUpsPerDay: z.array(z.object({ day: z.string(), count: z.number().int() })),
  /** For each flag: visitors with and without it, and how many of each reached each step of the funnel. */
  rollout: z.array(
    z.object({
      flag: z.enum(FLAG_NAMES),
      percent: z.number().int(),
      on: z.array(z.object({ step: PageEventName, visitors: z.number().int() })),
      off: z.array(z.object({ step: PageEventName, visitors: z.number().int() })),
    }),
  ),
});
export type Metrics = z.infer<typeof Metrics>;

export const getMetricsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/metrics',
  summary: 'The funnel, audits a day, time an audit, classes of errors, and the rollout of flags, over the last days.',
  callers: 'support',
  body: null,
  query: z.object({ days: Days }),
  response: Metrics,
  status: 200,
});

export const OverviewWarning = z.object({
  sentence: z.string(),
  /** The admin list that shows what it is about; null: it is settled elsewhere, such as in a setting. */
  list: z.enum(['users', 'purchases', 'queue', 'outbox', 'failed-mails', 'content']).nullable(),
});
export type OverviewWarning = z.infer<typeof OverviewWarning>;

export const Overview = z.object({
  users: z.object({ total: z.number().int(), free: z.number().int(), pro: z.number().int(), agency: z.number().int() }),
  auditsToday: z.number().int(),
  waitingJobs: z.number().int(),
  failedJobs: z.number().int(),
  mails: z.object({ outbox: z.number().int(), failed: z.number().int() }),
  payment: z.enum(['not-set-up', 'stripe', 'pay-desk']),
  isSmtpConfigured: z.boolean(),
  /** Warnings for the operator, the most urgent first. */
  warnings: z.array(OverviewWarning),
});
export type Overview = z.infer<typeof Overview>;

export const getOverviewEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'The state of the business at a glance.',
  callers: 'support',
  body: null,
  query: null,
  response: Overview,
  status: 200,
});

export const LogEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** The actor: an account’s address, or `terminal`. */
  actor: z.string(),
  /** Such as `plan-granted`. */
  action: z.string(),
  /** The object, such as an account’s address. */
  subject: z.string(),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type LogEntry = z.infer<typeof LogEntry>;

export const listLogEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/log',
  summary: 'What operators did, the newest first. Entries cannot be changed.',
  callers: 'support',
  body: null,
  query: PageQuery.extend({ search: typedText({ most: 254 }).optional() }),
  response: definePage(LogEntry),
  status: 200,
});
