import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { ParseInput } from '../collector.ts';
import { readWarmUpPage } from '../fetch/warm-up-page.ts';
import type { WorkerReply } from './page-worker.ts';
import { parsePage } from './parse-page.ts';

/**
 * The parser thread. It imports the parser and nothing else of the engine: its imports are loaded again
 * in every thread.
 */
readWarmUpPage(parsePage);
flushCompileCache();

const reply = (message: WorkerReply): void => parentPort?.postMessage(message);

parentPort?.on('message', (input: ParseInput) => {
  try {
    reply({ kind: 'page', page: parsePage(input) });
  } catch (error) {
    reply({ kind: 'error', detail: error instanceof Error ? error.message : String(error) });
  }
});
reply({ kind: 'ready' });
