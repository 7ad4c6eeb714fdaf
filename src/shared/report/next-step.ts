import type { ActionPlanItem, Analysis } from '../audit/analysis.ts';
import type { FactorBase } from '../audit/factors.ts';

export interface NextStep {
  readonly action: ActionPlanItem;
  /** The factor that the action is listed under. */
  readonly factor: FactorBase;
}

/** The step to take next: the plan begins with it (`planActions` chooses it). Null when nothing is left to do. */
export function findNextStep({ factors, actionPlan }: Pick<Analysis, 'factors' | 'actionPlan'>): NextStep | null {
  const [action] = actionPlan;
  return action === undefined ? null : { action, factor: factors[action.factor] };
}
