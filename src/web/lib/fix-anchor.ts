import type { FactorKey } from '#shared/audit/factor-keys.ts';

/** The rows of the Fix-It panel and other sections that hold the text or the exact lines for a factor. */
const FIX_PLACES: Readonly<Partial<Record<FactorKey, string>>> = {
  description: 'fix-desc',
  qaUpdates: 'fix-qa',
  qaContentOptimization: 'rewrites',
  websiteH1: 'fix-h1',
  reviewResponses: 'fix-reviews',
  napConsistency: 'fix-nap',
  structuredData: 'action-pack',
};

/** The id of the row or card of a factor. */
export function factorAnchor(key: FactorKey): string {
  return `factor-${key}`;
}

/** Where a factor is fixed: its text or its instructions if there are any, else its checks, each with what to do. */
export function findFixAnchor(key: FactorKey): string {
  return FIX_PLACES[key] ?? factorAnchor(key);
}
