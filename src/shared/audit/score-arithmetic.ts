import type { Check } from './check.ts';
import type { FactorBase, FactorCategory } from './factors.ts';

/** The part of a check that the arithmetic reads. */
export type ScoredCheck = Readonly<Pick<Check, 'id' | 'status' | 'points' | 'maxPoints'>>;

/** The part of a factor that the arithmetic reads. */
export interface ScoredFactor extends Readonly<Pick<FactorBase, 'weight' | 'category'>> {
  readonly checks: readonly ScoredCheck[];
}

/** Factors by key: the `factors` of an analysis as they are. */
export type ScoredFactors = Readonly<Record<string, ScoredFactor>>;

export interface FactorScore {
  /** 0 to 100, a whole number; null when no check was measured. */
  readonly score: number | null;
  /** The part of the factor's weight whose checks were measured. */
  readonly measuredWeight: number;
}

export interface ScoreSummary {
  /** 0 to 100, a whole number; null when nothing was measured. */
  readonly overallScore: number | null;
  /** The same before rounding: what differences are computed from. */
  readonly exactScore: number | null;
  /** Share of the weight that was measured, 0 to 1. */
  readonly coverage: number;
  /** The score if everything not measured earned nothing, and if it earned everything. */
  readonly scoreRange: { readonly low: number; readonly high: number };
  readonly subScores: { readonly mapsReadiness: number | null; readonly aiReadiness: number | null };
}

const NOTHING_ASSUMED: ReadonlySet<string> = new Set();

/** Which sub-score a category of factors belongs to. */
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

/** The whole score of an analysis, from its factors' weights and checks. */
export function scoreOf(factors: ScoredFactors): ScoreSummary {
  return summarise(factors, NOTHING_ASSUMED);
}

/**
 * The score the same analysis would have if the named checks passed. Ids that are not there change nothing.
 * @param checkIds ids of checks taken as passed, measured or not.
 */
export function whatIf(factors: ScoredFactors, checkIds: ReadonlySet<string>): ScoreSummary {
  return summarise(factors, checkIds);
}

/**
 * The score of some checks, taken from any factors, each with the weight it has in the whole. Null when none of them
 * is measured.
 */
export function scoreOfChecks(factors: ScoredFactors, checkIds: ReadonlySet<string>): number | null {
  let earned = 0;
  let measured = 0;
  for (const factor of Object.values(factors)) {
    const total = factor.checks.reduce((sum, check) => sum + check.maxPoints, 0);
    for (const check of factor.checks) {
      if (check.status === 'notMeasured' || !checkIds.has(check.id)) continue;
      measured += (factor.weight * check.maxPoints) / total;
      earned += (factor.weight * check.points) / total;
    }
  }
  return measured === 0 ? null : Math.round((100 * earned) / measured);
}

interface Sum {
  weight: number;
  measuredWeight: number;
  product: number;
}

function summarise(factors: ScoredFactors, passed: ReadonlySet<string>): ScoreSummary {
  const whole: Sum = { weight: 0, measuredWeight: 0, product: 0 };
  const parts = { mapsReadiness: { ...whole }, aiReadiness: { ...whole } };
  for (const factor of Object.values(factors)) {
    const { score, measuredWeight } = scoreFactor(factor, passed);
    for (const sum of [whole, parts[SUB_SCORE_OF[factor.category]]]) {
      sum.weight += factor.weight;
      sum.measuredWeight += measuredWeight;
      sum.product += measuredWeight * (score ?? 0);
    }
  }
  const exactScore = meanOf(whole);
  const unmeasured = whole.weight - whole.measuredWeight;
  return {
    overallScore: rounded(exactScore),
    exactScore,
    coverage: whole.weight === 0 ? 0 : Math.min(1, whole.measuredWeight / whole.weight),
    scoreRange:
      whole.weight === 0
        ? { low: 0, high: 100 }
        : {
            low: Math.round(whole.product / whole.weight),
            high: Math.round((whole.product + 100 * unmeasured) / whole.weight),
          },
    subScores: {
      mapsReadiness: rounded(meanOf(parts.mapsReadiness)),
      aiReadiness: rounded(meanOf(parts.aiReadiness)),
    },
  };
}

function meanOf(sum: Sum): number | null {
  return sum.measuredWeight === 0 ? null : sum.product / sum.measuredWeight;
}

function rounded(score: number | null): number | null {
  return score === null ? null : Math.round(score);
}
