import type { ActionPlanItem, Analysis } from '../audit/analysis.ts';
import { findEvidenceSource } from '../audit/evidence-sources.ts';
import type { FactorBase } from '../audit/factors.ts';

/** Where the owner settles a step whose checks were not measured: a section of the report, or the site and a new audit. */
export type StepPlace = 'facts' | 'profile' | 'newAudit';

export interface NextStep {
  readonly action: ActionPlanItem;
  /** The factor that the action is listed under. */
  readonly factor: FactorBase;
  readonly leadsTo: StepPlace | null;
}

/**
 * The step to take next: the plan begins with it (`planActions` chooses it), after those of `doneIds`, which the owner has done
 * since the audit. Null when nothing is left to do.
 */
export function findNextStep(
  { factors, actionPlan }: Pick<Analysis, 'factors' | 'actionPlan'>,
  doneIds: ReadonlySet<string> = new Set(),
): NextStep | null {
  const action = actionPlan.find(({ id }) => !doneIds.has(id));
  return action === undefined
    ? null
    : { action, factor: factors[action.factor], leadsTo: unreadStepLeadsTo(action, { factors }) };
}

/**
 * Where to go for a step none of whose checks was measured: a recrawl would show the same. Null for any other.
 */
export function unreadStepLeadsTo(
  { checkIds }: Pick<ActionPlanItem, 'checkIds'>,
  { factors }: Pick<Analysis, 'factors'>,
): StepPlace | null {
  const checks = Object.values(factors)
    .flatMap((factor) => factor.checks)
    .filter(({ id }) => checkIds.includes(id));
  if (checks.length === 0 || checks.some(({ status }) => status !== 'notMeasured')) return null;
  const places = checks.map(({ measuredBy }) => findEvidenceSource(measuredBy ?? ''));
  return places.includes('facts') ? 'facts' : places.includes('profile') ? 'profile' : 'newAudit';
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
