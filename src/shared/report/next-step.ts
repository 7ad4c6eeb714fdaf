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

/**
 * The headline where the step stands right below it: without its last sentence, which names the step. The whole one where it
 * says nothing else.
 */
export function getHeadline({ verdict }: Pick<Analysis, 'verdict'>, step: NextStep | null): string {
  const named = step === null ? '' : ` ${step.action.title}.`;
  if (named === '' || !verdict.endsWith(named)) return verdict;
  return verdict.slice(0, -named.length).replace(/ Next:$/, '');
}
