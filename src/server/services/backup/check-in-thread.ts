import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** The newest backup cannot be restored. */
export class BackupCheckError extends Error {
  override readonly name = 'BackupCheckError';
}

/**
 * Checks a backup in a worker thread, so that the server stays responsive and the memory is freed afterwards. Throws
 * `BackupCheckError`; `signal` aborts it.
 */
export async function checkInThread(path: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./check-backup-worker.ts', import.meta.url), { workerData: { path } });
  try {
    const [answer] = await once(worker, 'message', { signal });
    const problem = z.string().nullable().parse(answer);
    if (problem !== null) throw new BackupCheckError(problem);
  } finally {
    await worker.terminate();
  }
}
