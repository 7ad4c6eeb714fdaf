import { getCompileCacheDir } from 'node:module';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ParseInput, ParseOutcome } from '../collector.ts';
import type { Page } from './page.ts';

/** Messages of the thread: once `ready`, then one result per page. */
export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'error'; readonly detail: string };

export interface PageWorkerLimits {
  readonly memoryLimitMb: number;
}

/**
 * A thread that does not start within this time never will. Startup takes 0.1 s, several times that on a busy machine, and
 * is not counted against the waiting page.
 */
const START_LIMIT_MS = 15_000;
/**
 * For short-lived objects: measured over 213 real pages, 4 MB costs a fifth more time than 16 MB, and 48 MB saves little.
 */
const YOUNG_GENERATION_MB = 16;

interface Job {
  readonly input: ParseInput;
  readonly timeLimitMs: number;
  readonly settle: (outcome: ParseOutcome) => void;
}

/** A thread that parses one page at a time. A page that exceeds its time or memory limit ends the thread. */
export class PageWorker {
  private readonly worker: Worker;
  private readonly onEnd: (worker: PageWorker) => void;
  private isReady = false;
  private hasEnded = false;
  private job: Job | null = null;
  private sentAt: number | null = null;
  private timer: NodeJS.Timeout | null = null;

  /** `onEnd` is called once, when the thread has become unusable. */
  constructor(limits: PageWorkerLimits, onEnd: (worker: PageWorker) => void) {
    this.onEnd = onEnd;
    this.worker = new Worker(new URL(`./page-parser-worker${extname(import.meta.filename)}`, import.meta.url), {
      name: 'page-parser',
      // Flags of the process (a test runner's, an inspector's) are not passed on.
      execArgv: [],
      // Threads do not inherit the compile cache, and stripping the types of the parser's files is most of their startup time.
      env: { NODE_COMPILE_CACHE: getCompileCacheDir() ?? '' },
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memoryLimitMb,
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      },
    });
    this.worker.on('message', (reply: WorkerReply) => this.hear(reply));
    this.worker.on('messageerror', (error) => this.end(problemOf(error)));
    this.worker.on('error', (error) => this.end(problemOf(error)));
    this.worker.on('exit', () => this.end({ ok: false, problem: 'parse-error', detail: 'The reading thread ended.' }));
    this.worker.unref();
  }

  get isFree(): boolean {
    return this.job === null && !this.hasEnded;
  }

  /** How long the thread has had its page; 0 without one, and while it starts. */
  get busyMs(): number {
    return this.sentAt === null ? 0 : performance.now() - this.sentAt;
  }

  /** Parses one page within `timeLimitMs`. Call only while `isFree`. */
  read(input: ParseInput, timeLimitMs: number): Promise<ParseOutcome> {
    return new Promise((settle) => {
      this.job = { input, timeLimitMs, settle };
      // While a page is being parsed the thread keeps the process alive.
      this.worker.ref();
      if (this.isReady) this.startJob();
      else this.startTimer(START_LIMIT_MS, { ok: false, problem: 'parse-error', detail: 'The thread did not start.' });
    });
  }

  async terminate(outcome: ParseOutcome): Promise<void> {
    this.end(outcome);
    await this.worker.terminate();
  }

  private hear(reply: WorkerReply): void {
    switch (reply.kind) {
      case 'ready':
        this.isReady = true;
        if (this.job !== null) this.startJob();
        break;
      case 'page':
        this.finishJob({ ok: true, page: reply.page });
        break;
      case 'error':
        this.finishJob({ ok: false, problem: 'parse-error', detail: reply.detail });
        break;
      default:
        reply satisfies never;
    }
  }

  private startJob(): void {
    if (this.job === null) return;
    const { url, body, contentType } = this.job.input;
    const { timeLimitMs } = this.job;
    this.startTimer(timeLimitMs, {
      ok: false,
      problem: 'parse-timeout',
      detail: `Reading the page took longer than ${Math.round(timeLimitMs)} ms.`,
    });
    // The caller keeps its bytes for the evidence: a copy is transferred, which costs less than sharing. Not
    // `slice`: of a Buffer it is no copy, and transferring it would detach the caller's bytes.
    const copy = new Uint8Array(body);
    this.sentAt = performance.now();
    this.worker.postMessage({ url, body: copy, contentType } satisfies ParseInput, [copy.buffer]);
  }

  private finishJob(outcome: ParseOutcome): void {
    this.stopTimer();
    const job = this.job;
    this.job = null;
    this.sentAt = null;
    this.worker.unref();
    job?.settle(outcome);
  }

  private end(outcome: ParseOutcome): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.finishJob(outcome);
    void this.worker.terminate();
    this.onEnd(this);
  }

  private startTimer(ms: number, outcome: ParseOutcome): void {
    this.stopTimer();
    this.timer = setTimeout(() => this.end(outcome), ms);
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}

function problemOf(error: unknown): ParseOutcome {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return { ok: false, problem: 'parse-memory', detail: 'Reading the page took more memory than one page may.' };
  }
  return { ok: false, problem: 'parse-error', detail: error instanceof Error ? error.message : String(error) };
}
