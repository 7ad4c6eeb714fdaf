import { z } from 'zod';

/** What a sentence of the site tells about its business. */
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

/** A sentence of the site that its owner may take into a text unchanged. */
export const OwnSentence = z.object({
  /** Ready to publish: a mark, a filling word or a clause at the end may be gone, nothing is added. */
  text: z.string(),
  /** As on the page, at most 300 characters. */
  quote: z.string().max(300),
  url: z.string(),
  /** The heading above it; null for none. */
  heading: z.string().nullable(),
  kinds: z.array(SentenceKind),
  /** The owner would very likely take it: shown ticked. */
  isSure: z.boolean(),
});
export type OwnSentence = z.infer<typeof OwnSentence>;

/** Sentences that an owner is offered to tick. */
export const MOST_TICKS = 6;

/** Why a sentence was left out. */
export const LEFT_OUT_REASONS = [
  'praise',
  'leans-on-what-stands-before',
  'says-it-again',
  'dated',
  'about-others',
  'belief-or-promise',
  'health-claim',
  'policy',
  'no-fact',
  'too-long',
  'asks',
  'cut-would-damage',
] as const;
export const LeftOutReason = z.enum(LEFT_OUT_REASONS);
export type LeftOutReason = z.infer<typeof LeftOutReason>;

export const LeftOutSentence = z.object({ text: z.string(), url: z.string(), reason: LeftOutReason });
export type LeftOutSentence = z.infer<typeof LeftOutSentence>;

/** A sentence that names a service of the business, or stands below a heading that does. */
export const ServiceSentence = OwnSentence.pick({ text: true, url: true, heading: true, kinds: true });
export type ServiceSentence = z.infer<typeof ServiceSentence>;

export const OwnSentences = z.object({
  /** Best first, at most 12; so are the nearest misses. */
  shown: z.array(OwnSentence),
  leftOut: z.array(LeftOutSentence),
  /**
   * Those about services in the order of the pages, at most 80: that name one and stand alone, and whatever nothing speaks against below a
   * heading that names one. Absent in outlines of earlier releases.
   */
  ofServices: z.array(ServiceSentence).optional(),
});
export type OwnSentences = z.infer<typeof OwnSentences>;
