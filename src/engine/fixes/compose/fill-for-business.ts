import type { GroundedSentence } from '#shared/fixes/grounded-text.ts';
import type { BusinessWording } from './business-slots.ts';
import { fillSentence, type Slots, slotsIn } from './filled-sentence.ts';

const NAMES = new Set(['name', 'plainName', 'nameAcc', 'nameDat', 'deName']);
const CATEGORIES = new Set(['aCategory', 'aCategoryAcc', 'trade', 'keyword']);

/**
 * Fills a wording with the facts of a business; null when one is missing, and when the sentence would repeat the category:
 * "Harbor Plumbing is a plumbing company".
 */
export function fillForBusiness(
  { nameHoldsCategory }: BusinessWording,
  wording: string,
  slots: Slots,
): GroundedSentence | null {
  if (nameHoldsCategory) {
    const used = slotsIn(wording);
    if (used.some((slot) => NAMES.has(slot)) && used.some((slot) => CATEGORIES.has(slot))) return null;
  }
  return fillSentence(wording, slots);
}
