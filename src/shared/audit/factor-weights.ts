import { type FactorKey, mapFactorKeys } from './factor-keys.ts';
import { FACTOR_TABLE } from './factor-table.ts';

/** Share of the whole score, and the reason. */
export interface FactorWeight {
  readonly weight: number;
  readonly reason: string;
}

/**
 * The weights of all factors, in display order; they add up to 100.
 *
 * No one outside Google has its ranking data; the score is our own estimate. The weights follow Whitespark's Local Search
 * Ranking Factors 2026 (47 experts): in the map results profile signals about 32%, reviews 20%, on-page 15%, behaviour,
 * links and citations the rest; for AI visibility on-page signals come first with about 24%. Three quarters of the score
 * stand for being found and chosen on the map and in search, one quarter for AI answers.
 */
export const FACTOR_WEIGHTS: Readonly<Record<FactorKey, FactorWeight>> = mapFactorKeys((key) => FACTOR_TABLE[key]);
