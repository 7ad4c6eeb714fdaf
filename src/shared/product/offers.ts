import { z } from 'zod';
import type { FixItScores } from '../audit/analysis.ts';
import { FactKind } from '../fixes/fact-sheet.ts';
import { ADD_ON_IDS, type AddOn, type AddOnId, addOnsToShow } from './add-ons.ts';
import { FIX_IDS, type FixId } from './fixes.ts';
import { LIMITS } from './limits.ts';

/** How many pieces the facts give; 0: nothing can be written. */
export const TextOffer = z.object({ count: z.number().int().min(0) });
export type TextOffer = z.infer<typeof TextOffer>;

/** A question that would give a text the fact it lacks, and the field of the fact sheet that takes the answer. */
export const FactQuestion = z.object({ kind: FactKind, question: z.string() });
export type FactQuestion = z.infer<typeof FactQuestion>;

/** What an add-on's pack would hold today. */
export const AddOnOffer = z.object({
  /** Questions, replies, changes, photos or sites; see `sentence`. */
  count: z.number().int().min(0),
  /** For the order: what it would hold, or why it would hold too little. */
  sentence: z.string(),
  /** There is enough in it to be sold. The score that calls for it (`addOnsToShow`) is asked besides. */
  isSold: z.boolean(),
});
export type AddOnOffer = z.infer<typeof AddOnOffer>;

/**
 * What could be made for one audit today: computed by making it, never estimated. Everything that announces, counts, prices or
 * sells a text goes by it.
 */
export const Offers = z.object({
  description: z.object({
    /** Characters of the longest wording; 0: there is none. */
    length: z.number().int().min(0),
    /** Wordings that are long and specific enough to be published. */
    variants: z.number().int().min(0).max(LIMITS.regenerateVariants),
    /** What to ask the owner where no wording is. */
    questions: z.array(FactQuestion),
  }),
  /** `count`: of the `LIMITS.qaCount` that the fix asks for. */
  qa: TextOffer,
  headings: TextOffer,
  posts: TextOffer,
  replies: TextOffer,
  /** Of each written fix, the checks that its text would make pass: what a gain is counted from. */
  passes: z.record(z.enum(FIX_IDS), z.array(z.string())),
  actionPack: z.object({ bundles: z.number().int().min(0), files: z.number().int().min(0) }),
  addOns: z.record(z.enum(ADD_ON_IDS), AddOnOffer),
});
export type Offers = z.infer<typeof Offers>;

/** Whether a written fix has something to give. Without offers (an older copy, or nothing could be composed) none has. */
export function canMakeFix(offers: Offers | undefined, fix: FixId): boolean {
  if (offers === undefined) return false;
  switch (fix) {
    case 'fix-desc':
      return offers.description.variants > 0;
    case 'fix-qa':
      return offers.qa.count > 0;
    case 'fix-h1':
      return offers.headings.count > 0;
    default:
      return fix satisfies never;
  }
}

/** Whether a plan would write anything for this audit beside the free fix. */
export function hasMoreToWrite(offers: Offers | undefined): boolean {
  if (offers === undefined) return false;
  const { qa, headings, posts, actionPack } = offers;
  return qa.count > 0 || headings.count > 0 || posts.count > 0 || actionPack.bundles > 0;
}

/** The add-ons to offer: those that the scores call for and whose pack would hold enough. */
export function addOnsToOffer(scores: FixItScores, offers: Offers | undefined): AddOn[] {
  return addOnsToShow(scores).filter(({ id }) => isAddOnSold(offers, id));
}

export function isAddOnSold(offers: Offers | undefined, id: AddOnId): boolean {
  return offers?.addOns[id].isSold === true;
}
