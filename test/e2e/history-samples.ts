import type { BusinessHistory, BusinessSummary, HistoryAudit, HistoryEvent } from '#shared/api/history.ts';
import { type AuditChange, AuditChange as Change } from '#shared/history/audit-change.ts';
import type { AuditComparison } from '#shared/history/audit-comparison.ts';
import { aChange } from '#shared/history/change-parts.ts';

const HOME = 'https://harborandpine.example/';

/** Monthly scores of a watched business over a year. */
const SCORES = [52, 52, 55, 61, 60, 60, 66, 71, 58, 72, 73, 74] as const;

const audits: HistoryAudit[] = SCORES.map(
  (overallScore, month): HistoryAudit => ({
    auditId: `a${month}`,
    url: HOME,
    createdAt: new Date(Date.UTC(2025, 11 + month, 3, 9, 42)).toISOString(),
    origin: month % 4 === 0 ? 'asked' : 'watch',
    status: 'done',
    overallScore,
    coverage: 0.58,
    algorithmVersion: month < 6 ? '2025-12-01.1' : '2026-05-20.1',
    isOtherAddress: false,
    isSameReading: false,
    problem: null,
    isLocked: false,
  }),
).toReversed();

function anEvent(
  kind: HistoryEvent['kind'],
  month: number,
  day: number,
  sentence: string,
  points: number | null = null,
) {
  const at = new Date(Date.UTC(2025, 11 + month, day, 15, 10)).toISOString();
  return { id: `${kind} ${month}`, kind, at, auditId: null, sentence, points };
}

/** A year with scans, fixes, an alert and a change of rules. */
export const sampleYearHistory: BusinessHistory = {
  businessId: 'b1',
  domain: 'harborandpine.example',
  name: 'Harbor & Pine Plumbing',
  canCompare: true,
  hasOlder: false,
  audits,
  events: [
    anEvent('resolved', 9, 3, 'OAI-SearchBot can open your site again.'),
    anEvent('alert', 8, 3, 'Your robots.txt now blocks OAI-SearchBot and Bingbot.'),
    anEvent(
      'fix-seen',
      7,
      1,
      'We saw on your site: Your main heading names your trade; Your main heading names your town.',
      4.6,
    ),
    anEvent(
      'fix-applied',
      6,
      27,
      'You said that it is done: Your main heading names your trade; Your main heading names your town.',
    ),
    anEvent('rules-changed', 6, 3, 'From here on we judge by newer rules, so the score may move without your site.'),
    anEvent(
      'changes-found',
      3,
      3,
      '2 things changed on your site: Your pages have opening hours machines can read; Main phone number.',
    ),
  ],
};

export const listedBusinesses: { businesses: BusinessSummary[]; hasMore: boolean } = {
  hasMore: false,
  businesses: [
    {
      businessId: 'b1',
      domain: 'harborandpine.example',
      name: 'Harbor & Pine Plumbing',
      newestAuditId: 'a11',
      newestAt: '2026-11-03T09:42:00.000Z',
      newestStatus: 'done',
      scores: SCORES.map((score, month) => ({ auditId: `a${month}`, at: '2026-11-03T09:42:00.000Z', score })),
      scoreRange: { low: 37, high: 81 },
      subScores: { mapsReadiness: 62, aiReadiness: 75 },
      step: {
        title: 'Say what you do and where in your main heading',
        effort: 'minutes',
        pointsGained: 12,
        gain: 'exact',
      },
      isWatched: true,
    },
    {
      businessId: 'b2',
      domain: 'a-rather-long-name-of-a-bakery-at-the-old-harbour.example',
      name: null,
      newestAuditId: 'a21',
      newestAt: '2026-10-28T07:00:00.000Z',
      newestStatus: 'failed',
      scores: [],
      scoreRange: null,
      subScores: null,
      step: null,
      isWatched: false,
    },
    {
      businessId: 'b3',
      domain: 'lanternoak.example',
      name: 'Lantern & Oak',
      newestAuditId: 'a31',
      newestAt: '2026-10-12T07:00:00.000Z',
      newestStatus: 'done',
      scores: [{ auditId: 'a31', at: '2026-10-12T07:00:00.000Z', score: 41 }],
      scoreRange: { low: 12, high: 88 },
      subScores: { mapsReadiness: 44, aiReadiness: null },
      step: { title: 'Claim and complete your Google profile', effort: 'hour', pointsGained: 6.5, gain: 'upTo' },
      isWatched: false,
    },
  ],
};

function aCheck(subject: string, label: string, points: number, over: Partial<AuditChange> = {}): AuditChange {
  const isBetter = points > 0;
  return aChange({
    kind: 'check',
    subject,
    label,
    cause: 'site',
    before: isBetter ? 'It was missing.' : 'It was there.',
    after: isBetter ? 'It is there.' : 'It is missing.',
    status: { before: isBetter ? 'fail' : 'pass', after: isBetter ? 'pass' : 'fail' },
    points,
    isRegression: !isBetter,
    ...over,
  });
}

const changes: AuditChange[] = [
  aCheck('websiteH1.trade', 'Your main heading names your trade', 3.1, {
    before: 'Your main heading says “Welcome”. It doesn’t say what you do.',
    after: 'Your main heading names your trade.',
    seenBefore: [{ url: HOME, quote: 'Welcome', note: 'main heading' }],
    seenAfter: [{ url: HOME, quote: 'Plumber in Duluth, Minnesota', note: 'main heading' }],
  }),
  aCheck('websiteH1.place', 'Your main heading names your town', 2.6),
  aCheck('aiCrawlerAccess.oaiSearchbot', 'ChatGPT search can open your site', -1.7, {
    before: 'OAI-SearchBot can open your site.',
    after: 'Your robots.txt blocks OAI-SearchBot, by name.',
    seenAfter: [{ url: `${HOME}robots.txt`, quote: 'Disallow: /', note: 'robots.txt, for OAI-SearchBot' }],
  }),
  aChange({
    kind: 'reader',
    subject: 'OAI-SearchBot',
    label: 'OAI-SearchBot (OpenAI)',
    cause: 'site',
    before: 'Allowed',
    after: 'Blocked by robots.txt',
    checkId: 'aiCrawlerAccess.oaiSearchbot',
    isRegression: true,
  }),
  aChange({
    kind: 'fact',
    subject: 'phone',
    label: 'Main phone number',
    cause: 'site',
    before: '(218) 555-0142',
    after: '(218) 555-0177',
    seenBefore: [{ url: HOME, quote: 'Call (218) 555-0142' }],
    seenAfter: [{ url: `${HOME}contact`, quote: 'Call us at (218) 555-0177 day and night' }],
  }),
  aCheck('structuredData.hours', 'Machines can read your opening hours', 1.4, {
    cause: 'rules',
    isRegression: false,
    before: 'No opening hours are marked up.',
    after: 'Your opening hours are marked up.',
  }),
  aChange({
    kind: 'fact',
    subject: 'name',
    label: 'Business name',
    cause: 'owner',
    before: 'Harbor and Pine',
    after: 'Harbor & Pine Plumbing',
  }),
  aCheck('aiCrawlerAccess.probes', 'Your server opens your site for AI bots', 0.3, {
    cause: 'reading',
    before: 'We could not ask under the names of AI bots.',
    after: 'Our test visits as GPTBot got the same page.',
    status: { before: 'notMeasured', after: 'pass' },
  }),
];
for (const change of changes) Change.parse(change);

/** A comparison with every cause except the unclear one. */
export const fullComparison: AuditComparison = {
  businessId: 'b1',
  before: {
    auditId: 'a5',
    url: HOME,
    createdAt: '2026-05-03T09:42:00.000Z',
    overallScore: 60,
    coverage: 0.58,
    algorithmVersion: '2025-12-01.1',
  },
  after: {
    auditId: 'a11',
    url: HOME,
    createdAt: '2026-11-03T09:42:00.000Z',
    overallScore: 66,
    coverage: 0.6,
    algorithmVersion: '2026-05-20.1',
  },
  isSameReading: false,
  isOtherAddress: false,
  separation: 'done',
  scoreByTodaysRules: 61,
  points: { total: 5.7, site: 4, rules: 1.4, owner: 0, reading: 0.3, unclear: 0 },
  factors: [
    { key: 'websiteH1', label: 'Website H1 & Copy', before: 38, after: 81 },
    { key: 'aiCrawlerAccess', label: 'AI Crawler Access', before: 96, after: 84 },
    { key: 'structuredData', label: 'Structured Data & Catalogues', before: null, after: 64 },
  ],
  changes,
};
