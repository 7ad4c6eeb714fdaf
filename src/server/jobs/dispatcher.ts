import type { Log } from '../log.ts';

export interface DispatcherOptions<Job> {
  /** How many jobs run at once. */
  readonly slots: number;
  /** Takes up to `count` jobs from the queue while `running` are being done here. */
  readonly take: (count: number, running: readonly Job[]) => Promise<Job[]>;
  /** Does one job. Must not reject; `signal` says that the process is going down. */
  readonly run: (job: Job, signal: AbortSignal) => Promise<void>;
  /** Tells the queue that these jobs are alive. */
  readonly keepAlive: (jobs: readonly Job[]) => Promise<void>;
  readonly log: Log;
  /** The queue may keep jobs back until another one ends, so that fewer than asked for does not mean that it is empty. */
  readonly mayHoldBack?: boolean;
}

/** Finds a job whose wake-up was lost. */
const BACKSTOP_MS = 2000;
/** Well within the queue's heartbeat of 10 s, so that one late beat costs nothing. */
const HEARTBEAT_MS = 4000;

/**
 * Decides when jobs start: as soon as `wake` says that there may be one and a slot is free, again whenever a job ends,
 * and every two seconds in case a wake-up was lost.
 */
export class Dispatcher<Job> {
  readonly #options: DispatcherOptions<Job>;
  readonly #running = new Map<Job, Promise<void>>();
  readonly #shutdown = new AbortController();
  readonly #timers: NodeJS.Timeout[] = [];
  #isTaking = false;
  #mayHoldMore = false;
  #isWoken = false;
  #isStopped = false;

  constructor(options: DispatcherOptions<Job>) {
    this.#options = options;
  }

  get runningCount(): number {
    return this.#running.size;
  }

  get running(): readonly Job[] {
    return [...this.#running.keys()];
  }

  start(): void {
    this.#timers.push(
      setInterval(() => this.wake(), BACKSTOP_MS),
      setInterval(() => this.#beat(), HEARTBEAT_MS),
    );
    this.wake();
  }

  /** There may be a job: take as many as there are free slots. Cheap to call too often. */
  wake(): void {
    this.#isWoken = true;
    if (!this.#isTaking) void this.#takeWhileWoken();
  }

  /** From now on no job begins. */
  takeNoMore(): void {
    this.#isStopped = true;
    clearInterval(this.#timers[0]);
  }

  /** Takes no more jobs, waits `graceMs` for those that run, then tells them to stop and waits for that. */
  async stop(graceMs: number): Promise<void> {
    this.takeNoMore();
    const grace = setTimeout(() => this.#shutdown.abort(), graceMs);
    while (this.#isTaking || this.#running.size > 0) {
      await Promise.race([...this.#running.values(), new Promise((resolve) => setTimeout(resolve, 50))]);
    }
    clearTimeout(grace);
    for (const timer of this.#timers) clearInterval(timer);
  }

  async #takeWhileWoken(): Promise<void> {
    this.#isTaking = true;
    while (this.#isWoken && !this.#isStopped) {
      this.#isWoken = false;
      const free = this.#options.slots - this.#running.size;
      if (free > 0) await this.#takeUpTo(free);
    }
    this.#isTaking = false;
  }

  async #takeUpTo(free: number): Promise<void> {
    try {
      const jobs = await this.#options.take(free, this.running);
      // Fewer than asked for: the queue is empty, and whoever adds a job says so.
      this.#mayHoldMore = jobs.length === free || this.#options.mayHoldBack === true;
      for (const job of jobs) this.#run(job);
    } catch (error) {
      // The backstop tries again: with the database away this is one line in two seconds, not a loop.
      this.#options.log.error('queue_unreachable', { error });
    }
  }

  #run(job: Job): void {
    const ended = this.#options.run(job, this.#shutdown.signal).finally(() => {
      this.#running.delete(job);
      if (this.#mayHoldMore) this.wake();
    });
    this.#running.set(job, ended);
  }

  #beat(): void {
    if (this.#running.size === 0) return;
    this.#options.keepAlive(this.running).catch((error: unknown) => {
      this.#options.log.warn('queue_heartbeat_failed', { error });
    });
  }
}
