import type { Log } from '../../log.ts';

/** Logged at most this often. */
const SAID_EVERY_MS = 3_600_000;

/** Detects requests through a proxy while TRUST_PROXY is not set: all people then count as one address. */
export class UntrustedProxy {
  readonly #log: Log;
  readonly #now: () => number;
  #saidAt = Number.NEGATIVE_INFINITY;
  #count = 0;

  constructor({ log, now }: { readonly log: Log; readonly now: () => number }) {
    this.#log = log;
    this.#now = now;
  }

  /** Whether one was seen since the start. */
  get isSeen(): boolean {
    return this.#count > 0;
  }

  note(header: string): void {
    this.#count += 1;
    if (this.#now() - this.#saidAt < SAID_EVERY_MS) return;
    this.#saidAt = this.#now();
    this.#log.warn('forwarded_header_ignored', {
      header,
      requests: this.#count,
      advice: 'Set TRUST_PROXY to the number of proxies in front of the server: see docs/proxies.md.',
    });
  }
}
