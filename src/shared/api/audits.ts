import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { AeoActionPack, Analysis, QaRewriteSuggestion } from '../audit/analysis.ts';
import { AuditFailure } from '../audit/audit-failure.ts';
import { BusinessCorrections } from '../audit/business.ts';
import { ProgressEvent } from '../audit/progress.ts';
import { ErrorBody } from '../errors.ts';
import { GroundedSentence } from '../fixes/grounded-text.ts';
import { ADD_ON_IDS } from '../product/add-ons.ts';
import { Offers } from '../product/offers.ts';
import { defineEndpoint } from './endpoint.ts';
import { definePage, PageQuery } from './paging.ts';

export const AuditStatus = z.enum(['queued', 'running', 'done', 'failed']);
export type AuditStatus = z.infer<typeof AuditStatus>;

/** A URL as a visitor types it: `example.com` is enough. `fresh` requests a new crawl. */
export const AuditRequest = z.object({
  url: typedText({ most: 2048, least: 1, isAddress: true }),
  fresh: z.boolean().optional(),
});
export type AuditRequest = z.infer<typeof AuditRequest>;

export const AuditStarted = z.object({ auditId: z.string(), status: AuditStatus });
export type AuditStarted = z.infer<typeof AuditStarted>;

/** Generated texts that the viewer's plan withholds: their number and topics, without their text. */
export const LockedTexts = z.object({
  count: z.number().int().min(1),
  code: z.literal('plan-required'),
  titles: z.array(z.string()),
});
export type LockedTexts = z.infer<typeof LockedTexts>;

/**
 * The texts of an audit as its viewer's plan shows them, and what could be made for it. `locked` names the fields that the
 * plan shows in part or, for the action pack, not at all; absent when nothing is withheld.
 */
export const AuditTexts = z.object({
  qaRewriteSuggestions: z.array(QaRewriteSuggestion),
  aeoActionPack: AeoActionPack.nullable(),
  /** By title. */
  templates: z.record(z.string(), z.string()),
  /** Each with its title on the first line and instructions below. */
  contentIdeas: z.array(z.string()),
  locked: z
    .object({
      qaRewriteSuggestions: LockedTexts.optional(),
      templates: LockedTexts.optional(),
      contentIdeas: LockedTexts.optional(),
      aeoActionPack: LockedTexts.optional(),
    })
    .optional(),
  /** Of each visible template, its sentences with the facts behind them. */
  templateSentences: z.record(z.string(), z.array(GroundedSentence)).optional(),
  /** What could be generated for this audit, counted by generating it; absent: nothing is offered. */
  offers: Offers.optional(),
});
export type AuditTexts = z.infer<typeof AuditTexts>;

/**
 * The analysis of an audit as its viewer gets it: with what the viewer has of it, and without what stays on the server. Its texts
 * are asked for by themselves, because writing them takes more than the rest of an answer. The report's page, its copy in the
 * browser and shared reports show it.
 */
export const AuditResult = Analysis.omit({ businessOnSite: true, judgedWith: true }).extend({
  auditId: z.string(),
  /** The viewer's add-ons for this audit; absent when there are none. */
  grantedAddOns: z.array(z.enum(ADD_ON_IDS)).optional(),
  /** The next scheduled scan of the site; absent when there is none. */
  nextScanAt: z.string().optional(),
});
export type AuditResult = z.infer<typeof AuditResult>;

/**
 * The same with its texts: all that the specification names. Programs get it from one call; the report file, the PDF and the page
 * whose texts have arrived show it.
 */
export const AuditedAnalysis = AuditResult.extend(AuditTexts.shape);
export type AuditedAnalysis = z.infer<typeof AuditedAnalysis>;

export const AuditView = z.object({
  auditId: z.string(),
  businessId: z.string(),
  status: AuditStatus,
  url: z.string(),
  createdAt: z.string(),
  progress: ProgressEvent.nullable(),
  result: AuditResult.optional(),
  error: AuditFailure.optional(),
});
export type AuditView = z.infer<typeof AuditView>;

export const startAuditEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/audits',
  summary: 'Start an audit; answers at once. Honors Idempotency-Key.',
  callers: 'anyone',
  isForPrograms: true,
  body: AuditRequest,
  query: null,
  response: AuditStarted,
  status: 202,
});

export const getAuditEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId',
  summary: 'State and, when done, the result of one audit of this session or account, without its texts.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: AuditView,
  status: 200,
});

export const getAuditTextsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId/texts',
  summary: 'The written texts of a finished audit as the plan shows them, and what could be made for it.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: AuditTexts,
  status: 200,
});

/** An audit in a list. */
export const AuditSummary = z.object({
  auditId: z.string(),
  businessId: z.string(),
  url: z.string(),
  status: AuditStatus,
  overallScore: z.number().int().nullable(),
  createdAt: z.string(),
  /** Older than the plan's history: it is kept, and opens with a plan that has history. */
  isLocked: z.boolean(),
});
export type AuditSummary = z.infer<typeof AuditSummary>;

export const listAuditsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/audits',
  summary: 'The audits of this session or account, the newest first.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: PageQuery,
  response: definePage(AuditSummary),
  status: 200,
});

/** More than any plan allows; the plan's own limit is in `product/rights.ts`. */
const MAX_BULK_URLS = 200;

export const startAuditsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/audits/bulk',
  summary: 'Start an audit for each of many websites; answers at once. 402 without Agency. Honors Idempotency-Key.',
  callers: 'signed-in',
  isForPrograms: true,
  body: z.object({
    urls: z
      .array(typedText({ most: 2048, least: 1, isAddress: true }))
      .min(1, 'Name at least one website.')
      .max(MAX_BULK_URLS),
  }),
  query: null,
  response: z.object({
    /** One for each URL, in request order. */
    audits: z.array(
      z.union([
        z.object({ url: z.string(), auditId: z.string(), status: AuditStatus }),
        z.object({ url: z.string(), error: z.string(), code: ErrorBody.shape.code }),
      ]),
    ),
  }),
  status: 202,
});

/** Server-sent events: see `AuditEvent`. `response` describes the data of one event. */
export const AUDIT_EVENTS_PATH = '/api/audits/:auditId/events';

export const correctBusinessEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/audits/:auditId/corrections',
  summary: 'Correct what the audit understood of the business; the same evidence is judged again at once.',
  callers: 'anyone',
  isForPrograms: true,
  body: BusinessCorrections.strict(),
  query: null,
  response: AuditResult,
  status: 200,
});

export const analyzeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/analyze',
  summary: 'Audit a website and wait for the analysis with its texts.',
  callers: 'anyone',
  isForPrograms: true,
  body: AuditRequest,
  query: null,
  response: AuditedAnalysis,
  status: 200,
});
