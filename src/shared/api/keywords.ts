import { z } from 'zod';
import { LIMITS } from '../product/limits.ts';
import { defineEndpoint } from './endpoint.ts';

export const IntentStage = z.enum(['Transactional', 'Commercial Investigation', 'Local Intent']);
export type IntentStage = z.infer<typeof IntentStage>;

/** Far more than a strategy has: chosen keywords come back from the browser and are kept. */
const Short = z.array(z.string().max(2200)).max(20);

export const Keyword = z.object({
  keyword: z.string().min(1).max(300),
  rationale: z.string().max(1000),
  intent_stage: IntentStage,
  priority_score: z.number().int().min(1).max(LIMITS.keywordPriorityMax),
  suggested_gbp_placements: Short,
  suggested_on_site_targets: Short,
  example_post_prompt: z.string().max(2000),
  geo_modifiers: Short,
});
export type Keyword = z.infer<typeof Keyword>;

/** `locked` stands in the place of keywords that the viewer's plan withholds. */
export const KeywordStrategy = z.object({
  business: z.object({ name: z.string() }),
  clusters: z.array(z.object({ cluster_label: z.string(), keywords: z.array(Keyword) })),
  /** What the strategy was made of, so that screens can say it; `example` is the specified place for when none is known. */
  drawn_from: z
    .object({
      place: z.enum(['known', 'example']),
      services: z.enum(['site', 'notes', 'trade']),
      volumes: z.literal('no volume data'),
    })
    .optional(),
  locked: z.object({ count: z.number().int(), code: z.literal('plan-required') }).optional(),
});
export type KeywordStrategy = z.infer<typeof KeywordStrategy>;

export const KeywordRequest = z.object({
  business_name: z.string().trim().min(1).max(200),
  primary_category: z.string().trim().min(1).max(200),
  location: z.object({ city: z.string().trim().max(200), state: z.string().trim().max(200) }),
  website_url: z.string().trim().max(2048).optional(),
  notes: z.string().max(5000).optional(),
});
export type KeywordRequest = z.infer<typeof KeywordRequest>;

export const generateKeywords = defineEndpoint({
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

/** What an owner chose of a strategy, to stand in the report of an audit. */
export const addKeywordsToReport = defineEndpoint({
  method: 'POST',
  path: '/api/audits/:auditId/keywords',
  summary: 'Adds chosen keywords to those kept with an audit; 402 without Pro.',
  callers: 'anyone',
  body: z.object({ keywords: z.array(Keyword).min(1).max(LIMITS.maxReportKeywords) }),
  query: null,
  response: z.object({ count: z.number().int() }),
  status: 200,
});

export const removeKeywordsFromReport = defineEndpoint({
  method: 'DELETE',
  path: '/api/audits/:auditId/keywords',
  summary: 'Takes the named keyword out of those kept with an audit, or all when none is named; 402 without Pro.',
  callers: 'anyone',
  body: null,
  query: z.object({ keyword: z.string().min(1).max(300).optional() }),
  response: z.object({ count: z.number().int() }),
  status: 200,
});

/** `locked` stands in the place of keywords that are kept and that the viewer's plan does not show. */
export const ReportKeywords = z.object({
  keywords: z.array(Keyword),
  locked: z.object({ count: z.number().int(), code: z.literal('plan-required') }).optional(),
});
export type ReportKeywords = z.infer<typeof ReportKeywords>;

export const getReportKeywords = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId/keywords',
  summary: 'The keywords kept for the report of an audit.',
  callers: 'anyone',
  body: null,
  query: null,
  response: ReportKeywords,
  status: 200,
});
