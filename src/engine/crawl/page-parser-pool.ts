import type { PageParser, ParseInput, ParseOutcome } from './collector.ts';
import { PageWorker, type PageWorkerLimits } from './page-worker.ts';

export interface PageParserPoolOptions extends PageWorkerLimits {
  /** The most threads at once, at least 1. */
  readonly workers: number;
}

export interface PageParserPool extends PageParser {
  /** Starts the first thread now, so that it is ready when the first page arrives. Costs about 0.1 s of its own core. */
  warmUp(): void;
  /** Ends all threads; pages not read by then end as `parse-error`. */
  close(): Promise<void>;
}

/**
 * How long a page waits for a busy thread before another one is started. A warm thread reads an ordinary page in 1
 * to 3 ms, and starting one costs 120 ms of CPU: a second one is for the case that the first is held up.
 */
const PATIENCE_MS = 150;
const CLOSED: ParseOutcome = { ok: false, problem: 'parse-error', detail: 'The reading of pages was stopped.' };

interface WaitingPage {
  readonly input: ParseInput;
  readonly settle: (outcome: ParseOutcome) => void;
}

/**
 * Threads that read pages, shared by all audits of a process. Every page goes through one, whatever its size: how
 * long a page takes does not follow from its length, and a page that holds up or kills a thread harms itself only.
 * Threads are started when needed, stay warm between audits and do not keep the process alive while idle. They are not
 * ended when idle: measured, that gives back 10 of the 55 MB a thread takes, and makes the next audit's pages take four
 * times as long.
 */
export function createPageParserPool(options: PageParserPoolOptions): PageParserPool {
  const workers = new Set<PageWorker>();
  const waiting: WaitingPage[] = [];
  let patience: NodeJS.Timeout | null = null;
  let isClosed = false;

  const start = (): void => {
    workers.add(new PageWorker(options, (ended) => workers.delete(ended)));
  };

  const assign = (worker: PageWorker): void => {
    const page = waiting.shift();
    if (page === undefined) return;
    void worker.read(page.input).then((outcome) => {
      page.settle(outcome);
      dispatch();
    });
  };

  const dispatch = (): void => {
    if (isClosed) return;
    if (workers.size === 0 && waiting.length > 0) start();
    for (const worker of workers) {
      if (waiting.length === 0) break;
      if (worker.isFree) assign(worker);
    }
    if (waiting.length > 0 && workers.size < options.workers) waitForThread();
  };

  const waitForThread = (): void => {
    patience ??= setTimeout(() => {
      patience = null;
      if (waiting.length === 0 || isClosed) return;
      if (workers.size < options.workers) start();
      dispatch();
    }, PATIENCE_MS);
  };

  return {
    parse: (input) =>
      new Promise((settle) => {
        if (isClosed) return settle(CLOSED);
        waiting.push({ input, settle });
        dispatch();
      }),
    warmUp: () => {
      if (!isClosed && workers.size === 0) start();
    },
    close: async () => {
      isClosed = true;
      if (patience !== null) clearTimeout(patience);
      for (const page of waiting.splice(0)) page.settle(CLOSED);
      await Promise.all([...workers].map((worker) => worker.terminate(CLOSED)));
    },
  };
}
