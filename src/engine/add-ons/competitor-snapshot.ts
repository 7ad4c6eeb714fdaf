import type { CompetitorSnapshot, Rival, SnapshotColumn } from '#shared/add-ons/competitor-snapshot.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { FACTOR_LABELS } from '#shared/audit/factor-labels.ts';

/** Longer lists of a rival's advantages are too long to work through. */
const MOST_AHEAD = 12;

/** The parts of an analysis that are compared. */
export function snapshotColumn(analysis: Analysis): SnapshotColumn {
  const checks = FACTOR_KEYS.flatMap((key) => analysis.factors[key].checks);
  return {
    name: analysis.businessName,
    overallScore: analysis.overallScore,
    coverage: analysis.coverage,
    collectedAt: analysis.collectedAt,
    scores: FACTOR_KEYS.map((factor) => ({ factor, score: analysis.factors[factor].score })),
    passed: checks.filter(({ status, maxPoints }) => status === 'pass' && maxPoints > 0).map(({ id }) => id),
    pagesRead: analysis.site.pages.length,
  };
}

/** Compares the sites by factor, and lists for each rival what it passes and the own site does not. "Not measured" is not counted. Pure. */
export function buildCompetitorSnapshot(
  analysis: Analysis,
  rivals: readonly Omit<Rival, 'ahead'>[],
): CompetitorSnapshot {
  const own = snapshotColumn(analysis);
  return {
    own,
    url: analysis.websiteUrl,
    rivals: rivals.map((rival) => ({ ...rival, ahead: aheadOf(analysis, rival.column) })),
    factors: FACTOR_KEYS.map((factor) => ({
      factor,
      label: FACTOR_LABELS[factor],
      own: scoreOf(own, factor),
      rivals: rivals.map(({ column }) => (column === null ? null : scoreOf(column, factor))),
    })),
  };
}

function scoreOf({ scores }: SnapshotColumn, factor: SnapshotColumn['scores'][number]['factor']): number | null {
  return scores.find((one) => one.factor === factor)?.score ?? null;
}

/** Own checks that were measured and did not pass, where the rival's passed, by points to gain. */
function aheadOf(analysis: Analysis, column: SnapshotColumn | null): Rival['ahead'] {
  const passed = new Set(column?.passed);
  return FACTOR_KEYS.flatMap((key) => {
    const { checks, weight } = analysis.factors[key];
    const whole = checks.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
    return checks
      .filter(({ id, status }) => (status === 'fail' || status === 'partial') && passed.has(id))
      .map(({ id, label, fix, points, maxPoints }) => ({
        checkId: id,
        label,
        fix,
        worth: whole === 0 ? 0 : ((maxPoints - points) / whole) * weight,
      }));
  })
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MOST_AHEAD)
    .map(({ checkId, label, fix }) => ({ checkId, label, fix }));
}
