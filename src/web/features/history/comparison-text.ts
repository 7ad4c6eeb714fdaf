import type { ChangeCause } from '#shared/history/audit-change.ts';
import type { AuditComparison } from '#shared/history/audit-comparison.ts';
import { formatCount, formatGain } from '#shared/report/format-number.ts';
import { type ChangeGroup, leastPoints } from './change-rows.ts';

/** The heading of each cause, and its explanation. */
export const causeLabels = {
  site: {
    title: 'Your site changed',
    lead: 'Your pages changed since the earlier audit, or which bots can open them.',
  },
  rules: {
    title: 'Our rules changed',
    lead: 'Our rules changed, not your site.',
  },
  owner: {
    title: 'You told us',
    lead: 'Facts or corrections you gave since. They count beside what your site says.',
  },
  unclear: {
    title: 'Changed, and we can’t tell why',
    lead: 'Our rules changed in between, and we no longer have the pages of the earlier audit. So we can’t tell whether your site or our rules moved it.',
  },
  reading: {
    title: 'Not measured both times',
    lead: 'Only one of the two audits could check this. Your site didn’t change here.',
  },
} as const satisfies Readonly<Record<ChangeCause, { title: string; lead: string }>>;

/** What happened, as one sentence. Pure. */
export function comparisonVerdict(comparison: AuditComparison, groups: readonly ChangeGroup[]): string {
  if (comparison.isSameReading && groups.length === 0) return 'Both audits use the same check of your site.';
  if (groups.length === 0) return 'Nothing has changed.';
  const { points } = comparison;
  const has = (cause: ChangeCause) => groups.some((group) => group.cause === cause);
  if (has('unclear')) return 'Something changed, and part of it cannot be explained any more.';
  if (!has('site')) return `Your site is as it was. ${otherReason(groups)}`;
  if (points === null) return 'Your site changed.';
  if (Math.abs(points.site) < leastPoints) return 'Your site changed, and its score stayed where it was.';
  const amount = formatCount(Math.round(Math.abs(points.site) * 10) / 10, 'point');
  return points.site > 0 ? `Your site gained ${amount}.` : `Your site lost ${amount}.`;
}

function otherReason(groups: readonly ChangeGroup[]): string {
  const reasons = groups.flatMap(({ cause }) => otherReasons[cause] ?? []);
  return `What moved is ${reasons.length > 1 ? `${reasons.slice(0, -1).join(', ')} and ${reasons.at(-1)}` : reasons[0]}.`;
}

const otherReasons: Readonly<Partial<Record<ChangeCause, string>>> = {
  rules: 'our rules',
  owner: 'what you told us',
  reading: 'what could be measured',
};

/** A line of the sum: what moved the score, and by how much. */
export interface CauseLine {
  readonly cause: ChangeCause;
  readonly title: string;
  readonly note: string;
  readonly points: number;
}

/** The sum of a comparison, line by line; null when one of the two has no score. Causes without effect are omitted. Pure. */
export function causeLines(
  { points, scoreByTodaysRules }: AuditComparison,
  groups: readonly ChangeGroup[],
): CauseLine[] | null {
  if (points === null) return null;
  return groups.map(({ cause, rows }) => ({
    cause,
    title: causeLabels[cause].title,
    note:
      cause === 'rules' && scoreByTodaysRules !== null
        ? `By the rules of today the earlier audit would have said ${scoreByTodaysRules}.`
        : formatCount(rows.length, 'thing'),
    points: points[cause],
  }));
}

/** Points with their sign, or that there are none. */
export function formatPointsDelta(points: number): string {
  return Math.abs(points) < leastPoints ? '0' : formatGain(points);
}

/** Why the sum is not the difference of the two displayed scores; null where it is. */
export function roundingNote({ points, before, after }: AuditComparison): string | null {
  if (points === null || before.overallScore === null || after.overallScore === null) return null;
  const shown = after.overallScore - before.overallScore;
  return Math.abs(shown - points.total) < leastPoints ? null : 'Scores are shown in whole points; the sum is exact.';
}
