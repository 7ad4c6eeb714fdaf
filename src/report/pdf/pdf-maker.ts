import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { PdfOrder } from './pdf-template.ts';
import type { TypesetReply } from './typeset-process.ts';

/** Makes documents one after the other, apart from the process that serves. */
export interface PdfMaker {
  /** The document as bytes. Rejects with `PdfError`. */
  make(order: PdfOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** `busy`: too many wait already. `slow`: it took too long and was stopped. `broken`: the template or the process failed. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
  readonly kind: 'busy' | 'slow' | 'broken';

  constructor(kind: PdfError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface PdfMakerLimits {
  /** For one document, the start of the process included. A kit takes some 50 ms, a cold start a third of a second. */
  readonly timeoutMs: number;
  readonly mostWaiting: number;
  /** An idle process holds some 200 MB; starting it anew costs a third of a second. */
  readonly idleMs: number;
}

export const usualPdfLimits: PdfMakerLimits = { timeoutMs: 15_000, mostWaiting: 20, idleMs: 60_000 };

const endedWords = 'The typesetting process ended.';

/**
 * Starts a process for typesetting when the first document is wanted, ends it when none was for a while, and kills it when one
 * takes too long: native code cannot be stopped in any other way. A crash costs the one document.
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
      // Waiting for it is a reason to stay.
      ending.ref();
      await once(ending, 'exit');
    },
  };
}

/** A process without our environment: no keys, and a proxy that is not there, so that the typesetter fetches no packages. */
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
