import type { AddOnId } from '#shared/product/add-ons.ts';
import { type FixId, lockedFixes } from '#shared/product/fixes.ts';
import { canMakeFix, type Offers } from '#shared/product/offers.ts';

/**
 * How a written fix stands for whoever reads the report. `open`: it can be written. `locked`: it could be, with a purchase.
 * `too-few`: the facts give nothing, whatever is bought. `unknown`: a purchase would be needed and nobody knows for what.
 */
export type FixAvailability = 'open' | 'locked' | 'too-few' | 'unknown';

/** `offers` undefined: what could be written is not known. */
export function getFixAvailability(
  fix: FixId,
  isPro: boolean,
  grantedAddOns: readonly AddOnId[],
  offers: Offers | undefined,
): FixAvailability {
  const isWithheld = lockedFixes(isPro, grantedAddOns).includes(fix);
  if (offers === undefined) return isWithheld ? 'unknown' : 'open';
  if (!canMakeFix(offers, fix)) return 'too-few';
  return isWithheld ? 'locked' : 'open';
}

/** How many wordings there are, where somebody may look for another one. */
export function variantsSentence(variants: number): string {
  return variants > 1 ? `${variants} different versions.` : 'One version: your facts give no other.';
}
