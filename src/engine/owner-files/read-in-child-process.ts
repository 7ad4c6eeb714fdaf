import { type ChildProcessLimits, runInChildProcess } from '../child-process/run-in-child-process.ts';
import type { FileJob } from './file-job.ts';
import type { OwnerFileRead } from './read-owner-file.ts';

/** An export of 1,000 rows takes 0.4 s, starting included; 20 MB of rows take 2 to 4 s. */
const USUAL_LIMITS: ChildProcessLimits = { timeLimitMs: 20_000, memoryLimitMb: 512 };

const TOO_MUCH = 'This file takes too long to read. Export fewer rows, or only the columns you need.';

/**
 * `readOwnerFile` in a process of its own, which is killed when it takes too long or too much: a file of strangers, up to 20 MB, must
 * hold up nobody else (a thread's memory limit does not hold against one large allocation, see `verify-in-child-process.ts`).
 */
export async function readApart(
  { bytes, ...job }: FileJob,
  limits: ChildProcessLimits = USUAL_LIMITS,
): Promise<OwnerFileRead> {
  const module = new URL('./read-process.ts', import.meta.url);
  const read = await runInChildProcess<typeof job, OwnerFileRead>(module, job, [bytes], limits);
  return read ?? { kind: 'refused', sentence: TOO_MUCH };
}
