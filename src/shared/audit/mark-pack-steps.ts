import type { ActionPlanItem } from './analysis.ts';

const IN_PACK = 'The AEO action pack has it ready to paste.';

/** Marks the items of the plan that the action pack completes. `packFixes`: the checks that the pack makes pass. */
export function markPackSteps(plan: readonly ActionPlanItem[], packFixes: ReadonlySet<string>): ActionPlanItem[] {
  return plan.map((item) =>
    item.checkIds.every((id) => packFixes.has(id)) ? { ...item, description: `${item.description} ${IN_PACK}` } : item,
  );
}
