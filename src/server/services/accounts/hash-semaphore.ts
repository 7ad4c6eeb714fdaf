import { AsyncLocalStorage } from 'node:async_hooks';
import { apiError } from '../api-error.ts';

const RETRY_AFTER_SECONDS = 5;
/** For callers without a network: the operator's terminal, tests. */
const NOBODY = '';

interface Waiting {
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * A semaphore with a bounded queue. A password hash takes 19 MiB and some hundredths of a second of a core: without a
 * bound, requests would decide how much memory the process takes. Networks take turns, and when the queue is full the
 * network with the most entries loses one, so a flood from one network slows down only itself.
 */
export class HashSemaphore {
  readonly #slots: number;
  readonly #queueLimit: number;
  /** Waiting entries by network, the next network first. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #network = new AsyncLocalStorage<string>();
  #count = 0;
  #running = 0;

  constructor(slots: number, queueLimit: number) {
    this.#slots = slots;
    this.#queueLimit = queueLimit;
  }

  /** All hashes within `work` wait in the queue of this network. */
  forNetwork<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
    return this.#network.run(network, work);
  }

  /** Runs `task` when its turn comes. Throws 503 with Retry-After when the queue is full. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#slots) await this.#wait(this.#network.getStore() ?? NOBODY);
    else this.#running += 1;
    try {
      return await task();
    } finally {
      const next = this.#next();
      // The slot is passed on, not freed, so that nobody can take it in between.
      if (next === null) this.#running -= 1;
      else next.start();
    }
  }

  #wait(network: string): Promise<void> {
    const own = this.#waiting.get(network) ?? [];
    if (this.#count >= this.#queueLimit) this.#makeRoom(own.length);
    return new Promise<void>((start, reject) => {
      own.push({ start, refuse: reject });
      this.#waiting.set(network, own);
      this.#count += 1;
    });
  }

  /** Throws unless another network has more entries waiting than the caller's, including its new one. */
  #makeRoom(ownCount: number): void {
    const [busiest] = [...this.#waiting.values()].toSorted((a, b) => b.length - a.length);
    if (busiest === undefined || busiest.length <= ownCount + 1) throw overloaded();
    this.#count -= 1;
    busiest.pop()?.refuse(overloaded());
  }

  #next(): Waiting | null {
    const [first] = this.#waiting;
    if (first === undefined) return null;
    const [network, waiting] = first;
    const next = waiting.shift() ?? null;
    this.#waiting.delete(network);
    if (waiting.length > 0) this.#waiting.set(network, waiting);
    if (next !== null) this.#count -= 1;
    return next;
  }
}

function overloaded(): Error {
  return apiError('overloaded', 'Too many people are logging in at this moment. Please try again in a few seconds.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
