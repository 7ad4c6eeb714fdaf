import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { LIMITS } from '../product/limits.ts';
import { defineEndpoint } from './endpoint.ts';

/** Of one page, for one keyword. */
export const SeoChecklistRequest = z.object({
  url: typedText({ most: 2048, least: 1, isAddress: true }),
  targetKeyword: typedText({ most: 100, least: 1 }).default('local business'),
  /** The audit whose crawl of the page is used; without it the newest one of this session or account. */
  auditId: typedText({ most: 64 }).optional(),
  /** The index of the wording: regenerating increases it. */
  variant: z
    .number()
    .int()
    .min(0)
    .max(LIMITS.regenerateVariants - 1)
    .default(0),
});
export type SeoChecklistRequest = z.infer<typeof SeoChecklistRequest>;
/** The client's request; missing fields have defaults. */
export type SentChecklistRequest = z.input<typeof SeoChecklistRequest>;

export const SeoChecklistItem = z.object({
  factor: z.enum(['h1Keyword', 'minWordCount', 'metaKeyword', 'headingHierarchy', 'localBacklinks']),
  status: z.enum(['pass', 'fail', 'na']),
  details: z.string(),
  suggestion: z.string().nullable(),
  /** How many different wordings of the change exist, even if the plan withholds them; 0: none can be generated. */
  variants: z.number().int().min(0).max(LIMITS.regenerateVariants).optional(),
  metrics: z.object({
    hasH1: z.boolean().optional(),
    h1Text: z.string().nullable().optional(),
    wordCount: z.number().optional(),
    titleLength: z.number().optional(),
    metaLength: z.number().optional(),
    h1Count: z.number().optional(),
    h2Count: z.number().optional(),
    h3Count: z.number().optional(),
    prioritySources: z.array(z.string()).optional(),
  }),
});
export type SeoChecklistItem = z.infer<typeof SeoChecklistItem>;

/** `locked` replaces the suggestions that the viewer's plan withholds. */
export const SeoChecklist = z.object({
  score: z.number().nullable(),
  items: z.array(SeoChecklistItem),
  locked: z.object({ count: z.number().int(), code: z.literal('plan-required') }).optional(),
});
export type SeoChecklist = z.infer<typeof SeoChecklist>;

export const seoChecklistEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/seo-checklist',
  summary: 'Pass or fail of the technical basics of one page for one keyword.',
  callers: 'anyone',
  isForPrograms: true,
  body: SeoChecklistRequest,
  query: null,
  response: SeoChecklist.extend({
    auditId: z.string(),
    pageUrl: z.string(),
    /** The keywords that the page was evaluated for. */
    targetKeyword: z.string(),
    /** `asked`: from the request. `site`: derived from the site's facts, because the request had none. */
    keywordFrom: z.enum(['asked', 'site']).optional(),
  }),
  status: 200,
});
