import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { checkBackup } from './check-backup.ts';

/** Checks the backup it is given, in a thread of its own; says null when it can be restored, and why not when it cannot. */
const { path } = z.object({ path: z.string() }).parse(workerData);
const answer = await checkBackup(path).then(
  () => null,
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
);
parentPort?.postMessage(answer);
