import { flushCompileCache } from 'node:module';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { UnknownPage } from '#engine/dry-run/unknown-page.ts';
import { NothingToAnalyze } from '#engine/nothing-to-analyze.ts';
import type {
  EngineCall,
  EngineFailure,
  EngineNotice,
  EngineOrder,
  EngineReply,
  EngineThreadSettings,
} from './engine-thread.ts';
import { releaseStartupMemory } from './release-startup-memory.ts';
import { openSiteEngine } from './site-engine.ts';

/** The thread of the engine: it answers every call on the port that came with it. */
const settings: EngineThreadSettings = workerData;
const engine = openSiteEngine({ ...settings, publicUrl: new URL(settings.publicUrl) }, (factor, error) =>
  parentPort?.postMessage({ factor, error }),
);
flushCompileCache();
releaseStartupMemory();

parentPort?.on('message', ({ call, port }: EngineOrder) => {
  const reply = (message: EngineReply): void => port.postMessage(message);
  perform(call, port, reply)
    .then((value) => reply({ kind: 'end', value }))
    .catch((error: unknown) => reply({ kind: 'failed', failure: describe(error) }))
    // A value or an error that cannot be sent.
    .catch((error: unknown) => reply({ kind: 'failed', failure: { kind: 'other', error: new Error(String(error)) } }));
});

async function perform(call: EngineCall, port: MessagePort, reply: (message: EngineReply) => void): Promise<unknown> {
  switch (call.method) {
    case 'run':
      return run(call, port, reply);
    case 'reevaluate':
      return engine.reevaluate(...call.args);
    case 'outline':
      return engine.outline(...call.args);
    case 'recheck':
      return engine.recheck(...call.args);
    case 'dryRun':
      return engine.dryRun(...call.args);
    default:
      return call satisfies never;
  }
}

function run(
  { site, hasWaiting, earlier }: EngineCall & { readonly method: 'run' },
  port: MessagePort,
  reply: (message: EngineReply) => void,
) {
  const [aborting, ending] = [new AbortController(), new AbortController()];
  const answers: ((isWaitedFor: boolean) => void)[] = [];
  port.on('message', (notice: EngineNotice) => {
    if (notice.kind === 'abort') aborting.abort();
    else if (notice.kind === 'end-soon') ending.abort();
    else answers.shift()?.(notice.isWaitedFor);
  });
  const isWaitedFor = () =>
    new Promise<boolean>((answer) => {
      answers.push(answer);
      reply({ kind: 'is-waited-for' });
    });
  const waiting = hasWaiting ? { isWaitedFor, endSoon: ending.signal } : undefined;
  return engine.run(site, (event) => reply({ kind: 'event', event }), aborting.signal, waiting, earlier);
}

function describe(error: unknown): EngineFailure {
  if (error instanceof NothingToAnalyze) return { kind: 'nothing-to-analyze', sentence: error.message };
  if (error instanceof UnknownPage) return { kind: 'unknown-page', read: error.read };
  return { kind: 'other', error };
}
