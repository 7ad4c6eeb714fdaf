import { refuse } from '../api-error.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Lets few tasks run at once and few wait. A password hash takes 19 MiB and a core for some hundredths of a second: without
 * a bound, requests would decide how much memory the process takes and whether anything else gets a turn.
 */
export class HashGate {
  readonly #slots: number;
  readonly #queueLimit: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(slots: number, queueLimit: number) {
    this.#slots = slots;
    this.#queueLimit = queueLimit;
  }

  /** Runs `task` when its turn comes. Throws 503 with Retry-After when too many wait already. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#slots) {
      if (this.#waiting.length >= this.#queueLimit)
        throw refuse(
          'overloaded',
          'Too many people are logging in at this moment. Please try again in a few seconds.',
          {
            retryAfterSeconds: RETRY_AFTER_SECONDS,
          },
        );
      // The slot is handed over, not freed: nobody can take it in between.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
