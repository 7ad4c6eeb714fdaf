import { z } from 'zod';
import { LIMITS } from '../product/limits.ts';
import { defineEndpoint } from './endpoint.ts';

/** The audited address. */
const AuditedUrl = z.object({ url: z.string().trim().min(1).max(2048) });

export const generateDescription = defineEndpoint({
  method: 'GET',
  path: '/api/generate/description',
  summary: 'The free fix: a profile description made of facts with a source.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: AuditedUrl,
  response: z.object({ description: z.string() }),
  status: 200,
});

export const GeneratedQa = z.object({ question: z.string(), answer: z.string() });
export type GeneratedQa = z.infer<typeof GeneratedQa>;

export const generateQa = defineEndpoint({
  method: 'GET',
  path: '/api/generate/qa',
  summary: 'Questions and answers for the site and for profile posts; 402 without Pro.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: AuditedUrl.extend({ count: z.coerce.number().int().min(1).max(LIMITS.maxQaCount).default(LIMITS.qaCount) }),
  response: z.object({ qa: z.array(GeneratedQa) }),
  status: 200,
});

export const generateH1 = defineEndpoint({
  method: 'GET',
  path: '/api/generate/h1',
  summary: 'Ideas for the main heading; 402 without Pro.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: AuditedUrl,
  response: z.object({ ideas: z.array(z.string()) }),
  status: 200,
});
