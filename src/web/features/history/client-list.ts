import type { BusinessSummary } from '#shared/api/history.ts';
import { writeCsv } from '#shared/delimited/write-csv.ts';
import { bandLabels, getBandName } from '#shared/report/band-labels.ts';
import { effortLabels } from '#shared/report/effort-labels.ts';
import { formatNumber } from '#shared/report/format-number.ts';

/** The orders of the list, the default first. */
export const listOrders = {
  gain: 'Points to win',
  score: 'Lowest score',
  drop: 'Biggest drop',
  newest: 'Last check',
  name: 'Name',
} as const;
export type ListOrder = keyof typeof listOrders;

/** What the list can be narrowed to, in the order of the buttons. */
export const listFilters = {
  all: 'All',
  poor: bandLabels.poor,
  mid: bandLabels.mid,
  good: bandLabels.good,
  watched: 'Checked regularly',
  dropped: 'Dropped',
} as const;
export type ListFilter = keyof typeof listFilters;

/** The newest score of a business; null: none, or not measured. */
export function lastScore({ scores }: Pick<BusinessSummary, 'scores'>): number | null {
  return scores.at(-1)?.score ?? null;
}

/** By how much the newest score differs from the one before; null where one of them is missing. */
export function scoreTrend({ scores }: Pick<BusinessSummary, 'scores'>): number | null {
  const [before, now] = [scores.at(-2)?.score ?? null, scores.at(-1)?.score ?? null];
  return before === null || now === null ? null : now - before;
}

export function businessTitle({ name, domain }: Pick<BusinessSummary, 'name' | 'domain'>): string {
  return name ?? domain;
}

function passes(business: BusinessSummary, filter: ListFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'watched':
      return business.isWatched;
    case 'dropped':
      return (scoreTrend(business) ?? 0) < 0;
    default:
      return getBandName(lastScore(business)) === filter;
  }
}

/** How many businesses each filter leaves; those that leave none are absent, except `all`. */
export function countFilters(businesses: readonly BusinessSummary[]): Map<ListFilter, number> {
  const keys = Object.keys(listFilters) as ListFilter[];
  const counts = keys.map((filter) => [filter, businesses.filter((one) => passes(one, filter)).length] as const);
  return new Map(counts.filter(([filter, count]) => filter === 'all' || count > 0));
}

interface ListView {
  /** Part of a name or website, in any case. */
  readonly search: string;
  readonly order: ListOrder;
  readonly filter: ListFilter;
}

/** The businesses that match, in order; equal ones stay in the order of the list, the newest first. */
export function arrangeBusinesses(
  businesses: readonly BusinessSummary[],
  { search, order, filter }: ListView,
): BusinessSummary[] {
  const wanted = search.trim().toLowerCase();
  const isNamed = ({ name, domain }: BusinessSummary) => `${name ?? ''} ${domain}`.toLowerCase().includes(wanted);
  return businesses.filter((one) => passes(one, filter) && isNamed(one)).toSorted(comparers[order]);
}

const comparers: Readonly<Record<ListOrder, (one: BusinessSummary, other: BusinessSummary) => number>> = {
  gain: (one, other) => (other.step?.pointsGained ?? -1) - (one.step?.pointsGained ?? -1),
  score: (one, other) => (lastScore(one) ?? 101) - (lastScore(other) ?? 101),
  drop: (one, other) => (scoreTrend(one) ?? 101) - (scoreTrend(other) ?? 101),
  newest: (one, other) => Date.parse(other.newestAt) - Date.parse(one.newestAt),
  name: (one, other) => businessTitle(one).localeCompare(businessTitle(other), 'en'),
};

/** The list as a table for a spreadsheet. */
export function writeBusinessCsv(businesses: readonly BusinessSummary[]): string {
  const heading = [
    'Business',
    'Website',
    'Score',
    'Could be from',
    'Could be to',
    'Band',
    'Next best step',
    'Effort',
    'Points to win',
    'Change since the audit before',
    'Watched',
    'Last check',
  ];
  const rows = businesses.map((business) => {
    const { name, domain, scoreRange, step, isWatched, newestAt } = business;
    const score = lastScore(business);
    return [
      name ?? '',
      domain,
      plain(score),
      plain(scoreRange?.low ?? null),
      plain(scoreRange?.high ?? null),
      score === null ? '' : bandLabels[getBandName(score)],
      step?.title ?? '',
      step === null ? '' : effortLabels[step.effort],
      step === null ? '' : formatNumber(step.pointsGained),
      plain(scoreTrend(business)),
      isWatched ? 'yes' : 'no',
      newestAt.slice(0, 10),
    ];
  });
  return writeCsv([heading, ...rows]);
}

function plain(value: number | null): string {
  return value === null ? '' : String(value);
}
