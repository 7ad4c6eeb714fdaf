import type { PageParser, ParseInput, ParseOutcome, ParsingOrder } from '../collector.ts';
import { PageWorker, type PageWorkerLimits } from './page-worker.ts';

export interface PageParserPoolOptions extends PageWorkerLimits {
  /** Maximum number of threads, at least 1. */
  readonly workers: number;
  /** Time limit of one page by the clock, as a last resort: `PAGE_LIMITS` limit its work, so only a stuck thread or an overloaded machine gets here. */
  readonly timeLimitMs: number;
}

export interface PageParserPool extends PageParser {
  /** Starts the first thread now, so that it is ready when the first page arrives. Costs about 0.1 s of CPU time. */
  warmUp(): void;
  /** Ends all threads; unfinished pages end as `parse-error`. */
  close(): Promise<void>;
}

/**
 * How long a page may keep its thread while others wait before another one is started. A warm thread parses an ordinary page in 1
 * to 3 ms, and starting one costs 120 ms of CPU and 55 MB: a second one is for the case that the first is blocked.
 */
const PATIENCE_MS = 150;
const CLOSED: ParseOutcome = { ok: false, problem: 'parse-error', detail: 'The reading of pages was stopped.' };
const UNWANTED: ParseOutcome = {
  ok: false,
  problem: 'parse-timeout',
  detail: 'The time for reading ran out before the page was parsed.',
};

interface WaitingPage {
  readonly input: ParseInput;
  /** The lowest is next: see `turnOf`. */
  readonly turn: number;
  readonly settle: (outcome: ParseOutcome) => void;
}

/**
 * Parser threads shared by all audits of a process. Every page goes through one, whatever its size: parse
 * time does not follow from length, and a page that blocks or kills a thread harms only itself.
 * The pages of one audit are parsed in order, and audits take turns. The work of a page is limited in tags, not in time (`PAGE_LIMITS`).
 * Threads are started on demand, stay warm between audits and do not keep the process alive while idle. They are not
 * stopped when idle: measured, that frees 10 of the 55 MB of a thread, and makes the next audit's pages take four
 * times as long.
 */
export function createPageParserPool(options: PageParserPoolOptions): PageParserPool {
  const workers = new Set<PageWorker>();
  const waiting: WaitingPage[] = [];
  /** The turn after an audit's last one. */
  const nextTurns = new WeakMap<object, number>();
  let currentTurn = 0;
  let patience: NodeJS.Timeout | null = null;
  let isClosed = false;

  const start = (): void => {
    workers.add(new PageWorker(options, (ended) => workers.delete(ended)));
  };

  /** Start-time fair queueing: a new audit gets the current turn, and each further page of an audit the one after its last. */
  const turnOf = (audit: object | undefined): number => {
    if (audit === undefined) return currentTurn;
    const turn = Math.max(currentTurn, nextTurns.get(audit) ?? 0);
    nextTurns.set(audit, turn + 1);
    return turn;
  };

  const leave = (page: WaitingPage): boolean => {
    const at = waiting.indexOf(page);
    if (at !== -1) waiting.splice(at, 1);
    return at !== -1;
  };

  const next = (): WaitingPage | null => {
    const [first, ...others] = waiting;
    if (first === undefined) return null;
    const page = others.reduce((lowest, one) => (one.turn < lowest.turn ? one : lowest), first);
    leave(page);
    currentTurn = page.turn;
    return page;
  };

  const assign = (worker: PageWorker): void => {
    const page = next();
    if (page === null) return;
    void worker.read(page.input, options.timeLimitMs).then((outcome) => {
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
    // Where this thread was the blocked one, the answers that arrived meanwhile are heard first.
    patience ??= setTimeout(() => setImmediate(endPatience), PATIENCE_MS);
  };

  const endPatience = (): void => {
    patience = null;
    if (waiting.length === 0 || isClosed) return;
    const areBlocked = [...workers].every(({ busyMs }) => busyMs >= PATIENCE_MS);
    if (areBlocked && workers.size < options.workers) start();
    dispatch();
  };

  const enter = (input: ParseInput, order: ParsingOrder | undefined, settle: WaitingPage['settle']): void => {
    const giveUp = () => {
      if (leave(page)) settle(UNWANTED);
    };
    const page: WaitingPage = {
      input,
      turn: turnOf(order?.audit),
      settle: (outcome) => {
        order?.signal.removeEventListener('abort', giveUp);
        settle(outcome);
      },
    };
    waiting.push(page);
    order?.signal.addEventListener('abort', giveUp, { once: true });
    if (order?.signal.aborted) giveUp();
    dispatch();
  };

  return {
    parse: (input, order) =>
      new Promise((settle) => {
        if (isClosed) settle(CLOSED);
        else enter(input, order, settle);
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
