import { z } from 'zod';
import { CheckStatus } from '../audit/check.ts';
import { defineEndpoint } from './endpoint.ts';
import { Sha256 } from './report-files.ts';

/** Ten times the size of a large site's report. */
export const REPORT_LIMIT_BYTES = 2 * 1024 * 1024;
/** The evidence of fifteen pages is 0.1 to 2 MB; larger files can be reevaluated with `npm run replay`. */
export const EVIDENCE_LIMIT_BYTES = 32 * 1024 * 1024;

/** One side's version of a check. Texts are cut at 500 characters. */
export const CheckSaid = z.object({
  status: CheckStatus,
  points: z.number(),
  maxPoints: z.number(),
  finding: z.string(),
});
export type CheckSaid = z.infer<typeof CheckSaid>;

/** A check in which report and evidence differ. Null: that side does not have it. */
export const CheckDifference = z.object({
  /** Unique in a comparison. */
  checkId: z.string(),
  factor: z.string(),
  label: z.string(),
  reported: CheckSaid.nullable(),
  replayed: CheckSaid.nullable(),
  /** Status or points differ; otherwise only text or evidence does. */
  isOtherJudgement: z.boolean(),
});
export type CheckDifference = z.infer<typeof CheckDifference>;

/** A main value of a report, formatted for display; null: not measured or unknown. */
export const ComparedValue = z.object({
  name: z.string(),
  reported: z.string().nullable(),
  replayed: z.string().nullable(),
});
export type ComparedValue = z.infer<typeof ComparedValue>;

/** A report compared with the result of its evidence. */
export const ReportComparison = z.object({
  rules: z.object({ reported: z.string(), today: z.string() }),
  values: z.array(ComparedValue),
  checks: z.object({ compared: z.number().int(), same: z.number().int() }),
  /** Those with a different status or points first. */
  differences: z.array(CheckDifference),
  /** Further differing parts, by name, such as "The list of pages". */
  otherParts: z.array(z.string()),
});
export type ReportComparison = z.infer<typeof ReportComparison>;

/**
 * `confirmed`: signed by this server, and the evidence gives the same result. `other-rules`: signed, and today's rules give
 * another result for the same evidence. `follows`: not signed by this server, but the evidence gives the same result.
 * `does-not-follow`: not signed, and by the same rules the evidence gives another result. `unclear`: not signed, other
 * rules, another result. `other-evidence`: the evidence is not the one that the report names. `our-fault`: signed, the same
 * rules, and another result.
 */
export const VERDICTS = [
  'confirmed',
  'other-rules',
  'follows',
  'does-not-follow',
  'unclear',
  'other-evidence',
  'our-fault',
] as const;
export const Verdict = z.enum(VERDICTS);
export type Verdict = z.infer<typeof Verdict>;

export const Verification = z.object({
  verdict: Verdict,
  /** The verdict in words. */
  sentence: z.string(),
  report: z.object({
    websiteUrl: z.string(),
    businessName: z.string().nullable(),
    collectedAt: z.string(),
    /** The audit was evaluated with input of its owner. */
    hasOwnerWords: z.boolean(),
  }),
  isSealed: z.boolean(),
  evidence: z.object({
    /** Of the verified file. */
    sha256: Sha256,
    /** The digest in the report; null when it has none. */
    named: Sha256.nullable(),
    /** Whether it was uploaded, or is the copy stored on this server. */
    from: z.enum(['sent', 'kept']),
  }),
  /** Null when the evidence is another one. */
  comparison: ReportComparison.nullable(),
});
export type Verification = z.infer<typeof Verification>;

export const verifyReportEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/verify',
  summary:
    'Judge the evidence of a report again and compare. The body is multipart/form-data with the files `report` (export.json, at most 2 MB) and `evidence` (the bundle, at most 32 MB); without `evidence` the copy of this server, for a report with its seal.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: Verification,
  status: 200,
});

export const verifyAuditEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/audits/:auditId/verify',
  summary: 'Judge the kept evidence of an own audit again and compare it with its report.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: Verification,
  status: 200,
});

export const verifySharedEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/shared/:token/verify',
  summary: 'Judge the kept evidence of a shared report again and compare. 404 when the link shows none.',
  callers: 'anyone',
  body: null,
  query: null,
  response: Verification,
  status: 200,
});
