import { createHash } from 'node:crypto';
import type { ReportComparison } from '#shared/api/verify.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { NothingToAnalyse } from '../analyse.ts';
import type { PageParser } from '../crawl/collector.ts';
import { BundleFileError, decodeBundle } from '../evidence/bundle-file.ts';
import { replay } from '../replay.ts';
import { compareAnalyses, isSameThroughout } from './compare-analyses.ts';
import { readVerifiableReport, VerifiableAnalysis, type VerifiableReport } from './verifiable-report.ts';

/** A report file and its evidence file, as bytes that anybody may have made. */
export interface ReportWithEvidence {
  readonly report: Uint8Array;
  readonly evidence: Uint8Array;
}

/** What a report says it is about, whether it is true or not. */
export interface ReportHead {
  readonly websiteUrl: string;
  readonly businessName: string | null;
  readonly collectedAt: string;
  readonly hasOwnerWords: boolean;
}

/**
 * What came of it. `other-evidence`: not the one that the report names, and so not evaluated. `refused`: one of the files cannot be
 * used, with a sentence.
 */
export type VerificationResult =
  | {
      readonly kind: 'compared';
      readonly report: ReportHead;
      readonly comparison: ReportComparison;
      readonly isSame: boolean;
    }
  | { readonly kind: 'other-evidence'; readonly report: ReportHead }
  | { readonly kind: 'refused'; readonly sentence: string };

/** What a collection keeps at most: 24 MB and one body of 5 MB for each of six connections, and what is around them. */
const MOST_EVIDENCE_BYTES = 64 * 1024 * 1024;

export const NO_REPORT =
  'The report is not one that can be verified. Choose the JSON file that a Porchlight report offers for download, as it is.';

/**
 * Evaluates evidence again with the words of the owner that a report carries, and compares. For any bytes; call it where time and
 * memory are limited (`verifyInChildProcess`): what is in the evidence was written by others.
 */
export async function recomputeAndCompare(files: ReportWithEvidence, parser: PageParser): Promise<VerificationResult> {
  const reported = readVerifiableReport(files.report);
  if (reported === null) return { kind: 'refused', sentence: NO_REPORT };
  const { ownerWords, analysis } = reported;
  const report = readReportHead(reported);
  const named = reported.evidence?.sha256 ?? null;
  if (named !== null && named !== createHash('sha256').update(files.evidence).digest('hex'))
    return { kind: 'other-evidence', report };
  try {
    const judged = await replay(decodeBundle(files.evidence, MOST_EVIDENCE_BYTES), parser, ownerWords);
    const replayed = VerifiableAnalysis.parse(JSON.parse(JSON.stringify(judged)));
    const comparison = compareAnalyses(analysis, replayed);
    return { kind: 'compared', report, comparison, isSame: isSameThroughout(comparison) };
  } catch (error) {
    if (error instanceof BundleFileError || error instanceof NothingToAnalyse)
      return { kind: 'refused', sentence: error.message };
    // What a collection wrote can always be evaluated: an address that is none, or a date, was put in by hand.
    return { kind: 'refused', sentence: 'The evidence cannot be judged: no Porchlight server wrote it like this.' };
  }
}

/** A name is one line; what is longer was not written by us. */
const LONGEST_NAME = 500;

/** What a report says of itself. */
export function readReportHead({ ownerWords, analysis }: VerifiableReport): ReportHead {
  const { corrections, facts, profile, files } = ownerWords;
  const { websiteUrl, businessName, collectedAt } = analysis;
  return {
    websiteUrl,
    businessName: businessName == null ? null : cutText(businessName, LONGEST_NAME).toWellFormed(),
    collectedAt,
    hasOwnerWords: [corrections, facts, profile?.sources, files].some((given) => Object.keys(given ?? {}).length > 0),
  };
}
