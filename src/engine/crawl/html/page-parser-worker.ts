import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { ParseInput } from '../collector.ts';
import type { WorkerReply, WorkerSettings } from './page-worker.ts';

/**
 * The parser thread. It imports the parser and nothing else of the engine: its imports are loaded again
 * in every thread.
 */
const settings: WorkerSettings = workerData;
// Threads do not inherit the compile cache, and stripping the types of the parser's files is most of their startup time.
if (settings.compileCacheDirectory !== null) enableCompileCache(settings.compileCacheDirectory);
const { parsePage } = await import('./parse-page.ts');
const { readWarmUpPage } = await import('../fetch/warm-up-page.ts');
readWarmUpPage(parsePage);
if (settings.compileCacheDirectory !== null) flushCompileCache();

const reply = (message: WorkerReply): void => parentPort?.postMessage(message);

parentPort?.on('message', (input: ParseInput) => {
  try {
    reply({ kind: 'page', page: parsePage(input) });
  } catch (error) {
    reply({ kind: 'error', detail: error instanceof Error ? error.message : String(error) });
  }
});
reply({ kind: 'ready' });
