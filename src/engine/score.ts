import type { Check } from '#shared/audit/check.ts';
import { FACTOR_LABELS } from '#shared/audit/factor-labels.ts';
import type { FactorBase, FactorKey } from '#shared/audit/factors.ts';
import { isOutOfReach, scoreFactor } from '#shared/audit/score-arithmetic.ts';
import type { FactorDefinition, FactorExtras, FactorFinding } from './factors/factor.ts';

/**
 * Completes what a factor found: score and measured weight by the shared arithmetic, and what follows from its checks
 * (issues, recommendations, whether anything is to be done, what would measure it).
 * @param weight the factor's share of the whole, of 100.
 */
export function scoreFinding<K extends FactorKey>(
  { key, category }: Pick<FactorDefinition<K>, 'key' | 'category'>,
  weight: number,
  finding: FactorFinding<K>,
): FactorBase & FactorExtras<K> {
  const { checks } = finding;
  const { score, measuredWeight } = scoreFactor({ weight, category, checks });
  const faults = checks.filter(isFault);
  return {
    currentValue: null,
    recommendedValue: null,
    missingKeywords: [],
    suggestions: [],
    details: null,
    ...finding,
    key,
    label: FACTOR_LABELS[key],
    category,
    score,
    weight,
    measuredWeight,
    actionRequired: faults.length > 0,
    issues: faults.map((check) => check.finding),
    recommendations: unique(faults.flatMap(({ fix }) => (fix === null ? [] : [fix]))),
    notMeasured: score === null ? whatWouldMeasure(checks) : null,
  };
}

/** A check that costs points: seen, and not as it should be. */
export function isFault(check: Check): boolean {
  return check.maxPoints > 0 && (check.status === 'fail' || check.status === 'partial');
}

function whatWouldMeasure(checks: readonly Check[]): FactorBase['notMeasured'] {
  const open = checks.filter(({ status, maxPoints }) => status === 'notMeasured' && maxPoints > 0);
  return {
    hint: (open[0] ?? checks.find(isOutOfReach))?.finding ?? 'We could not judge this part of your site.',
    measuredBy: unique(open.flatMap(({ measuredBy }) => (measuredBy === null ? [] : [measuredBy]))),
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
