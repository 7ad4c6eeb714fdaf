import type { Check } from '#shared/audit/check.ts';
import type { FactorKey } from '#shared/audit/factor-keys.ts';
import type { FactorBase } from '#shared/audit/factors.ts';
import { isOutOfReach, scoreFactor } from '#shared/audit/score-arithmetic.ts';
import type { FixAdvice } from './factors/check-evaluation.ts';
import type { FactorDefinition, FactorExtras, FactorFinding } from './factors/factor.ts';

/**
 * Completes the result of a factor: score and measured weight by the shared formulas, and what follows from its checks
 * (issues, recommendations, whether action is needed, what would measure it).
 */
export function scoreFinding<K extends FactorKey>(
  { key, label, category, weight }: Pick<FactorDefinition<K>, 'key' | 'label' | 'category' | 'weight'>,
  finding: FactorFinding<K>,
): FactorBase & FactorExtras<K> {
  const checks = finding.checks.map((check) => ({ ...check, fix: check.fix && describeFix(check.fix) }));
  const { score, measuredWeight } = scoreFactor({ weight, category, checks });
  const faults = checks.filter(isFault);
  return {
    currentValue: null,
    recommendedValue: null,
    missingKeywords: [],
    suggestions: [],
    details: null,
    ...finding,
    checks,
    key,
    label,
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

function describeFix({ action, how }: FixAdvice): string {
  return `${action}. ${how}`;
}

/** A measured check that did not pass in full. */
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
