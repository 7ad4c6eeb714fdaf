import type { ActionPlanItem, Analysis } from '#shared/audit/analysis.ts';
import { planOwnerMinute } from '#shared/audit/owner-minute.ts';
import { unreadStepLeadsTo } from '#shared/report/next-step.ts';
import { factorAnchor, findFixAnchor } from '#web/lib/fix-anchor.ts';

/** The way to what settles a step. */
export interface StepLink {
  readonly href: string;
  readonly label: 'Fix it' | 'See the fix' | 'Tell us';
}

/**
 * Where a step leads: to the owner's input where only the owner can settle it, else to its text or instructions.
 * @param isNext the step that the whole report names.
 */
export function linkStep(action: ActionPlanItem, analysis: Analysis, isNext: boolean): StepLink {
  const label = isNext ? 'Fix it' : 'See the fix';
  switch (unreadStepLeadsTo(action, analysis)) {
    case 'profile':
      return { href: planOwnerMinute(analysis) === null ? '#profile' : '#minute', label: 'Tell us' };
    case 'facts':
      return { href: '#facts', label: 'Tell us' };
    case 'newAudit':
      return { href: `#${factorAnchor(action.factor)}`, label };
    case null:
      return { href: `#${findFixAnchor(action)}`, label };
  }
}
