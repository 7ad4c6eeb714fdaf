import type { FactorBase } from '../audit/factors.ts';
import { formatNumber } from './format-number.ts';

/**
 * The end of a sentence about a factor that was not measured. Empty for one without weight: the audit is older than the
 * factor, and its score does not miss it.
 */
export function weightLeftOut({ weight }: Pick<FactorBase, 'weight'>): string {
  return weight === 0 ? '' : `: its weight of ${formatNumber(weight)} in 100 stays out of the score`;
}
