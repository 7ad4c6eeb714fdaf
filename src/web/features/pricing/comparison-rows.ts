import { PLANS } from '#shared/product/plan-names.ts';
import type { Plan } from '#shared/product/plans.ts';
import { getPlanLimit, hasRight, type Limit, RIGHTS, type Right, rightsAddedBy } from '#shared/product/rights.ts';

/** A row of the comparison: the right, and for each plan whether it has it and how much. */
export interface ComparisonRow {
  readonly key: Right | Limit;
  readonly title: string;
  readonly detail: string;
  readonly cells: Readonly<Record<Plan, ComparisonCell>>;
}

export interface ComparisonCell {
  readonly isIncluded: boolean;
  /** Screen reader text of a tick. */
  readonly words: string;
  /** An amount replaces the tick. */
  readonly isAmount: boolean;
}

export interface ComparisonGroup {
  readonly title: string;
  readonly rows: readonly ComparisonRow[];
}

interface LimitWords {
  readonly title: string;
  readonly detail: string;
  readonly amount: (amount: number) => string;
  readonly unlimited: string;
}

const limitWords: Record<Limit, LimitWords> = {
  keywords: {
    title: 'Keywords shown',
    detail: 'Of those we find. We count the rest',
    amount: String,
    unlimited: 'All',
  },
  samplesOfEachKind: {
    title: 'Written texts shown',
    detail: 'Of each kind: rewrites, templates, content ideas; every title is shown',
    amount: String,
    unlimited: 'All',
  },
  auditHistoryDays: {
    title: 'Audits stay open for',
    detail: 'Counted from the day of the audit',
    amount: (days) => `${days} days`,
    unlimited: 'No end',
  },
  bulkUrls: {
    title: 'Websites in one bulk request',
    detail: 'A list of addresses, audited one after another',
    amount: String,
    unlimited: 'No limit',
  },
  apiKeys: {
    title: 'Keys for the API',
    detail: 'One for each of your programs',
    amount: String,
    unlimited: 'No limit',
  },
  watchedSites: {
    title: 'Watched websites',
    detail: 'Checked again on schedule, with an email when something changes',
    amount: String,
    unlimited: 'No limit',
  },
};

const groupTitles: Record<Plan, string> = {
  free: 'In every plan',
  pro: 'From Pro on',
  agency: 'For agencies',
};

/** Every right and amount of the rights table, by the first plan that has it; amounts last. */
export function comparisonGroups(): ComparisonGroup[] {
  const byPlan = PLANS.map((plan) => ({ title: groupTitles[plan], rows: rightsAddedBy(plan).map(rightRow) }));
  return [...byPlan, { title: 'How much', rows: Object.keys(limitWords).filter(isLimit).map(limitRow) }];
}

function rightRow(right: Right): ComparisonRow {
  return { key: right, ...RIGHTS[right], cells: cellsOf((plan) => yesOrNo(hasRight(plan, right))) };
}

function limitRow(limit: Limit): ComparisonRow {
  const { title, detail, amount, unlimited } = limitWords[limit];
  const cell = (plan: Plan): ComparisonCell => {
    const most = getPlanLimit(plan, limit);
    if (most === 0) return yesOrNo(false);
    return { isIncluded: true, words: most === null ? unlimited : amount(most), isAmount: true };
  };
  return { key: limit, title, detail, cells: cellsOf(cell) };
}

function yesOrNo(isIncluded: boolean): ComparisonCell {
  return { isIncluded, words: isIncluded ? 'Included' : 'Not included', isAmount: false };
}

function cellsOf(cell: (plan: Plan) => ComparisonCell): Record<Plan, ComparisonCell> {
  return { free: cell('free'), pro: cell('pro'), agency: cell('agency') };
}

function isLimit(key: string): key is Limit {
  return Object.hasOwn(limitWords, key);
}
