import { type ChildProcessLimits, runInChildProcess } from '../child-process/run-in-child-process.ts';
import type { ReportWithEvidence, VerificationResult } from './verify-report.ts';

/** Starting takes 0.4 s and evaluating a large site 0.5 s; on a busy machine several times that. */
const USUAL_LIMITS: ChildProcessLimits = { timeLimitMs: 20_000, memoryLimitMb: 384 };

const TOO_MUCH = 'The evidence takes more time or memory to judge than that of any site we read.';

/**
 * `judgeAgain` in a process of its own, which is killed when it takes too long or too much. A thread will not do: one that asks for
 * a single large piece of memory beyond its limit takes the whole process with it (tried with lists nested two million deep). The
 * process is not kept: reports are verified now and then, and the next one must not meet what the last one left.
 */
export async function verifyInChildProcess(
  { report, evidence }: ReportWithEvidence,
  limits: ChildProcessLimits = USUAL_LIMITS,
): Promise<VerificationResult> {
  const module = new URL('./verify-process.ts', import.meta.url);
  const judged = await runInChildProcess<null, VerificationResult>(module, null, [report, evidence], limits);
  return judged ?? { kind: 'refused', sentence: TOO_MUCH };
}
