import type { FactorBase } from '../audit/factors.ts';
import { formatNumber } from './format-number.ts';

/**
 * What a factor without a score does to the whole score, in sentences. `whom` is for or against whom it might count. One
 * without weight is newer than the audit, whose score does not miss it.
 */
export function describeLeftOut(
  { weight, measuredWeight }: Pick<FactorBase, 'weight' | 'measuredWeight'>,
  whom: 'you' | 'the site',
): string {
  if (measuredWeight > 0) {
    const share = Math.max(1, Math.round((100 * measuredWeight) / weight));
    return `We could check ${share}% of it, too little for a score. What we checked counts in the overall score.`;
  }
  const left = weight === 0 ? '' : `: its weight of ${formatNumber(weight)} in 100 stays out of the score`;
  return `Nothing here counts for or against ${whom}${left}.`;
}
