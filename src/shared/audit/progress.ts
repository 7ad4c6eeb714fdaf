import { z } from 'zod';
import { AuditFailureCode } from './audit-failure.ts';
import { FactorKeySchema } from './factors.ts';

/** The steps of an audit in the order in which they usually end; several run concurrently. */
export const AuditStep = z.enum(['address', 'robots', 'home', 'sitemap', 'pages', 'readers', 'facts', 'factors']);
export type AuditStep = z.infer<typeof AuditStep>;

/** A progress event of a running audit. `elapsedMs` counts from its start. */
export const ProgressEvent = z.object({
  type: z.literal('progress'),
  step: AuditStep,
  done: z.number().int(),
  total: z.number().int(),
  elapsedMs: z.number(),
  /** One line for the owner: the finding of this step, or what is being crawled. */
  detail: z.string().nullable(),
});
/** A factor as soon as it is measured. Its checks are in the result. */
export const FactorEvent = z.object({
  type: z.literal('factor'),
  key: FactorKeySchema,
  score: z.number().nullable(),
  summary: z.string(),
});
export const DoneEvent = z.object({ type: z.literal('done'), overallScore: z.number().nullable() });
export const FailedEvent = z.object({ type: z.literal('failed'), error: z.string(), code: AuditFailureCode });

export const AuditEvent = z.discriminatedUnion('type', [ProgressEvent, FactorEvent, DoneEvent, FailedEvent]);
export type AuditEvent = z.infer<typeof AuditEvent>;
export type ProgressEvent = z.infer<typeof ProgressEvent>;
