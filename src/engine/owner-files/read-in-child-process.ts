import { type ChildProcessLimits, runInChildProcess } from '../child-process/run-in-child-process.ts';
import type { FileJob } from './file-job.ts';
import type { OwnerFileRead } from './read-owner-file.ts';

/** An export of 1,000 rows takes 0.4 s including process start; 20 MB of rows take 2 to 4 s. */
const USUAL_LIMITS: ChildProcessLimits = { timeLimitMs: 20_000, memoryLimitMb: 512 };

const TOO_MUCH = 'This file takes too long to read. Export fewer rows, or only the columns you need.';

/**
 * Runs `readOwnerFile` in a child process, which is killed when it exceeds its time or memory: an untrusted file of up to
 * 20 MB must not affect others (a thread's memory limit fails on one large allocation, see `verify-in-child-process.ts`).
 */
export async function readOwnerFileInChildProcess(
  { bytes, ...job }: FileJob,
  limits: ChildProcessLimits = USUAL_LIMITS,
): Promise<OwnerFileRead> {
  const module = new URL('./read-process.ts', import.meta.url);
  const read = await runInChildProcess<typeof job, OwnerFileRead>(module, job, [bytes], limits);
  return read ?? { kind: 'refused', sentence: TOO_MUCH };
}
