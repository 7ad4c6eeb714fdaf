import { getCompileCacheDir } from 'node:module';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { UnknownPage } from '#engine/dry-run/unknown-page.ts';
import type { OnFactorError } from '#engine/evaluate.ts';
import { NothingToAnalyze } from '#engine/nothing-to-analyze.ts';
import { verifyInChildProcess } from '#engine/verify/verify-in-child-process.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import { parseTarget } from './parse-target.ts';
import type { AuditEngine, EarlierRun, OthersWaiting, SiteTarget } from './services/audit-engine.ts';
import type { SiteEngineSettings } from './site-engine.ts';

/** The settings of the engine, as data. */
export type EngineThreadSettings = Omit<SiteEngineSettings, 'publicUrl'> & { readonly publicUrl: string };

type Evaluating = 'reevaluate' | 'outline' | 'recheck' | 'dryRun';

/** A call of a method of the engine. */
export type EngineCall =
  | {
      readonly method: 'run';
      readonly site: SiteTarget;
      readonly hasWaiting: boolean;
      readonly earlier: EarlierRun | null;
    }
  | { [M in Evaluating]: { readonly method: M; readonly args: Parameters<AuditEngine[M]> } }[Evaluating];

/** A call with the port for everything that is said about it. */
export interface EngineOrder {
  readonly call: EngineCall;
  readonly port: MessagePort;
}

/** What the thread says: any number of events and questions of a run, then how the call ended. */
export type EngineReply =
  | { readonly kind: 'event'; readonly event: AuditEvent }
  | { readonly kind: 'is-waited-for' }
  | { readonly kind: 'end'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly failure: EngineFailure };

/** Errors lose their class on the way, so those that a caller tells apart are described. */
export type EngineFailure =
  | { readonly kind: 'nothing-to-analyze'; readonly sentence: string }
  | { readonly kind: 'unknown-page'; readonly read: readonly string[] }
  | { readonly kind: 'other'; readonly error: unknown };

/** What the thread is told during a run. An answer belongs to the oldest question without one. */
export type EngineNotice =
  | { readonly kind: 'abort' }
  | { readonly kind: 'end-soon' }
  | { readonly kind: 'waited-for'; readonly isWaitedFor: boolean };

/**
 * The engine in a thread of its own, so that requests are answered while sites are read and judged, and the process uses two cores.
 * The thread is started by the first call, as it takes some 50 MB; where it ends, its calls are rejected, and the next call starts another one.
 */
export function openEngineThread(
  settings: SiteEngineSettings,
  onFactorError: OnFactorError = () => {},
  onCrash: (error: unknown) => void = () => {},
): AuditEngine {
  const { hostMapping, publicUrl, audits } = settings;
  const workerData: EngineThreadSettings = {
    hostMapping,
    publicUrl: publicUrl.href,
    audits: { deadlineMs: audits.deadlineMs },
  };
  let isClosed = false;
  let worker: Worker | null = null;
  const start = (): Worker => {
    const started = new Worker(new URL('./engine-worker.ts', import.meta.url), {
      name: 'engine',
      workerData,
      // Threads do not inherit the compile cache.
      env: { NODE_COMPILE_CACHE: getCompileCacheDir() ?? '' },
    });
    started.on('message', ({ factor, error }) => onFactorError(factor, error));
    started.on('error', onCrash);
    // The ports of its calls are closed with it, which rejects them.
    started.on('exit', () => {
      if (worker === started) worker = null;
    });
    started.unref();
    return started;
  };

  const call = <Result>(order: EngineCall, converse?: (port: MessagePort) => void): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (isClosed) throw new Error('The engine is closed.');
      const { port1: port, port2 } = new MessageChannel();
      port.on('close', () => reject(new Error('The thread of the engine ended.')));
      port.on('message', (reply) => {
        if (reply.kind === 'end') resolve(reply.value);
        else if (reply.kind === 'failed') reject(toError(reply.failure));
        else return;
        port.close();
      });
      converse?.(port);
      worker ??= start();
      worker.postMessage({ call: order, port: port2 } satisfies EngineOrder, [port2]);
    });

  return {
    parseTarget,
    run: async ({ target, schemeTyped }, onEvent, signal, waiting, earlier = null) => {
      signal.throwIfAborted();
      const site = { target, schemeTyped };
      const order = { method: 'run', site, hasWaiting: waiting !== undefined, earlier } as const;
      return call(order, (port) => attend(port, onEvent, signal, waiting));
    },
    reevaluate: (...args) => call({ method: 'reevaluate', args }),
    outline: (...args) => call({ method: 'outline', args }),
    recheck: (...args) => call({ method: 'recheck', args }),
    dryRun: (...args) => call({ method: 'dryRun', args }),
    verifyReport: (files) => verifyInChildProcess(files),
    async close() {
      isClosed = true;
      await worker?.terminate();
    },
  };
}

/** Passes on what is said during a run, in both directions. */
function attend(
  port: MessagePort,
  onEvent: (event: AuditEvent) => void,
  signal: AbortSignal,
  waiting: OthersWaiting | undefined,
): void {
  const tell = (notice: EngineNotice) => port.postMessage(notice);
  const abort = () => tell({ kind: 'abort' });
  const endSoon = () => tell({ kind: 'end-soon' });
  signal.addEventListener('abort', abort, { once: true });
  waiting?.endSoon.addEventListener('abort', endSoon, { once: true });
  if (waiting?.endSoon.aborted === true) endSoon();
  port.on('close', () => {
    signal.removeEventListener('abort', abort);
    waiting?.endSoon.removeEventListener('abort', endSoon);
  });
  port.on('message', (reply: EngineReply) => {
    if (reply.kind === 'event') onEvent(reply.event);
    if (reply.kind === 'is-waited-for')
      void waiting
        ?.isWaitedFor()
        .catch(() => false)
        .then((isWaitedFor) => tell({ kind: 'waited-for', isWaitedFor }));
  });
}

function toError(failure: EngineFailure): unknown {
  switch (failure.kind) {
    case 'nothing-to-analyze':
      return new NothingToAnalyze(failure.sentence);
    case 'unknown-page':
      return new UnknownPage(failure.read);
    case 'other':
      return failure.error;
    default:
      return failure satisfies never;
  }
}
