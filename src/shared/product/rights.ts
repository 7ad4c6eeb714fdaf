import { PLANS } from './plan-names.ts';
import type { Plan } from './plans.ts';

/**
 * The rights of each plan, side by side: the one table that the server enforces, the pricing page shows and the tests
 * cover. Read at the moment of use, so that rights follow the plan at once, both ways. A visitor has `free`.
 */

/** Rights that a plan has or does not have, with the pricing page's wording. */
export const RIGHTS = {
  wholeAnalysis: {
    title: 'The whole analysis',
    detail: 'Every check with its evidence, and the plan with exact gains',
  },
  descriptionFix: { title: 'Business description', detail: 'One complete fix, made from facts about your business' },
  pdf: { title: 'PDF report', detail: 'To download or to send by email' },
  allFixes: { title: 'All written fixes', detail: 'Q&A, main heading, review replies, templates and content ideas' },
  actionPack: {
    title: 'AEO action pack',
    detail: 'Page drafts, structured data and step-by-step instructions as one file',
  },
  keywordTools: {
    title: 'Full keyword strategy',
    detail: 'Up to 50 keywords with filters, selection, post prompts and export',
  },
  reviewDay: { title: 'Review Day kit', detail: 'Campaign plan, texts, cards and results log' },
  checklistFixes: { title: 'Checklist fixes', detail: 'The exact change for each finding' },
  cleanPdf: { title: 'PDF without watermark', detail: 'Ready to pass on' },
  history: { title: 'History and comparison', detail: 'Every audit kept, with what changed between them' },
  monthlyRescan: {
    title: 'Monthly re-scan',
    detail: 'We check your site every month and email you when something changes',
  },
  whiteLabel: { title: 'White-label reports', detail: 'Your logo, color and name' },
  weeklyRescan: { title: 'Weekly re-scan', detail: 'We check each of your sites every week' },
  api: { title: 'API', detail: 'Audits from your own programs, with keys of your own' },
  apiMail: { title: 'Report emails from the API', detail: 'Your own programs may email reports, key by key' },
  bulkAudits: { title: 'Bulk audits', detail: 'Many websites in one go' },
} as const satisfies Record<string, { title: string; detail: string }>;
export type Right = keyof typeof RIGHTS;

/** Amounts that a plan is limited to; null is unlimited. */
export interface PlanLimits {
  /** Visible keywords of the strategy; the rest is counted. */
  readonly keywords: number | null;
  /** Visible samples of each kind of generated text: rewrites, templates, ideas. The other titles are listed. */
  readonly samplesOfEachKind: number | null;
  /** How long an account's audits can be opened, in days. */
  readonly auditHistoryDays: number | null;
  /** Websites of one bulk request. */
  readonly bulkUrls: number | null;
  /** API keys at one time. */
  readonly apiKeys: number | null;
  /** Watched businesses at one time. */
  readonly watchedSites: number | null;
}
export type Limit = keyof PlanLimits;

export interface PlanTerms {
  readonly name: string;
  readonly rights: Readonly<Record<Right, boolean>>;
  readonly limits: PlanLimits;
}

const FREE_RIGHTS = {
  wholeAnalysis: true,
  descriptionFix: true,
  pdf: true,
  allFixes: false,
  actionPack: false,
  keywordTools: false,
  reviewDay: false,
  checklistFixes: false,
  cleanPdf: false,
  history: false,
  monthlyRescan: false,
  whiteLabel: false,
  weeklyRescan: false,
  api: false,
  apiMail: false,
  bulkAudits: false,
} as const satisfies Record<Right, boolean>;

const PRO_RIGHTS = {
  ...FREE_RIGHTS,
  allFixes: true,
  actionPack: true,
  keywordTools: true,
  reviewDay: true,
  checklistFixes: true,
  cleanPdf: true,
  history: true,
  monthlyRescan: true,
} as const satisfies Record<Right, boolean>;

const AGENCY_RIGHTS = {
  ...PRO_RIGHTS,
  whiteLabel: true,
  weeklyRescan: true,
  api: true,
  apiMail: true,
  bulkAudits: true,
} as const satisfies Record<Right, boolean>;

export const PLAN_TERMS: Readonly<Record<Plan, PlanTerms>> = {
  free: {
    name: 'Free',
    rights: FREE_RIGHTS,
    limits: { keywords: 4, samplesOfEachKind: 1, auditHistoryDays: 30, bulkUrls: 0, apiKeys: 0, watchedSites: 0 },
  },
  pro: {
    name: 'Pro',
    rights: PRO_RIGHTS,
    // An owner's own site and a few competitors.
    limits: {
      keywords: null,
      samplesOfEachKind: null,
      auditHistoryDays: null,
      bulkUrls: 0,
      apiKeys: 0,
      watchedSites: 5,
    },
  },
  agency: {
    name: 'Agency',
    rights: AGENCY_RIGHTS,
    // The client list of an agency, requested once and watched twice over; ten keys name ten programs.
    limits: {
      keywords: null,
      samplesOfEachKind: null,
      auditHistoryDays: null,
      bulkUrls: 50,
      apiKeys: 10,
      watchedSites: 100,
    },
  },
};

/** True when a plan has a right. */
export function hasRight(plan: Plan, right: Right): boolean {
  return PLAN_TERMS[plan].rights[right];
}

/** A plan's amount; null is unlimited. */
export function getPlanLimit(plan: Plan, limit: Limit): number | null {
  return PLAN_TERMS[plan].limits[limit];
}

/** The cheapest plan that has a right: the one to offer. */
export function cheapestPlanWith(right: Right): Plan {
  const plan = PLANS.find((name) => hasRight(name, right));
  if (plan === undefined) throw new Error(`No plan has the right ${right}.`);
  return plan;
}

/** The rights that begin with a plan, in table order: what it adds to the previous plan. */
export function rightsAddedBy(plan: Plan): Right[] {
  return Object.keys(RIGHTS)
    .filter(isRight)
    .filter((right) => cheapestPlanWith(right) === plan);
}

function isRight(key: string): key is Right {
  return Object.hasOwn(RIGHTS, key);
}
