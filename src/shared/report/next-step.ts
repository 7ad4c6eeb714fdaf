import type { ActionPlanItem, Analysis } from '../audit/analysis.ts';
import { FACTOR_KEYS } from '../audit/factor-keys.ts';
import type { FactorBase } from '../audit/factors.ts';
import { findLowest } from '../audit/score-bands.ts';

export interface NextStep {
  readonly factor: FactorBase;
  /** The action with the largest gain; null when the plan has none for this factor. */
  readonly action: ActionPlanItem | null;
}

/**
 * The factor with the lowest score and its action with the largest gain. Null when nothing was measured or nothing is left
 * to do.
 */
export function findNextStep({ factors, actionPlan }: Pick<Analysis, 'factors' | 'actionPlan'>): NextStep | null {
  const key = findLowest(FACTOR_KEYS.map((name) => [name, factors[name].score] as const));
  if (key === null || actionPlan.length === 0) return null;
  // An action that fixes checks of several factors is listed in the plan under one of them.
  const own = new Set(factors[key].checks.map(({ id }) => id));
  const actions = actionPlan.filter(({ factor, checkIds }) => factor === key || checkIds.some((id) => own.has(id)));
  const action = actions.toSorted((a, b) => b.pointsGained - a.pointsGained)[0] ?? null;
  return { factor: factors[key], action };
}
