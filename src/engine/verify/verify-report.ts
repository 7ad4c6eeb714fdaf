import { createHash } from 'node:crypto';
import type { ReportComparison } from '#shared/api/verify.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { PageParser } from '../crawl/collector.ts';
import { BundleFileError, decodeBundle } from '../evidence/bundle-file.ts';
import { NothingToAnalyze } from '../nothing-to-analyze.ts';
import { replay } from '../replay.ts';
import { compareAnalyses, isSameThroughout } from './compare-analyses.ts';
import { NO_REPORT, readVerifiableReport, VerifiableAnalysis, type VerifiableReport } from './verifiable-report.ts';

/** A report file and its evidence file as untrusted bytes. */
export interface ReportWithEvidence {
  readonly report: Uint8Array;
  readonly evidence: Uint8Array;
}

/** What a report claims to be about. */
export interface ReportHead {
  readonly websiteUrl: string;
  readonly businessName: string | null;
  readonly collectedAt: string;
  readonly hasOwnerWords: boolean;
}

/**
 * The result. `other-evidence`: not the evidence that the report names, and so not evaluated. `refused`: one of the files
 * cannot be used, with a sentence.
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

/** The maximum size of collected evidence: 24 MB, one body of 5 MB for each of six connections, and overhead. */
const MOST_EVIDENCE_BYTES = 64 * 1024 * 1024;

/**
 * Reevaluates evidence with the owner overrides in a report, and compares. Accepts any bytes; call it where time and memory
 * are limited (`verifyInChildProcess`), because the evidence is untrusted.
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
    if (error instanceof BundleFileError || error instanceof NothingToAnalyze)
      return { kind: 'refused', sentence: error.message };
    // Evidence that we collected can always be evaluated: an invalid URL or date was inserted by hand.
    return { kind: 'refused', sentence: 'The evidence cannot be judged: no Porchlight server wrote it like this.' };
  }
}

/** A name is one line; a longer text is not ours. */
const LONGEST_NAME = 500;

/** The head of a report as it states it. */
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
