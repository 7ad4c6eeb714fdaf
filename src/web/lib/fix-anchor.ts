import type { ActionPlanItem } from '#shared/audit/analysis.ts';
import { FIXED_CHECKS } from '#shared/audit/check-ids.ts';
import type { FactorKey } from '#shared/audit/factor-keys.ts';
import { FIX_IDS } from '#shared/product/fix-ids.ts';

/** The sections that hold the instructions or the files for a factor, besides the generated fixes. */
const FIX_PLACES: Readonly<Partial<Record<FactorKey, string>>> = {
  reviewResponses: 'fix-reviews',
  napConsistency: 'fix-nap',
  structuredData: 'action-pack',
};

/** The id of the row or card of a factor. */
export function factorAnchor(key: FactorKey): string {
  return `factor-${key}`;
}

/**
 * Where a step is fixed: at the text that makes its checks pass, else at the instructions for its factor, else at the
 * factor's checks, each of which says what to do.
 */
export function findFixAnchor({ factor, checkIds }: Pick<ActionPlanItem, 'factor' | 'checkIds'>): string {
  const fix = FIX_IDS.find((id) => FIXED_CHECKS[id].some((check) => checkIds.includes(check)));
  return fix ?? FIX_PLACES[factor] ?? factorAnchor(factor);
}
