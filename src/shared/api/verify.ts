import { z } from 'zod';
import { CheckStatus } from '../audit/check.ts';
import { defineEndpoint } from './endpoint.ts';
import { Sha256 } from './report-files.ts';

/** Ten times what the report of a large site takes. */
export const REPORT_LIMIT_BYTES = 2 * 1024 * 1024;
/** The evidence of fifteen pages is 0.1 to 2 MB; larger files can be evaluated again with `npm run replay`. */
export const EVIDENCE_LIMIT_BYTES = 32 * 1024 * 1024;

/** What one side says of a check. Texts are cut at 500 characters. */
export const CheckSaid = z.object({
  status: CheckStatus,
  points: z.number(),
  maxPoints: z.number(),
  finding: z.string(),
});
export type CheckSaid = z.infer<typeof CheckSaid>;

/** A check of which report and evidence do not say the same. Null: that side does not have it. */
export const CheckDifference = z.object({
  /** Unique in a comparison. */
  checkId: z.string(),
  factor: z.string(),
  label: z.string(),
  reported: CheckSaid.nullable(),
  replayed: CheckSaid.nullable(),
  /** Status or points differ; otherwise only words or evidence do. */
  isOtherJudgement: z.boolean(),
});
export type CheckDifference = z.infer<typeof CheckDifference>;

/** One of the main values of a report, as people read it; null: not measured, or not known. */
export const ComparedValue = z.object({
  name: z.string(),
  reported: z.string().nullable(),
  replayed: z.string().nullable(),
});
export type ComparedValue = z.infer<typeof ComparedValue>;

/** A report held against what its evidence gives. */
export const ReportComparison = z.object({
  rules: z.object({ reported: z.string(), today: z.string() }),
  values: z.array(ComparedValue),
  checks: z.object({ compared: z.number().int(), same: z.number().int() }),
  /** Those with another judgement first. */
  differences: z.array(CheckDifference),
  /** Further parts that differ, by name, such as "The list of pages". */
  otherParts: z.array(z.string()),
});
export type ReportComparison = z.infer<typeof ReportComparison>;

/**
 * `confirmed`: sealed by this server, and the evidence gives the same. `other-rules`: sealed, and today's rules judge the same
 * evidence otherwise. `follows`: not sealed by this server, but the evidence gives the same. `does-not-follow`: not sealed, and by the
 * same rules the evidence gives something else. `unclear`: not sealed, other rules, another result. `other-evidence`: the evidence is
 * not the one that the report names. `our-fault`: sealed, the same rules, and another result.
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
    /** The owner told something that the audit was judged with. */
    hasOwnerWords: z.boolean(),
  }),
  isSealed: z.boolean(),
  evidence: z.object({
    /** Of the file that was judged. */
    sha256: Sha256,
    /** What the report names; null when it names none. */
    named: Sha256.nullable(),
    /** Whether it was sent along, or is the copy that this server keeps. */
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
