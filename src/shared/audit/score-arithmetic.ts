import type { Check } from './check.ts';
import type { FactorCategory } from './factor-keys.ts';
import type { FactorBase } from './factors.ts';
import { findShutGates, gatedShare } from './gates.ts';

/** The fields of a check that the arithmetic uses. */
export type ScoredCheck = Readonly<Pick<Check, 'id' | 'status' | 'points' | 'maxPoints'>>;

/** The fields of a factor that the arithmetic uses. */
export interface ScoredFactor extends Readonly<Pick<FactorBase, 'weight' | 'category'>> {
  readonly checks: readonly ScoredCheck[];
}

/** Factors by key: the `factors` of an analysis unchanged. */
export type ScoredFactors = Readonly<Record<string, ScoredFactor>>;

export interface FactorScore {
  /** 0 to 100, a whole number; null when less than a third of the weight was measured. */
  readonly score: number | null;
  /** The part of the factor's weight whose checks were measured. */
  readonly measuredWeight: number;
}

export interface ScoreSummary {
  /** 0 to 100, a whole number; null when less than 35% of the weight was measured: then the range stands without a number. */
  readonly overallScore: number | null;
  /** The same before rounding, and null only when nothing was measured; differences are computed from it. */
  readonly exactScore: number | null;
  /** Share of the weight that was measured, 0 to 1, of what can be measured here at all. */
  readonly coverage: number;
  /** The score if everything measurable but not measured earned nothing, and if it earned everything. */
  readonly scoreRange: { readonly low: number; readonly high: number };
  /** Null where less than a third of a part's weight was measured. */
  readonly subScores: { readonly mapsReadiness: number | null; readonly aiReadiness: number | null };
}

/**
 * The share of its weight that must be measured for a partial score (a factor, a sub-score, a score of Fix-It). Below it,
 * one easy check would represent all the others, so the part has no score.
 */
const MIN_MEASURED_SHARE = 1 / 3;
/** The share of the whole weight that must be measured for a score of the whole. */
export const MIN_COVERAGE = 0.35;
/** Tolerance for floating-point sums: exactly a third must pass. */
export const SUM_TOLERANCE = 1e-9;

const NOTHING_ASSUMED: ReadonlySet<string> = new Set();

/** The sub-score of a group of factors. */
const SUB_SCORE_OF = {
  profile: 'mapsReadiness',
  website: 'mapsReadiness',
  reputation: 'mapsReadiness',
  ai: 'aiReadiness',
} as const satisfies Record<FactorCategory, keyof ScoreSummary['subScores']>;

/**
 * The score of one factor: `100 x points earned / points possible` over its measured checks. Each check carries the
 * share `maxPoints / sum of maxPoints of all checks` of the factor's weight.
 * @param passed ids of checks taken as passed: they earn their `maxPoints` and count as measured.
 */
export function scoreFactor(factor: ScoredFactor, passed: ReadonlySet<string> = NOTHING_ASSUMED): FactorScore {
  const { score, measuredWeight } = scoreMeasured(factor, passed);
  return { score: isMeasuredEnough({ weight: factor.weight, measuredWeight }) ? score : null, measuredWeight };
}

/** The same from its measured checks alone, however few: its part in the whole score. Null only when none was measured. */
export function scoreMeasured(factor: ScoredFactor, passed: ReadonlySet<string> = NOTHING_ASSUMED): FactorScore {
  let earned = 0;
  let measured = 0;
  let total = 0;
  for (const check of factor.checks) {
    total += check.maxPoints;
    const isTakenAsPassed = passed.has(check.id);
    if (check.status === 'notMeasured' && !isTakenAsPassed) continue;
    measured += check.maxPoints;
    earned += isTakenAsPassed ? check.maxPoints : check.points;
  }
  if (measured === 0) return { score: null, measuredWeight: 0 };
  return { score: Math.round((100 * earned) / measured), measuredWeight: (factor.weight * measured) / total };
}

/**
 * A check that no accepted source can measure: it is shown without points, so its share of its factor goes to the other
 * checks of that factor.
 */
export function isOutOfReach({ status, maxPoints, measuredBy }: Pick<Check, 'status' | 'maxPoints' | 'measuredBy'>) {
  return status === 'notMeasured' && maxPoints === 0 && measuredBy === null;
}

/**
 * The weight of a factor that can be measured here: all of it, or none where every check is information or out of reach. A
 * factor without checks failed with an internal error and keeps its weight.
 */
export function measurableWeight({ weight, checks }: Pick<ScoredFactor, 'weight' | 'checks'>): number {
  return checks.length > 0 && checks.every(({ maxPoints }) => maxPoints === 0) ? 0 : weight;
}

/**
 * The whole score of an analysis, from its factors' weights and checks: the mean over what was measured, within the lowest
 * band while a gate is shut.
 */
export function computeScore(factors: ScoredFactors): ScoreSummary {
  return summarise(factors, NOTHING_ASSUMED);
}

/**
 * The score the same analysis would have if the named checks passed. Ids that are not there change nothing.
 * @param checkIds ids of checks taken as passed, measured or not.
 */
export function whatIf(factors: ScoredFactors, checkIds: ReadonlySet<string>): ScoreSummary {
  return summarise(factors, checkIds);
}

/** The weight of some checks, taken from any factors, and the measured and earned parts of it. */
export interface CheckWeights {
  /** Weight of all of them, in points of 100. */
  readonly weight: number;
  readonly measuredWeight: number;
  readonly earnedWeight: number;
}

/** Adds up the weights of the named checks; ids that are not there weigh nothing. */
export function weighChecks(factors: ScoredFactors, checkIds: ReadonlySet<string>): CheckWeights {
  const sum = { weight: 0, measuredWeight: 0, earnedWeight: 0 };
  for (const factor of Object.values(factors)) {
    const total = factor.checks.reduce((points, check) => points + check.maxPoints, 0);
    if (total === 0) continue;
    for (const check of factor.checks) {
      if (!checkIds.has(check.id)) continue;
      sum.weight += (factor.weight * check.maxPoints) / total;
      if (check.status === 'notMeasured') continue;
      sum.measuredWeight += (factor.weight * check.maxPoints) / total;
      sum.earnedWeight += (factor.weight * check.points) / total;
    }
  }
  return sum;
}

/** Whether enough of a part was measured for a score of its own: at least a third of its weight, and more than nothing. */
export function isMeasuredEnough({ weight, measuredWeight }: Pick<CheckWeights, 'weight' | 'measuredWeight'>): boolean {
  return measuredWeight > 0 && measuredWeight >= weight * MIN_MEASURED_SHARE - SUM_TOLERANCE;
}

/**
 * The score of some checks, taken from any factors, each with its weight in the whole. Null when less than a third of their
 * weight was measured.
 */
export function computeCheckScore(factors: ScoredFactors, checkIds: ReadonlySet<string>): number | null {
  const weights = weighChecks(factors, checkIds);
  return isMeasuredEnough(weights) ? Math.round((100 * weights.earnedWeight) / weights.measuredWeight) : null;
}

/** What a score could be: everything measurable but not measured earning nothing, or everything. 0 to 100, not rounded. */
export interface PartRange {
  readonly low: number;
  readonly high: number;
}

/** The range of one factor; null where nothing of it can be measured. */
export function computeFactorRange(factor: ScoredFactor): PartRange | null {
  const { score, measuredWeight } = scoreMeasured(factor);
  return rangeFrom({ weight: measurableWeight(factor), measuredWeight, product: measuredWeight * (score ?? 0) }, 1);
}

/** The ranges of the two sub-scores, as if the named checks passed. */
export function computeSubScoreRanges(
  factors: ScoredFactors,
  checkIds: ReadonlySet<string> = NOTHING_ASSUMED,
): { readonly mapsReadiness: PartRange | null; readonly aiReadiness: PartRange | null } {
  const { parts } = addUp(factors, checkIds);
  const shut = findShutGates(factors, checkIds);
  return {
    mapsReadiness: rangeFrom(parts.mapsReadiness, gatedShare(shut, 'mapsReadiness')),
    aiReadiness: rangeFrom(parts.aiReadiness, gatedShare(shut, 'aiReadiness')),
  };
}

function rangeFrom({ weight, measuredWeight, product }: Sum, share: number): PartRange | null {
  if (weight === 0) return null;
  const unmeasured = Math.max(0, weight - measuredWeight);
  return { low: (product / weight) * share, high: ((product + 100 * unmeasured) / weight) * share };
}

interface Sum {
  weight: number;
  measuredWeight: number;
  product: number;
}

function summarise(factors: ScoredFactors, passed: ReadonlySet<string>): ScoreSummary {
  const { whole, parts } = addUp(factors, passed);
  const shut = findShutGates(factors, passed);
  const share = gatedShare(shut, 'overallScore');
  const mean = meanOf(whole);
  const exactScore = mean === null ? null : mean * share;
  const range = rangeFrom(whole, share) ?? { low: 0, high: 100 };
  const coverage = whole.weight === 0 ? 0 : Math.min(1, whole.measuredWeight / whole.weight);
  return {
    overallScore: coverage >= MIN_COVERAGE - SUM_TOLERANCE ? rounded(exactScore) : null,
    exactScore,
    coverage,
    scoreRange: { low: Math.round(range.low), high: Math.round(range.high) },
    subScores: {
      mapsReadiness: partScore(parts.mapsReadiness, gatedShare(shut, 'mapsReadiness')),
      aiReadiness: partScore(parts.aiReadiness, gatedShare(shut, 'aiReadiness')),
    },
  };
}

/** The mean of what was measured, 0 to 100, as if no gate were shut; null when nothing was measured. */
export function computeMean(factors: ScoredFactors): number | null {
  return meanOf(addUp(factors, NOTHING_ASSUMED).whole);
}

function addUp(factors: ScoredFactors, passed: ReadonlySet<string>) {
  const whole: Sum = { weight: 0, measuredWeight: 0, product: 0 };
  const parts = { mapsReadiness: { ...whole }, aiReadiness: { ...whole } };
  for (const factor of Object.values(factors)) {
    const { score, measuredWeight } = scoreMeasured(factor, passed);
    for (const sum of [whole, parts[SUB_SCORE_OF[factor.category]]]) {
      sum.weight += measurableWeight(factor);
      sum.measuredWeight += measuredWeight;
      sum.product += measuredWeight * (score ?? 0);
    }
  }
  return { whole, parts };
}

function meanOf(sum: Sum): number | null {
  return sum.measuredWeight === 0 ? null : sum.product / sum.measuredWeight;
}

function partScore(sum: Sum, share: number): number | null {
  const mean = isMeasuredEnough(sum) ? meanOf(sum) : null;
  return rounded(mean === null ? null : mean * share);
}

function rounded(score: number | null): number | null {
  return score === null ? null : Math.round(score);
}
