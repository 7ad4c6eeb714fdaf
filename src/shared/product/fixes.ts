import type { AddOnId } from './add-ons.ts';

/** The three written fixes of the Fix-It panel, by the specification's ids, in its order. */
export const FIX_IDS = ['fix-desc', 'fix-qa', 'fix-h1'] as const;
export type FixId = (typeof FIX_IDS)[number];

export interface Fix {
  readonly title: string;
  readonly isFree: boolean;
  /** The add-on that unlocks it for its audit; null: only a plan does. */
  readonly openedBy: AddOnId | null;
  /** The checks that the text alone makes pass once it is on the site or in the profile: what the exact gain is counted from. */
  readonly checkIds: readonly string[];
}

export const FIXES: Readonly<Record<FixId, Fix>> = {
  'fix-desc': {
    title: 'Business Description',
    isFree: true,
    openedBy: null,
    checkIds: [
      'description.profileDescription',
      'description.metaPresent',
      'description.namesService',
      'description.namesPlace',
    ],
  },
  'fix-qa': {
    title: 'Q&A Updates',
    isFree: false,
    openedBy: 'qa-year-pack',
    checkIds: [
      'qaUpdates.questionsOnSite',
      'qaContentOptimization.questions',
      'qaContentOptimization.answered',
      'qaContentOptimization.directness',
    ],
  },
  'fix-h1': {
    title: 'Website H1 and Copy',
    isFree: false,
    openedBy: null,
    checkIds: ['websiteH1.exists', 'websiteH1.namesService', 'websiteH1.namesPlace'],
  },
};

/** The fixes that wait for a purchase: unlocked one by one, by the plan or by an add-on of the audit. */
export function lockedFixes(isPro: boolean, grantedAddOns: readonly AddOnId[]): FixId[] {
  if (isPro) return [];
  return FIX_IDS.filter((id) => {
    const { isFree, openedBy } = FIXES[id];
    return !isFree && (openedBy === null || !grantedAddOns.includes(openedBy));
  });
}
