import type { FactorKey } from '#shared/audit/factor-keys.ts';

/** The collapsible section of a factor, by the ids of the Fix-It panel, which the classic report shows too. */
const fixSections: Readonly<Partial<Record<FactorKey, string>>> = {
  description: 'fix-desc',
  qaUpdates: 'fix-qa',
  websiteH1: 'fix-h1',
  reviewResponses: 'fix-reviews',
  napConsistency: 'fix-nap',
};

/** The id of a factor's card: the same as in the new report, so that one link leads to it in both. */
export function factorCardId(key: FactorKey): string {
  return `factor-${key}`;
}

/** Where a factor is fixed: its section if it has one, else its card. */
export function findFactorAnchor(key: FactorKey): string {
  return fixSections[key] ?? factorCardId(key);
}

/** Scrolls to a factor, opens it and focuses it. */
export function goToFactor(key: FactorKey): void {
  const place = document.getElementById(findFactorAnchor(key));
  if (place === null) return;
  const details = place instanceof HTMLDetailsElement ? place : place.querySelector('details');
  if (details !== null) details.open = true;
  place.scrollIntoView({ block: 'start' });
  details?.querySelector('summary')?.focus({ preventScroll: true });
}
