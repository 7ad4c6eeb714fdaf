import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { checkBackup } from './check-backup.ts';

/** Checks the given backup in a worker thread; posts null when it can be restored, else the reason. */
const { path } = z.object({ path: z.string() }).parse(workerData);
const answer = await checkBackup(path).then(
  () => null,
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
);
parentPort?.postMessage(answer);
