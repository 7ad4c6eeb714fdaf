import type { ActionPlanItem } from '#shared/audit/analysis.ts';

const IN_PACK = 'The AEO action pack has it ready to paste.';

/** The plan, whose items say so where the action pack does all of them. `packFixes`: the checks that the pack makes pass. */
export function markPackSteps(plan: readonly ActionPlanItem[], packFixes: ReadonlySet<string>): ActionPlanItem[] {
  return plan.map((item) =>
    item.checkIds.every((id) => packFixes.has(id)) ? { ...item, description: `${item.description} ${IN_PACK}` } : item,
  );
}
