import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { PdfOrder } from './pdf-template.ts';
import type { TypesetReply } from './typeset-process.ts';

/** Generates documents sequentially, in a separate process. */
export interface PdfMaker {
  /** The document as bytes. Rejects with `PdfError`. */
  make(order: PdfOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** `busy`: too many requests are queued. `slow`: timed out. `broken`: the template or the process failed. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
  readonly kind: 'busy' | 'slow' | 'broken';

  constructor(kind: PdfError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface PdfMakerLimits {
  /** For one document, including the start of the process. A kit takes some 50 ms, a cold start a third of a second. */
  readonly timeoutMs: number;
  readonly mostWaiting: number;
  /** An idle process uses some 200 MB; restarting it takes a third of a second. */
  readonly idleMs: number;
}

export const usualPdfLimits: PdfMakerLimits = { timeoutMs: 15_000, mostWaiting: 20, idleMs: 60_000 };

const endedWords = 'The typesetting process ended.';

/**
 * Starts a typesetting process for the first document, stops it after an idle time, and kills it on a timeout: native code
 * cannot be stopped in any other way. A crash affects only the current document.
 */
export function openPdfMaker(limits: PdfMakerLimits = usualPdfLimits): PdfMaker {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let number = 0;
  let isClosed = false;

  const kill = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };

  const make = async (order: PdfOrder): Promise<Uint8Array> => {
    if (isClosed) throw new PdfError('broken', endedWords);
    clearTimeout(idle);
    child ??= startProcess();
    const process = child;
    number += 1;
    process.ref();
    process.channel?.ref();
    try {
      return await answerOf(process, { number, order }, limits.timeoutMs);
    } catch (error) {
      kill();
      throw error;
    } finally {
      process.unref();
      process.channel?.unref();
      idle = setTimeout(kill, limits.idleMs).unref();
    }
  };

  return {
    make(order) {
      if (waiting >= limits.mostWaiting)
        return Promise.reject(new PdfError('busy', 'Too many documents are waiting to be made.'));
      waiting += 1;
      const made = line
        .then(() => make(order))
        .finally(() => {
          waiting -= 1;
        });
      line = made.catch(() => {});
      return made;
    },
    async close() {
      isClosed = true;
      const ending = child;
      kill();
      if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
      // Keeps the event loop alive while a request is pending.
      ending.ref();
      await once(ending, 'exit');
    },
  };
}

/**
 * Starts a process without our environment: no keys, and a proxy that does not exist, so that the typesetter cannot fetch
 * packages.
 */
function startProcess(): ChildProcess {
  const nowhere = 'http://127.0.0.1:9';
  return fork(new URL('./typeset-process.ts', import.meta.url), [], {
    env: {
      http_proxy: nowhere,
      https_proxy: nowhere,
      HTTPS_PROXY: nowhere,
      HTTP_PROXY: nowhere,
      NODE_NO_WARNINGS: '1',
    },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

interface NumberedOrder {
  readonly number: number;
  readonly order: PdfOrder;
}

function answerOf(process: ChildProcess, order: NumberedOrder, timeoutMs: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      process.off('message', onMessage);
      process.off('exit', onEnd);
      process.off('error', onEnd);
      act();
    };
    const onMessage = (reply: TypesetReply) => {
      if (reply.number !== order.number) return;
      settle(() => ('bytes' in reply ? resolve(reply.bytes) : reject(new PdfError('broken', reply.problem))));
    };
    const onEnd = () => settle(() => reject(new PdfError('broken', endedWords)));
    const timer = setTimeout(() => {
      settle(() => reject(new PdfError('slow', `The document was not made within ${timeoutMs} ms.`)));
    }, timeoutMs);
    process.on('message', onMessage);
    process.once('exit', onEnd);
    process.once('error', onEnd);
    process.send(order, (error) => {
      if (error !== null) onEnd();
    });
  });
}
