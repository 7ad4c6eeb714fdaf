import type { ActionPlanItem, Analysis } from '../audit/analysis.ts';
import { FACTOR_KEYS, type FactorBase } from '../audit/factors.ts';
import { lowestOf } from '../audit/score-bands.ts';

export interface NextStep {
  readonly factor: FactorBase;
  /** What gains most there; null when the plan has nothing for this factor. */
  readonly action: ActionPlanItem | null;
}

/** The lowest-scoring factor and the action that gains most in it. Null when nothing was measured or nothing is left to do. */
export function nextStepOf({ factors, actionPlan }: Pick<Analysis, 'factors' | 'actionPlan'>): NextStep | null {
  const key = lowestOf(FACTOR_KEYS.map((name) => [name, factors[name].score] as const));
  if (key === null || actionPlan.length === 0) return null;
  const actions = actionPlan.filter(({ factor }) => factor === key);
  const action = actions.toSorted((a, b) => b.pointsGained - a.pointsGained)[0] ?? null;
  return { factor: factors[key], action };
}
