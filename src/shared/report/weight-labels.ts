import type { FactorBase } from '../audit/factors.ts';
import { formatNumber } from './format-number.ts';

/**
 * How a sentence about a factor that was not measured goes on. Empty for one without weight: the audit was made before there was such a
 * factor, and nothing stays out of its score.
 */
export function weightLeftOut({ weight }: Pick<FactorBase, 'weight'>): string {
  return weight === 0 ? '' : `: its weight of ${formatNumber(weight)} in 100 stays out of the score`;
}
