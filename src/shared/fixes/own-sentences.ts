import { z } from 'zod';

/** What a sentence of the business tells about it. */
export const SENTENCE_KINDS = [
  'since',
  'licence',
  'service',
  'place',
  'area',
  'person',
  'audience',
  'tool',
  'way',
  'emergency',
  'price',
  'payment',
  'access',
  'appointment',
  'number',
] as const;
export const SentenceKind = z.enum(SENTENCE_KINDS);
export type SentenceKind = z.infer<typeof SentenceKind>;

/** A sentence of the business about itself that its owner could publish. */
export const OwnSentence = z.object({
  /** Cleaned: a clause cut, a pronoun replaced, praise left out; nothing that adds meaning. */
  text: z.string(),
  /** As on the page. */
  quote: z.string().max(300),
  url: z.string(),
  /** The heading above it. */
  heading: z.string().nullable(),
  kinds: z.array(SentenceKind),
  /** An owner would very likely take it. */
  isSure: z.boolean(),
});
export type OwnSentence = z.infer<typeof OwnSentence>;
