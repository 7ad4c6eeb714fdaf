import { LIMITS } from '#shared/product/limits.ts';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { formatGain } from '#shared/report/format-number.ts';
import { formatPrice } from '#web/lib/format-price.ts';

/** The price of Pro from the price list: "$39" monthly, "$390" yearly. */
export function proPrice(interval: 'month' | 'year'): string {
  const price = PLAN_PRICES.find((plan) => plan.interval === interval);
  if (price === undefined) throw new Error(`Pro has no price by the ${interval}.`);
  return formatPrice(price.usDollars);
}

/** What is unlocked, in the specification's words for two. */
export function unlockTitle(lockedCount: number): string {
  return lockedCount === 1 ? 'Unlock the remaining fix + PDF/history' : 'Unlock both remaining fixes + PDF/history';
}

/**
 * The gain of the locked fixes. Measured: the exact gain of this audit. If it cannot be computed, the constant is labelled
 * as a rule of thumb; if there is no gain, nothing is shown.
 */
export function gainSentence(gain: number | null, lockedCount: number): string | null {
  if (gain !== null) return gain > 0 ? `${formatGain(gain)} points on this audit once seen on your site.` : null;
  if (lockedCount < 2) return null;
  return `Their gain could not be measured here. As a rule of thumb, two fixes bring about ${LIMITS.fallbackUpgradeGain} points.`;
}
