import { z } from 'zod';
import { GroundedSentence, GroundedText } from '../fixes/grounded-text.ts';
import { LIMITS } from '../product/limits.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * The audited address, or the audit itself; without `auditId` the newest audit of this session or account of that site is
 * meant. `variant` is which of the texts that the facts give: regenerating walks through them.
 */
const Asked = z
  .object({
    url: z.string().trim().min(1).max(2048).optional(),
    auditId: z.string().max(64).optional(),
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

/** Each sentence with the facts that carry it, and who wrote: the composer, or a model whose text was verified. */
const Sources = { sentences: z.array(GroundedSentence), writer: GroundedText.shape.writer };
const TextOfAudit = { auditId: z.string(), variant: z.number().int() };

export const generateDescription = defineEndpoint({
  method: 'GET',
  path: '/api/generate/description',
  summary: 'The free fix: a profile description made of facts with a source.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: Asked,
  response: z.object({ description: z.string(), ...Sources, ...TextOfAudit }),
  status: 200,
});

export const GeneratedQa = z.object({ question: z.string(), answer: z.string() });
export type GeneratedQa = z.infer<typeof GeneratedQa>;

export const generateQa = defineEndpoint({
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

export const generateH1 = defineEndpoint({
  method: 'GET',
  path: '/api/generate/h1',
  summary: 'Ideas for the main heading with a line below; 402 without Pro.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: Asked,
  response: z.object({ ideas: z.array(z.string()), subheader: z.string(), ...TextOfAudit }),
  status: 200,
});

/** A title and a description for search results, for one page of the site. */
export const GeneratedMeta = z.object({
  url: z.string(),
  currentTitle: z.string().nullable(),
  currentDescription: z.string().nullable(),
  title: z.string(),
  description: z.string(),
});
export type GeneratedMeta = z.infer<typeof GeneratedMeta>;

export const generateMeta = defineEndpoint({
  method: 'GET',
  path: '/api/generate/meta',
  summary: 'Titles and descriptions for the pages that were read; 402 without Pro.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: Asked,
  response: z.object({ pages: z.array(GeneratedMeta), ...TextOfAudit }),
  status: 200,
});
