import { createHash } from 'node:crypto';
import { z } from 'zod';
import { NO_REPORT } from '#engine/verify/verifiable-report.ts';
import { Sha256 } from '#shared/api/report-files.ts';
import type { Verification } from '#shared/api/verify.ts';
import { apiError } from '../api-error.ts';
import type { ExportServices } from '../exports/export-services.ts';
import { digestUnsigned, verifyReportSignature } from '../exports/report-signature.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { decideVerdict, OTHER_EVIDENCE, verdictSentence } from './decide-verdict.ts';
import type { VerifyServices } from './verify-services.ts';

/** The uploaded files as bytes. */
export interface SentFiles {
  readonly report: Uint8Array;
  readonly evidence: Uint8Array | null;
}

/**
 * Reevaluates the evidence of a report and says whether the report follows from it. Public, for any files. `read` is called
 * after the call was counted. Throws 400 with a sentence for files that cannot be used, 429 for too many, 503 while others
 * are evaluated.
 */
export async function verifyReport(
  { audits, uploads, evaluator }: VerifyServices,
  viewer: Viewer,
  read: () => Promise<SentFiles>,
): Promise<Verification> {
  await consumeRateLimit(audits, viewer, 'verify-report');
  return uploads.enter(async () => {
    const files = await read();
    return evaluator.enter(() => verifyFiles(audits, files));
  });
}

/** The verification of a report file. Without evidence, this server's copy is used if the report has a valid signature. */
export async function verifyFiles(services: ExportServices, { report, evidence }: SentFiles): Promise<Verification> {
  const { named, isSealed } = readSeal(services.secret, report);
  const used = evidence ?? (await keptEvidence(services, isSealed ? named : null));
  const sha256 = createHash('sha256').update(used).digest('hex');
  const judged = await services.engine.verifyReport({ report, evidence: used });
  if (judged.kind === 'refused') throw apiError('invalid-request', judged.sentence);
  const rest = {
    report: judged.report,
    isSealed,
    evidence: { sha256, named, from: evidence === null ? ('kept' as const) : ('sent' as const) },
  };
  if (judged.kind === 'other-evidence')
    return { verdict: 'other-evidence', sentence: OTHER_EVIDENCE, ...rest, comparison: null };
  const { comparison, isSame } = judged;
  const verdict = decideVerdict({ isSealed, isSame, rules: comparison.rules });
  return { verdict, sentence: verdictSentence(verdict, comparison.rules), ...rest, comparison };
}

const Sealed = z.looseObject({ seal: z.string().max(200), evidence: z.object({ sha256: Sha256 }).nullable() });
/** Parsed without reordering fields, because their order is signed too. */
const AsItStands = z.record(z.string(), z.unknown());

/** The evidence that a report names, and whether its signature is valid. Throws 400 for anything but a report file. */
function readSeal(secret: string, report: Uint8Array): { named: string | null; isSealed: boolean } {
  try {
    const file: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(report));
    const { evidence, seal } = Sealed.parse(file);
    const { seal: _, ...unsealed } = AsItStands.parse(file);
    return { named: evidence?.sha256 ?? null, isSealed: verifyReportSignature(secret, digestUnsigned(unsealed), seal) };
  } catch {
    // Also for lists nested too deep to be serialized again.
    throw apiError('invalid-request', NO_REPORT);
  }
}

/** Only for a report that we signed: its holder knows the content of the evidence already. */
async function keptEvidence({ bundles }: ExportServices, digest: string | null): Promise<Uint8Array> {
  const kept = digest === null ? null : await bundles.read(digest);
  if (kept === null)
    throw apiError('invalid-request', 'The evidence of this report is not kept here. Choose its evidence file too.');
  return kept;
}
