import { type ChildProcessLimits, runInChildProcess } from '../child-process/run-in-child-process.ts';
import type { ReportWithEvidence, VerificationResult } from './verify-report.ts';

/** Process start takes 0.4 s and evaluating a large site 0.5 s; on a busy machine several times that. */
const USUAL_LIMITS: ChildProcessLimits = { timeLimitMs: 20_000, memoryLimitMb: 384 };

const TOO_MUCH = 'The evidence takes more time or memory to judge than that of any site we read.';

/**
 * Runs `recomputeAndCompare` in a child process, which is killed when it exceeds its time or memory. A thread is not
 * enough: one large allocation beyond its limit crashes the whole process (tested with lists nested two million deep). The
 * process is not reused, so that no report is affected by the one before.
 */
export async function verifyInChildProcess(
  { report, evidence }: ReportWithEvidence,
  limits: ChildProcessLimits = USUAL_LIMITS,
): Promise<VerificationResult> {
  const module = new URL('./verify-process.ts', import.meta.url);
  const judged = await runInChildProcess<null, VerificationResult>(module, null, [report, evidence], limits);
  return judged ?? { kind: 'refused', sentence: TOO_MUCH };
}
