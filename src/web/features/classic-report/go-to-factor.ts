import type { FactorKey } from '#shared/audit/factor-keys.ts';
import { factorAnchor, findFixAnchor } from '#web/lib/fix-anchor.ts';

/** Scrolls to where a factor is fixed, opens it and focuses it. */
export function goToFactor(key: FactorKey): void {
  const place = document.getElementById(findFixAnchor(key)) ?? document.getElementById(factorAnchor(key));
  if (place === null) return;
  const details = place instanceof HTMLDetailsElement ? place : place.querySelector('details');
  if (details !== null) details.open = true;
  place.scrollIntoView({ block: 'start' });
  details?.querySelector('summary')?.focus({ preventScroll: true });
}
