import { z } from 'zod';
import type { FixItScores } from '../audit/analysis.ts';
import { FactKind } from '../fixes/fact-sheet.ts';
import { SettledText } from '../fixes/settled-text.ts';
import { ADD_ON_IDS, type AddOn, type AddOnId, addOnsToShow } from './add-ons.ts';
import { FIX_IDS, type FixId } from './fix-ids.ts';
import { LIMITS } from './limits.ts';

/** How many pieces the facts allow; 0: none. */
export const TextOffer = z.object({ count: z.number().int().min(0) });
export type TextOffer = z.infer<typeof TextOffer>;

/** A question that would give a text the fact it lacks, and the field of the fact sheet for the answer. */
export const FactQuestion = z.object({
  kind: FactKind,
  question: z.string(),
  /** What the site may mean, to tick: unsure facts by their id, other values (towns, trades) without one. */
  choices: z.array(z.object({ factId: z.string().nullable(), value: z.string() })).optional(),
  /** What an answer looks like in this trade ("Oak stairs, kitchens, repairs"); absent: none. */
  example: z.string().optional(),
});
export type FactQuestion = z.infer<typeof FactQuestion>;

/** The current contents of an add-on's pack. */
export const AddOnOffer = z.object({
  /** Questions, replies, changes, photos or sites; see `sentence`. */
  count: z.number().int().min(0),
  /** For the order: the contents, or why there is too little. */
  sentence: z.string(),
  /** There is enough in it to be sold, and its score was measured. How low the score is (`addOnsToShow`) is a separate condition. */
  isSold: z.boolean(),
});
export type AddOnOffer = z.infer<typeof AddOnOffer>;

/**
 * What could be generated for one audit today: computed by generating it, never estimated. Everything that announces,
 * counts, prices or sells a text uses this.
 */
export const Offers = z.object({
  description: z.object({
    /** Characters of the longest publishable wording; 0: there is none. */
    length: z.number().int().min(0),
    /** Wordings that are long and specific enough to be published. */
    variants: z.number().int().min(0).max(LIMITS.regenerateVariants),
    /** Questions for the owner if there is no wording. */
    questions: z.array(FactQuestion),
  }),
  /** `count`: of the `LIMITS.qaCount` that the fix requests. */
  qa: TextOffer,
  headings: TextOffer.extend({
    /** Whether today's heading is kept, or why there is none; absent in older copies. */
    outcome: SettledText.shape.outcome.optional(),
    why: z.string().optional(),
  }),
  posts: TextOffer,
  replies: TextOffer,
  /** For each generated fix, the checks that its text would make pass: the gain is computed from them. */
  passes: z.record(z.enum(FIX_IDS), z.array(z.string())),
  actionPack: z.object({ bundles: z.number().int().min(0), files: z.number().int().min(0) }),
  addOns: z.record(z.enum(ADD_ON_IDS), AddOnOffer),
});
export type Offers = z.infer<typeof Offers>;

/** Whether a generated fix has contents. Without offers (an older copy, or nothing could be composed) none has. */
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

/** Whether a plan would generate anything for this audit besides the free fix. */
export function hasMoreToWrite(offers: Offers | undefined): boolean {
  if (offers === undefined) return false;
  const { qa, headings, posts, actionPack } = offers;
  return qa.count > 0 || headings.count > 0 || posts.count > 0 || actionPack.bundles > 0;
}

/** The add-ons to offer: those with a low enough score and enough contents. */
export function addOnsToOffer(scores: FixItScores, offers: Offers | undefined): AddOn[] {
  return addOnsToShow(scores).filter(({ id }) => isAddOnSold(offers, id));
}

function isAddOnSold(offers: Offers | undefined, id: AddOnId): boolean {
  return offers?.addOns[id].isSold === true;
}
