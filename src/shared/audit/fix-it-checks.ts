import type { FixItScores } from './analysis.ts';
import { type CheckId, FIX_IT_CHECKS } from './check-ids.ts';
import type { FactorKey } from './factor-keys.ts';
import type { Factors } from './factors.ts';
import { type CheckWeights, weighChecks } from './score-arithmetic.ts';

/** A score of Fix-It Mode. */
type FixItPart = keyof FixItScores;

/** The checks behind each score of Fix-It Mode: all checks of one factor, or those of several whose rules name it. */
const PARTS = {
  qa: { factor: 'qaUpdates' },
  reviews: { checks: FIX_IT_CHECKS.reviews },
  h1: { factor: 'websiteH1' },
  photos: { checks: FIX_IT_CHECKS.photos },
  nap: { factor: 'napConsistency' },
  keywords: { checks: FIX_IT_CHECKS.keywords },
} as const satisfies Record<FixItPart, { readonly factor: FactorKey } | { readonly checks: readonly CheckId[] }>;

/** The ids of the checks behind one score of Fix-It Mode, as present in this analysis. */
export function fixItCheckIds(factors: Factors, part: FixItPart): ReadonlySet<string> {
  const of = PARTS[part];
  return new Set<string>('checks' in of ? of.checks : factors[of.factor].checks.map(({ id }) => id));
}

/** How much of a Fix-It score was measured: an offer for that part may only rest on that. */
export function fixItWeights(factors: Factors, part: FixItPart): CheckWeights {
  return weighChecks(factors, fixItCheckIds(factors, part));
}
