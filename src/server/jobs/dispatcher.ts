import type { Log } from '../log.ts';

export interface DispatcherOptions<Job> {
  /** How many jobs run at once. */
  readonly slots: number;
  /** Takes up to `count` jobs from the queue; `running` are those that run here. */
  readonly take: (count: number, running: readonly Job[]) => Promise<Job[]>;
  /** Runs one job. Must not reject; `signal` aborts when the process shuts down. */
  readonly run: (job: Job, signal: AbortSignal) => Promise<void>;
  /** Called every second while jobs run: those whose slot somebody else is owed are told to end. */
  readonly makeWay?: (running: readonly Job[]) => Promise<void>;
  /** Renews the heartbeat of these jobs in the queue. */
  readonly keepAlive: (jobs: readonly Job[]) => Promise<void>;
  readonly log: Log;
  /** The queue may hold jobs back until another one ends, so getting fewer than asked for does not mean that it is empty. */
  readonly mayHoldBack?: () => boolean;
}

/** Polling interval, in case a wake-up was lost. */
const BACKSTOP_MS = 2000;
/** Well within the queue's heartbeat of 10 s, so that one late heartbeat does no harm. */
const HEARTBEAT_MS = 4000;
/** How late a running job may learn that it has to make way. */
const MAKE_WAY_MS = 1000;

/**
 * Starts jobs: as soon as `wake` is called and a slot is free, whenever a job ends, and every two seconds in case a wake-up
 * was lost.
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
  #isMakingWay = false;

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
      setInterval(() => void this.#makeWay(), MAKE_WAY_MS),
    );
    this.wake();
  }

  /** Takes as many jobs as there are free slots. Cheap to call when there is none. */
  wake(): void {
    this.#isWoken = true;
    if (!this.#isTaking) void this.#takeWhileWoken();
  }

  /** Stops starting jobs. */
  takeNoMore(): void {
    this.#isStopped = true;
    clearInterval(this.#timers[0]);
  }

  /** Stops starting jobs, waits up to `graceMs` for the running ones, then aborts those and waits for them to end. */
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
      // Fewer than asked for means that the queue is empty; adding a job wakes the dispatcher.
      this.#mayHoldMore = jobs.length === free;
      for (const job of jobs) this.#run(job);
    } catch (error) {
      // The next poll tries again: while the database is away this logs one line every two seconds instead of looping.
      this.#options.log.error('queue_unreachable', { error });
    }
  }

  #run(job: Job): void {
    const ended = this.#options.run(job, this.#shutdown.signal).finally(() => {
      this.#running.delete(job);
      if (this.#mayHoldMore || this.#options.mayHoldBack?.() === true) this.wake();
    });
    this.#running.set(job, ended);
  }

  async #makeWay(): Promise<void> {
    const { makeWay, log } = this.#options;
    if (makeWay === undefined || this.#running.size === 0 || this.#isMakingWay || this.#isStopped) return;
    this.#isMakingWay = true;
    await makeWay(this.running).catch((error: unknown) => log.error('queue_unreachable', { error }));
    this.#isMakingWay = false;
  }

  #beat(): void {
    if (this.#running.size === 0) return;
    this.#options.keepAlive(this.running).catch((error: unknown) => {
      this.#options.log.warn('queue_heartbeat_failed', { error });
    });
  }
}
