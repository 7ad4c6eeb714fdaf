import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { GroundedSentence, GroundedText } from '../fixes/grounded-text.ts';
import { SettledText } from '../fixes/settled-text.ts';
import { LIMITS } from '../product/limits.ts';
import { FactQuestion } from '../product/offers.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * The audited URL, or the audit itself; without `auditId` the newest audit of that site in this session or account.
 * `variant` is the index of a wording: regenerating increases it.
 */
const Asked = z
  .object({
    url: typedText({ most: 2048, least: 1, isAddress: true }).optional(),
    auditId: typedText({ most: 64 }).optional(),
    variant: z.coerce
      .number()
      .int()
      .min(0)
      .max(LIMITS.regenerateVariants - 1)
      .default(0),
  })
  .refine(({ url, auditId }) => url !== undefined || auditId !== undefined, {
    error: 'Say which website is meant: url or auditId.',
    path: ['url'],
  });

/** Each sentence with the facts behind it, and the author: the composer, or a model whose text was verified. */
const Sources = { sentences: z.array(GroundedSentence), writer: GroundedText.shape.writer };
/**
 * `variants`: how many different texts are certain. `mostVariants`: how many there can be, more only where a model has not
 * written them all; below two there is nothing to regenerate.
 */
const TextOfAudit = {
  auditId: z.string(),
  variant: z.number().int(),
  variants: z.number().int().min(0),
  mostVariants: z.number().int().min(0).max(LIMITS.regenerateVariants),
};

/** A sentence of the site that the owner can tick for the description. A tick is a change of the fact (`changeFactsEndpoint`). */
export const SentenceTick = z.object({
  factId: z.string(),
  text: z.string(),
  /** As on the page; where the owner changed it, what it was. */
  quote: z.string(),
  url: z.string(),
  /** Confirmed by the owner, or sure enough to be in without being asked. */
  isTicked: z.boolean(),
});
export type SentenceTick = z.infer<typeof SentenceTick>;

export const LeftOutView = z.object({ text: z.string(), url: z.string(), reason: z.string() });
export type LeftOutView = z.infer<typeof LeftOutView>;

export const generateDescriptionEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/generate/description',
  summary: 'The free fix: a profile description made of facts with a source.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: Asked,
  response: z.object({
    /** Empty where there are too few facts for a publishable one: `questions` then lists what to ask the owner. */
    description: z.string(),
    questions: z.array(FactQuestion),
    /** The business's own sentences from its site that can be in the text, the best first, at most `MOST_TICKS`. */
    ticks: z.array(SentenceTick),
    /** Sentences that were not offered, with the reason. */
    leftOut: z.array(LeftOutView),
    ...Sources,
    ...TextOfAudit,
  }),
  status: 200,
});

export const GeneratedQa = z.object({ question: z.string(), answer: z.string() });
export type GeneratedQa = z.infer<typeof GeneratedQa>;

export const generateQaEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/generate/qa',
  summary:
    'Questions and answers for the site and for profile posts; 402 without Pro or the Q&A Year Pack of the audit.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: Asked.safeExtend({
    count: z.coerce.number().int().min(1).max(LIMITS.maxQaCount).default(LIMITS.qaCount),
  }),
  response: z.object({ qa: z.array(GeneratedQa.extend(Sources)), ...TextOfAudit }),
  status: 200,
});

export const generateH1Endpoint = defineEndpoint({
  method: 'GET',
  path: '/api/generate/h1',
  summary: 'The main heading: kept, or ideas for a better one with a line below; 402 without Pro.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: Asked,
  response: SettledText.extend({
    /** Headings that are all better than today's; none where it is kept. `text` is the first, or today's. */
    ideas: z.array(z.string()),
    subheader: z.string(),
    ...TextOfAudit,
  }),
  status: 200,
});

/** Title and description for search results, for one page of the site: kept, written, or asked for. */
export const GeneratedMeta = z.object({ url: z.string(), title: SettledText, description: SettledText });
export type GeneratedMeta = z.infer<typeof GeneratedMeta>;

export const generateMetaEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/generate/meta',
  summary: 'Titles and page descriptions for the pages that were read, compared with today’s; 402 without Pro.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: Asked,
  response: z.object({ pages: z.array(GeneratedMeta), auditId: z.string() }),
  status: 200,
});
