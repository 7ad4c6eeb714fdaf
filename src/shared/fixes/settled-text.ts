import { z } from 'zod';

/** What a new title, heading or description has that today's lacks. */
export const TEXT_GAINS = [
  /** There is none today. */
  'empty',
  /** Today's says "Home" or "Welcome". */
  'greeting',
  /** What the business does, or what the page is about, is said. */
  'service',
  /** The market area is said. */
  'area',
  /** A key word that search results cut off is in front. */
  'cutOff',
  /** Other pages have today's text too. */
  'repeated',
  /** Today's says what the owner corrected. */
  'wrongFact',
  /** Today's is in another language than the site. */
  'language',
  /** Today's is too short for any fact. */
  'facts',
] as const;
export const TextGain = z.enum(TEXT_GAINS);
export type TextGain = z.infer<typeof TextGain>;

/**
 * A title, heading or description compared with today's. `keep`: today's is good, `text` is today's. `write`: `text` has a gain and loses
 * nothing. `ask`: too little is known, `text` is empty.
 */
export const SettledText = z.object({
  outcome: z.enum(['keep', 'write', 'ask']),
  text: z.string(),
  /** Today's text; null: there is none. */
  before: z.string().nullable(),
  /** Of `write`; else empty. */
  gains: z.array(TextGain),
  /** A sentence or two for the owner. */
  why: z.string(),
});
export type SettledText = z.infer<typeof SettledText>;
