import type { AdminFlag, AdminPublicClaim } from '#shared/api/admin/content.ts';
import type { MailRow, Suppression } from '#shared/api/admin/mails.ts';
import type { LogEntry, Metrics, Overview } from '#shared/api/admin/metrics.ts';
import type { AdminPurchase, AdminUser, AdminUserDetail } from '#shared/api/admin/users.ts';
import type { AdminAudit, FailedJob, ProviderStatus } from '#shared/api/admin/work.ts';
import { DEFAULT_FLAG_PERCENTS, FLAG_NAMES } from '#shared/product/flags.ts';
import { FUNNEL_STEPS } from '#shared/product/page-events.ts';

/** Invented data: businesses and people under `.example`, with plausible figures. */

const HOUR = 3_600_000;
const NOW = Date.now();

function ago(hours: number): string {
  return new Date(NOW - hours * HOUR).toISOString();
}

const PEOPLE = [
  { name: 'maren', host: 'harborandpine.example', plan: 'pro', source: 'subscription' },
  { name: 'office', host: 'lantern-oak.example', plan: 'free', source: 'free' },
  { name: 'studio', host: 'northlight-agency.example', plan: 'agency', source: 'grant' },
  { name: 'hello', host: 'corner-bakery-of-the-old-harbour.example', plan: 'free', source: 'free' },
  { name: 'ines', host: 'clearwater-dental.example', plan: 'pro', source: 'subscription' },
  { name: 'post', host: 'wheelhouse-cycles.example', plan: 'free', source: 'free' },
  { name: 'desk', host: 'alder-accounting.example', plan: 'free', source: 'free' },
] as const;

export const USERS: readonly AdminUser[] = PEOPLE.map(({ name, host, plan, source }, index) => ({
  id: `u${index + 1}`,
  email: `${name}@${host}`,
  emailVerified: index !== 3,
  plan,
  planSource: source,
  role: index === 2 ? 'support' : 'user',
  isSuspended: index === 5,
  auditCount: [14, 1, 132, 0, 8, 2, 1][index] ?? 0,
  createdAt: ago(5 + index * 31),
  lastSeenAt: index === 3 ? null : ago(1 + index * 9),
}));

const ADD_ON_PURCHASE = {
  id: 'p2',
  title: 'Q&A Year Pack',
  amountCents: 4900,
  currency: 'usd',
  status: 'refunded',
  paidAt: ago(300),
  auditId: 'a2',
} as const;
const SUBSCRIPTION_PURCHASE = {
  id: 'p1',
  title: 'Pro, monthly',
  amountCents: 3900,
  currency: 'usd',
  status: 'paid',
  paidAt: ago(40),
  auditId: null,
} as const;

export const USER_DETAIL: AdminUserDetail = {
  user: USERS[0] ?? failing(),
  subscription: {
    status: 'active',
    plan: 'pro',
    price: 'pro_monthly',
    currentPeriodEnd: new Date(NOW + 400 * HOUR).toISOString(),
    endsAtPeriodEnd: false,
  },
  grants: [
    {
      id: 'g1',
      plan: 'agency',
      until: new Date(NOW + 200 * HOUR).toISOString(),
      reason: 'Trial of white label, agreed by phone',
      grantedBy: 'owner@porchlight.example',
      createdAt: ago(70),
      isActive: true,
    },
  ],
  purchases: [
    { ...SUBSCRIPTION_PURCHASE, isRefundable: true },
    { ...ADD_ON_PURCHASE, isRefundable: false },
  ],
  addOns: [
    {
      id: 'o1',
      addOnId: 'photo-seo-pack',
      title: 'Photo SEO Pack',
      auditId: 'a1',
      source: 'operator',
      grantedAt: ago(30),
      isRevoked: false,
    },
  ],
  sessions: 2,
  audits: [
    { auditId: 'a1', url: 'https://harborandpine.example/', status: 'done', overallScore: 71, createdAt: ago(3) },
    { auditId: 'a2', url: 'https://harborandpine.example/', status: 'done', overallScore: 64, createdAt: ago(310) },
    { auditId: 'a3', url: 'https://closed.example/', status: 'failed', overallScore: null, createdAt: ago(320) },
  ],
};

export const PURCHASES: readonly AdminPurchase[] = [
  { ...SUBSCRIPTION_PURCHASE, userId: 'u1', email: 'maren@harborandpine.example', isRefundable: true },
  { ...ADD_ON_PURCHASE, userId: 'u1', email: 'maren@harborandpine.example', isRefundable: false },
  {
    id: 'p3',
    title: 'Pro, annual',
    amountCents: 39000,
    currency: 'usd',
    status: 'paid',
    paidAt: ago(2000),
    auditId: null,
    userId: 'u5',
    email: 'ines@clearwater-dental.example',
    isRefundable: false,
  },
  {
    id: 'p4',
    title: 'Competitor Snapshot',
    amountCents: 2900,
    currency: 'usd',
    status: 'disputed',
    paidAt: ago(2200),
    auditId: null,
    userId: null,
    email: null,
    isRefundable: false,
  },
];

export const AUDITS: readonly AdminAudit[] = [
  ['https://harborandpine.example/', 'maren@harborandpine.example', 'done', 71, null, 1840],
  ['https://lantern-oak.example/', null, 'running', null, null, null],
  ['https://corner-bakery-of-the-old-harbour.example/', null, 'queued', null, null, null],
  ['https://closed.example/', null, 'failed', null, 'robots-refused', 420],
  ['https://clearwater-dental.example/', 'ines@clearwater-dental.example', 'done', 38, null, 2310],
  ['https://wheelhouse-cycles.example/', null, 'done', null, null, 900],
].map(([url, email, status, overallScore, failureCode, ms], index) => ({
  auditId: `a${index}`,
  siteRunId: `r${index}`,
  url,
  email,
  status,
  overallScore,
  failureCode,
  ms,
  createdAt: ago(index * 2),
})) as AdminAudit[];

export const QUEUE: {
  queues: { queue: 'audits' | 'tasks'; waiting: number; running: number; oldestWaitingSeconds: number | null }[];
  scans: { watched: number; open: number; overdue: number };
  failed: FailedJob[];
} = {
  queues: [
    { queue: 'audits', waiting: 3, running: 2, oldestWaitingSeconds: 14 },
    { queue: 'tasks', waiting: 0, running: 0, oldestWaitingSeconds: null },
  ],
  scans: { watched: 214, open: 1, overdue: 0 },
  failed: [
    {
      id: 'j1',
      queue: 'tasks',
      kind: 'send-mail',
      subject: 'Your report for lantern-oak.example',
      reason: 'The mail server refused the connection.',
      attempts: 5,
      failedAt: ago(2),
    },
    {
      id: 'j2',
      queue: 'tasks',
      kind: 'apply-payment-event',
      subject: 'evt_0001',
      reason: 'The payment service did not answer within 20 seconds.',
      attempts: 8,
      failedAt: ago(30),
    },
  ],
};

export const MAILS: readonly MailRow[] = [
  ['verify-email', 'hello@corner-bakery-of-the-old-harbour.example', 'Confirm your address', 'outbox', 0, null],
  ['reset-password', 'maren@harborandpine.example', 'A new password for Porchlight', 'sent', 1, null],
  ['report', 'office@lantern-oak.example', 'Your report for lantern-oak.example', 'failed', 5, 'connection refused'],
  ['report', 'gone@wheelhouse-cycles.example', 'Your report for wheelhouse-cycles.example', 'suppressed', 0, null],
  ['rescan', 'ines@clearwater-dental.example', 'What changed on clearwater-dental.example', 'queued', 0, null],
  ['rescan', 'desk@alder-accounting.example', 'What changed on alder-accounting.example', 'sent', 2, 'greylisted'],
].map(([kind, to, subject, status, attempts, lastError], index) => ({
  id: `m${index + 1}`,
  kind,
  to,
  subject,
  status,
  attempts,
  lastError,
  createdAt: ago(1 + index * 7),
  sentAt: status === 'sent' ? ago(index * 7 + 0.9) : null,
})) as MailRow[];

export const MAIL_TEXT = `Hello,

somebody, probably you, made an account at Porchlight with this address. Open this link to confirm it:

https://porchlight.example/verify-email?token=an-invented-token-that-is-quite-long-so-that-it-has-to-wrap-on-a-phone

If it was not you, nothing happens without the link.`;

export const SUPPRESSIONS: readonly Suppression[] = [
  { email: 'gone@wheelhouse-cycles.example', reason: 'bounce', note: '550 no such user', createdAt: ago(90) },
  { email: 'quiet@lantern-oak.example', reason: 'unsubscribe', note: null, createdAt: ago(190) },
  { email: 'never@alder-accounting.example', reason: 'operator', note: 'Asked by letter', createdAt: ago(900) },
];

const UNUSED = { calls: 0, failures: 0, lastFailure: null, costThisMonthUsd: null };
export const SAMPLE_PROVIDERS: readonly ProviderStatus[] = [
  {
    id: 'places',
    title: 'Google Places',
    purpose: 'Business profile, shown live',
    isConfigured: true,
    settings: ['GOOGLE_PLACES_KEY'],
    calls: 412,
    failures: 3,
    lastFailure: { at: ago(4), reason: 'It did not answer within 5 seconds.' },
    costThisMonthUsd: 18.42,
  },
  {
    id: 'stripe',
    title: 'Stripe',
    purpose: 'Payments and subscriptions',
    isConfigured: true,
    settings: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    calls: 37,
    failures: 0,
    lastFailure: null,
    costThisMonthUsd: null,
  },
  {
    id: 'smtp',
    title: 'Mail server',
    purpose: 'Sends mail',
    isConfigured: false,
    settings: ['SMTP_URL', 'MAIL_FROM'],
    ...UNUSED,
  },
  {
    id: 'perplexity',
    title: 'Perplexity',
    purpose: 'Answer presence',
    isConfigured: false,
    settings: ['PERPLEXITY_KEY'],
    ...UNUSED,
  },
];

export const FLAGS: readonly AdminFlag[] = FLAG_NAMES.map((name, index) => ({
  name,
  percent: index === 2 ? 40 : DEFAULT_FLAG_PERCENTS[name],
  defaultPercent: DEFAULT_FLAG_PERCENTS[name],
  changedAt: index === 2 ? ago(50) : null,
  changedBy: index === 2 ? 'owner@porchlight.example' : null,
}));

const DAYS = Array.from({ length: 30 }, (_, index) => ago((29 - index) * 24).slice(0, 10));
const REACHED = [1240, 1102, 318, 61, 22];
const stepsOf = (share: number) =>
  FUNNEL_STEPS.map((step, index) => ({ step, visitors: Math.round((REACHED[index] ?? 0) * share) }));

export const METRICS: Metrics = {
  since: `${DAYS[0]}T00:00:00.000Z`,
  funnel: stepsOf(1),
  events: [
    { name: 'audit_start', count: 1544, visitors: 1240 },
    { name: 'audit_complete', count: 1390, visitors: 1102 },
    { name: 'signup_complete', count: 96, visitors: 96 },
    { name: 'email_report_sent', count: 140, visitors: 131 },
  ],
  auditsPerDay: DAYS.map((day, index) => ({
    day,
    done: index === 11 ? 0 : 20 + ((index * 37) % 41),
    failed: (index * 7) % 6,
  })),
  auditMs: { median: 1630, p95: 7400, count: 1390 },
  failures: [
    { code: 'robots-refused', count: 31 },
    { code: 'dns-not-found', count: 19 },
    { code: 'timed-out', count: 8 },
  ],
  signUpsPerDay: DAYS.map((day, index) => ({ day, count: (index * 5) % 8 })),
  rollout: FLAGS.map(({ name, percent }) => ({
    flag: name,
    percent,
    on: stepsOf(percent / 100),
    off: stepsOf(1 - percent / 100),
  })),
};

export const OVERVIEW: Overview = {
  users: { total: 1204, free: 1148, pro: 49, agency: 7 },
  auditsToday: 38,
  waitingJobs: 3,
  failedJobs: 2,
  mails: { outbox: 4, failed: 1 },
  payment: 'not-set-up',
  isSmtpConfigured: false,
  warnings: [
    { sentence: '2 jobs were given up after the last attempt.', list: 'queue' },
    { sentence: '4 mails wait in the outbox, because no mail server is set up (SMTP_URL).', list: 'outbox' },
    {
      sentence: 'This server makes no backups by itself (BACKUP_DIR): make sure that something else does.',
      list: null,
    },
  ],
};

export const LOG: readonly LogEntry[] = [
  {
    id: 'l1',
    at: ago(1),
    actor: 'owner@porchlight.example',
    action: 'plan-granted',
    subject: 'maren@harborandpine.example',
    reason: 'Trial of white label, agreed by phone',
    details: { plan: 'agency', until: '2026-12-24T23:59:59.000Z' },
  },
  {
    id: 'l2',
    at: ago(26),
    actor: 'support@porchlight.example',
    action: 'job-retried',
    subject: 'send-mail',
    reason: null,
    details: {},
  },
  {
    id: 'l3',
    at: ago(60),
    actor: 'terminal',
    action: 'owner-created',
    subject: 'owner@porchlight.example',
    reason: 'First start',
    details: { fromAddress: 'none', flags: { NEW_REPORT_UX: 40 } },
  },
];

export const STATEMENTS: readonly AdminPublicClaim[] = [
  {
    id: 's1',
    kind: 'claim',
    text: 'Half of all audits take less than two seconds.',
    author: null,
    authorRole: null,
    basis: 'Median of 1,390 audits on this server, see Metrics.',
    isPublished: true,
    isShown: true,
    updatedAt: ago(20),
  },
  {
    id: 's2',
    kind: 'testimonial',
    text: 'We found out why nobody saw our opening hours.',
    author: 'Maren Pine',
    authorRole: 'owner of an invented plumbing firm',
    basis: null,
    isPublished: true,
    isShown: false,
    updatedAt: ago(200),
  },
];

function failing(): never {
  throw new Error('There are no invented users.');
}
