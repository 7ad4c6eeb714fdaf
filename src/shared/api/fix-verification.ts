import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { CheckStatus, Evidence } from '../audit/check.ts';
import { defineEndpoint } from './endpoint.ts';

/** The state of a check at one time. */
export const CheckMoment = z.object({ status: CheckStatus, finding: z.string(), evidence: z.array(Evidence) });
export type CheckMoment = z.infer<typeof CheckMoment>;

/** A rechecked check: at the audit, and now. */
export const CheckRecheck = z.object({
  checkId: z.string(),
  label: z.string(),
  before: CheckMoment,
  after: CheckMoment,
});
export type CheckRecheck = z.infer<typeof CheckRecheck>;

/** The newest recheck of a check, stored with its state. */
export const LastCheck = CheckRecheck.extend({
  /** The audit that it was compared with. */
  auditId: z.string(),
  /** ISO 8601. */
  at: z.string(),
});
export type LastCheck = z.infer<typeof LastCheck>;

/**
 * The state of one check of the plan. `suggested`: nothing was reported, or a recheck did not find it. `applied`: the owner
 * marked it as done. `seen`: we found it on the site. A check without an entry is suggested.
 */
export const FixState = z.object({
  checkId: z.string(),
  state: z.enum(['suggested', 'applied', 'seen']),
  appliedAt: z.string().nullable(),
  seenAt: z.string().nullable(),
  /** A later full audit found it as well; its points are in the score of this audit. */
  isConfirmed: z.boolean(),
  /** Points of the overall score that the check gained when it was seen; not rounded, so that those of a step add up. */
  pointsGained: z.number().nullable(),
  lastCheck: LastCheck.nullable(),
});
export type FixState = z.infer<typeof FixState>;

export const FixStates = z.object({ states: z.array(FixState) });
export type FixStates = z.infer<typeof FixStates>;

export const getFixStatesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId/fix-states',
  summary: 'How far the steps of an own audit’s plan are: applied by the owner, or seen on the site.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: FixStates,
  status: 200,
});

export const markAppliedEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/audits/:auditId/checks/:checkId/applied',
  summary: 'Say that a step of the plan, or one check, is done, or take that back. Gains no points until it is seen.',
  callers: 'anyone',
  isForPrograms: true,
  body: z.strictObject({ isApplied: z.boolean().default(true) }),
  query: null,
  response: FixStates,
  status: 200,
});

export const RecheckResult = z.object({
  /** Empty: nothing could be rechecked. */
  checks: z.array(CheckRecheck),
  /** The overall score with everything seen before this recheck, and with this recheck. */
  score: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
  /** The exact difference of the two, to one decimal. */
  pointsGained: z.number(),
  checkedAt: z.string(),
  /** The recrawled pages. */
  read: z.array(z.string()),
  /** Pages that failed: they count unchanged. `reason` is the rest of a sentence. */
  notRead: z.array(z.object({ url: z.string(), reason: z.string() })),
  states: z.array(FixState),
});
export type RecheckResult = z.infer<typeof RecheckResult>;

/** The id of a plan step means all its checks. */
export const recheckEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/audits/:auditId/checks/:checkId/recheck',
  summary:
    'Read the evidence of one step or check again and judge it: before, after, and the points gained. The audit stays as it was.',
  callers: 'anyone',
  isForPrograms: true,
  body: z.strictObject({
    /** The page with the change, where the evidence names another or none: a URL or a path. */
    page: typedText({ most: 2048, least: 1 }).optional(),
  }),
  query: null,
  response: RecheckResult,
  status: 200,
});
