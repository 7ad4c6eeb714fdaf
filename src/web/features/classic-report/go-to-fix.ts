import type { ActionPlanItem } from '#shared/audit/analysis.ts';
import { factorAnchor, findFixAnchor } from '#web/lib/fix-anchor.ts';

/** Scrolls to where a step is fixed, opens it and focuses it. */
export function goToFix(action: ActionPlanItem): void {
  const place = document.getElementById(findFixAnchor(action)) ?? document.getElementById(factorAnchor(action.factor));
  if (place === null) return;
  const details = place instanceof HTMLDetailsElement ? place : place.querySelector('details');
  if (details !== null) details.open = true;
  place.scrollIntoView({ block: 'start' });
  details?.querySelector('summary')?.focus({ preventScroll: true });
}
