import { flushCompileCache } from 'node:module';
import type { ChildProcessOrder } from './run-in-child-process.ts';

/**
 * The child's side of `runInChildProcess`: does one job and ends the process. Files have the boundaries that the caller gave them. What
 * was compiled is kept before the answer, after which the process is killed: the next one starts in half of the CPU time.
 */
export function answerInChildProcess<Job>(work: (job: Job, files: readonly Uint8Array[]) => Promise<unknown>): void {
  process.once('message', async ({ job, sizes }: ChildProcessOrder<Job>) => {
    const outcome = await work(job, await readFiles(sizes));
    flushCompileCache();
    process.send?.(outcome, () => process.exit());
  });
}

async function readFiles(sizes: readonly number[]): Promise<Uint8Array[]> {
  const all = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0));
  let filled = 0;
  for await (const piece of process.stdin) {
    all.set(piece, filled);
    filled += piece.length;
  }
  if (filled < all.length) throw new Error('The files ended early.');
  let end = 0;
  return sizes.map((size) => {
    end += size;
    return all.subarray(end - size, end);
  });
}
