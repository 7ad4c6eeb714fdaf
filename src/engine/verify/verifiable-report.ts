import { z } from 'zod';
import { Sha256 } from '#shared/api/report-files.ts';
import { CheckStatus } from '#shared/audit/check.ts';
import { OwnerOverrides } from '#shared/fixes/owner-overrides.ts';

/** More checks than any release has; a longer list is not a report. */
const MOST_CHECKS = 500;
const MOST_FACTORS = 100;

const amount = z.number().min(-1e6).max(1e6);

const VerifiableCheck = z.looseObject({
  id: z.string().max(200),
  label: z.string(),
  status: CheckStatus,
  points: amount,
  maxPoints: amount,
  finding: z.string(),
});
export type VerifiableCheck = z.infer<typeof VerifiableCheck>;

const VerifiableFactor = z.looseObject({
  label: z.string(),
  score: amount.nullable(),
  checks: z.array(VerifiableCheck).max(MOST_CHECKS),
});
export type VerifiableFactor = z.infer<typeof VerifiableFactor>;

/** The compared parts of an analysis, parsed loosely so that reports of earlier releases can be verified. */
export const VerifiableAnalysis = z.looseObject({
  websiteUrl: z.string().max(4096),
  businessName: z.string().nullable(),
  collectedAt: z.string().max(100),
  algorithmVersion: z.string().max(100),
  overallScore: amount.nullable(),
  coverage: amount,
  scoreRange: z.object({ low: amount, high: amount }),
  subScores: z.object({ mapsReadiness: amount.nullable(), aiReadiness: amount.nullable() }),
  factors: z
    .record(z.string().max(100), VerifiableFactor)
    .refine((factors) => Object.keys(factors).length <= MOST_FACTORS),
  actionPlan: z.array(z.looseObject({ description: z.string() })).max(MOST_CHECKS),
});
export type VerifiableAnalysis = z.infer<typeof VerifiableAnalysis>;

const VerifiableReport = z.object({
  evidence: z.object({ sha256: Sha256 }).nullable(),
  ownerWords: OwnerOverrides,
  analysis: VerifiableAnalysis,
});
export type VerifiableReport = z.infer<typeof VerifiableReport>;

/** What is said of anything else than a report file. */
export const NO_REPORT =
  'The report is not one that can be verified. Choose the JSON file that a Porchlight report offers for download, as it is.';

/** Parses a report file for comparison; null for anything else. */
export function readVerifiableReport(bytes: Uint8Array): VerifiableReport | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return VerifiableReport.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
