import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { LIMITS } from '../product/limits.ts';
import { defineEndpoint } from './endpoint.ts';

export const IntentStage = z.enum(['Transactional', 'Commercial Investigation', 'Local Intent']);
export type IntentStage = z.infer<typeof IntentStage>;

/** Far more than a strategy has: selected keywords are sent back by the browser and stored. */
const Short = z.array(typedText({ most: 2200 })).max(20);

export const Keyword = z.object({
  keyword: typedText({ most: 300, least: 1 }),
  rationale: typedText({ most: 1000, hasLines: true }),
  intent_stage: IntentStage,
  priority_score: z.number().int().min(1).max(LIMITS.keywordPriorityMax),
  suggested_gbp_placements: Short,
  suggested_on_site_targets: Short,
  example_post_prompt: typedText({ most: 2000, hasLines: true }),
  geo_modifiers: Short,
});
export type Keyword = z.infer<typeof Keyword>;

/** `locked` replaces keywords that the viewer's plan withholds. */
export const KeywordStrategy = z.object({
  business: z.object({ name: z.string() }),
  clusters: z.array(z.object({ cluster_label: z.string(), keywords: z.array(Keyword) })),
  /** The inputs of the strategy, for display; `example` is the specified location for when none is known. */
  drawn_from: z
    .object({
      place: z.enum(['known', 'example']),
      /** The town that was used although the request named none: the website's, or the first in the notes. */
      assumed_town: z.string().optional(),
      services: z.enum(['site', 'notes', 'trade']),
      volumes: z.literal('no volume data'),
    })
    .optional(),
  /** What has to be answered before there are keywords: no trade or no place is filled up. Absent in earlier releases. */
  questions: z.array(z.string()).optional(),
  /** Why there are fewer keywords than usual; absent where there are enough. */
  few: z.string().optional(),
  locked: z.object({ count: z.number().int(), code: z.literal('plan-required') }).optional(),
});
export type KeywordStrategy = z.infer<typeof KeywordStrategy>;

export const KeywordRequest = z.object({
  business_name: typedText({ most: 200, least: 1 }),
  primary_category: typedText({ most: 200, least: 1 }).refine(
    // Without letters it would silently match another category.
    (words) => /\p{L}{2}/u.test(words),
    'Say in a word or two what you are, such as "Plumber".',
  ),
  location: z.object({ city: typedText({ most: 200 }), state: typedText({ most: 200 }) }),
  website_url: typedText({ most: 2048, isAddress: true }).optional(),
  notes: typedText({ most: 5000, hasLines: true }).optional(),
});
export type KeywordRequest = z.infer<typeof KeywordRequest>;

export const generateKeywordsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/generate-keywords',
  summary: 'A local keyword strategy in clusters.',
  callers: 'anyone',
  isForPrograms: true,
  body: KeywordRequest,
  query: null,
  response: KeywordStrategy,
  status: 200,
});

/** Selected keywords of a strategy, for the report of an audit. */
export const addKeywordsToReportEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/audits/:auditId/keywords',
  summary: 'Adds chosen keywords to those kept with an audit; 402 without Pro.',
  callers: 'anyone',
  body: z.object({ keywords: z.array(Keyword).min(1).max(LIMITS.maxReportKeywords) }),
  query: null,
  response: z.object({ count: z.number().int() }),
  status: 200,
});

export const removeKeywordsFromReportEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/audits/:auditId/keywords',
  summary: 'Takes the named keyword out of those kept with an audit, or all when none is named; 402 without Pro.',
  callers: 'anyone',
  body: null,
  query: z.object({ keyword: typedText({ most: 300, least: 1 }).optional() }),
  response: z.object({ count: z.number().int() }),
  status: 200,
});

/** `locked` replaces stored keywords that the viewer's plan does not show. */
export const ReportKeywords = z.object({
  keywords: z.array(Keyword),
  locked: z.object({ count: z.number().int(), code: z.literal('plan-required') }).optional(),
});
export type ReportKeywords = z.infer<typeof ReportKeywords>;

export const getReportKeywordsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId/keywords',
  summary: 'The keywords kept for the report of an audit.',
  callers: 'anyone',
  body: null,
  query: null,
  response: ReportKeywords,
  status: 200,
});
