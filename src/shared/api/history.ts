import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { Analysis } from '../audit/analysis.ts';
import { AuditComparison } from '../history/audit-comparison.ts';
import { BusinessEventKind } from '../history/business-event.ts';
import { StepSummary } from '../stored/stored-analysis.ts';
import { AuditStatus } from './audits.ts';
import { defineEndpoint } from './endpoint.ts';

/** A score at a point in time. */
export const ScorePoint = z.object({ auditId: z.string(), at: z.string(), score: z.number().int().nullable() });
export type ScorePoint = z.infer<typeof ScorePoint>;

/** An audited business in a list. */
export const BusinessSummary = z.object({
  businessId: z.string(),
  domain: z.string(),
  /** From its newest finished audit; null: unknown. */
  name: z.string().nullable(),
  newestAuditId: z.string(),
  newestAt: z.string(),
  newestStatus: AuditStatus,
  /** The last finished audits of the newest one's URL that the plan shows, oldest first: at most twelve. */
  scores: z.array(ScorePoint),
  /** Of the newest finished audit that the plan shows: what its score could be, its two halves, and the step to take next; null: none. */
  scoreRange: z.object({ low: z.number(), high: z.number() }).nullable(),
  subScores: Analysis.shape.subScores.nullable(),
  step: StepSummary.nullable(),
  isWatched: z.boolean(),
});
export type BusinessSummary = z.infer<typeof BusinessSummary>;

export const listBusinessesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/businesses',
  summary: 'The businesses of this session or account with their last scores, the newest audited first; 100 at most.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: z.object({
    businesses: z.array(BusinessSummary),
    /** There are more than these. */
    hasMore: z.boolean(),
  }),
  status: 200,
});

/** An audit in the history of its business. */
export const HistoryAudit = z.object({
  auditId: z.string(),
  url: z.string(),
  createdAt: z.string(),
  /** Requested by a user, or a scan of the watch. */
  origin: z.enum(['asked', 'watch']),
  status: AuditStatus,
  /** Null: not measured, not finished, or locked. */
  overallScore: z.number().int().nullable(),
  /** Share of the weight that was measured, 0 to 1. */
  coverage: z.number().nullable(),
  algorithmVersion: z.string().nullable(),
  /** For another URL of the domain than the newest audit: not in the line. */
  isOtherAddress: z.boolean(),
  /** It uses the same site run as the previous audit. */
  isSameReading: z.boolean(),
  /** Why it failed, as a sentence; null when it did not. */
  problem: z.string().nullable(),
  /** Older than the plan's history: it is kept, and opens with a plan that has history. */
  isLocked: z.boolean(),
});
export type HistoryAudit = z.infer<typeof HistoryAudit>;

/** An event between audits: a mark on the line. */
export const HistoryEvent = z.object({
  id: z.string(),
  kind: z.enum([...BusinessEventKind.options, 'fix-applied', 'fix-seen', 'rules-changed']),
  at: z.string(),
  /** The audit of the event; null: none. */
  auditId: z.string().nullable(),
  /** What happened, as one sentence. */
  sentence: z.string(),
  /** Points credited for it; null: none. */
  points: z.number().nullable(),
});
export type HistoryEvent = z.infer<typeof HistoryEvent>;

export const BusinessHistory = z.object({
  businessId: z.string(),
  domain: z.string(),
  name: z.string().nullable(),
  /** Newest first; at most 200. */
  audits: z.array(HistoryAudit),
  hasOlder: z.boolean(),
  /** Newest first. */
  events: z.array(HistoryEvent),
  /** Whether the plan compares audits. */
  canCompare: z.boolean(),
});
export type BusinessHistory = z.infer<typeof BusinessHistory>;

export const getHistoryEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/history',
  summary: 'Every audit of a business of this session or account, and what happened between them, the newest first.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: BusinessHistory,
  status: 200,
});

export const compareAuditsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId/changes',
  summary:
    'Why an audit differs from an earlier one of the same business (since, or the finished one before it): the site, our rules, the owner’s words, or what could not be read. Null when there is no earlier one. 402 without history.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: z.object({ since: typedText({ most: 100 }).optional() }),
  response: z.object({ comparison: AuditComparison.nullable() }),
  status: 200,
});
