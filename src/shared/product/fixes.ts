import { type CheckId, FIXED_CHECKS } from '../audit/check-ids.ts';
import type { AddOnId } from './add-ons.ts';
import { FIX_IDS, type FixId } from './fix-ids.ts';

export interface Fix {
  readonly title: string;
  readonly isFree: boolean;
  /** The add-on that unlocks it for its audit; null: only a plan does. */
  readonly openedBy: AddOnId | null;
  /** The checks that the text alone makes pass once it is published: the exact gain is computed from them. */
  readonly checkIds: readonly CheckId[];
}

export const FIXES: Readonly<Record<FixId, Fix>> = {
  'fix-desc': {
    title: 'Business Description',
    isFree: true,
    openedBy: null,
    checkIds: FIXED_CHECKS['fix-desc'],
  },
  'fix-qa': {
    title: 'Q&A Updates',
    isFree: false,
    openedBy: 'qa-year-pack',
    checkIds: FIXED_CHECKS['fix-qa'],
  },
  'fix-h1': {
    title: 'Website H1 and Copy',
    isFree: false,
    openedBy: null,
    checkIds: FIXED_CHECKS['fix-h1'],
  },
};

/** The fixes that need a purchase: unlocked one by one, by the plan or by an add-on of the audit. */
export function lockedFixes(isPro: boolean, grantedAddOns: readonly AddOnId[]): FixId[] {
  if (isPro) return [];
  return FIX_IDS.filter((id) => {
    const { isFree, openedBy } = FIXES[id];
    return !isFree && (openedBy === null || !grantedAddOns.includes(openedBy));
  });
}
