import type { WayMade } from './fair-turns.ts';

/** Reaches the audits that run here when they have to make way (`Turns.makeWay`). */
export class WaySignals {
  readonly #running = new Map<string, { readonly putBack: AbortController; readonly end: AbortController }>();

  /** Runs a job: `signal` also aborts when it is put back, `endSoon` when it is to end with what it has read. */
  async run(
    id: string,
    signal: AbortSignal,
    work: (signal: AbortSignal, endSoon: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const own = { putBack: new AbortController(), end: new AbortController() };
    this.#running.set(id, own);
    try {
      await work(AbortSignal.any([signal, own.putBack.signal]), own.end.signal);
    } finally {
      this.#running.delete(id);
    }
  }

  tell({ id, how }: WayMade): void {
    const own = this.#running.get(id);
    (how === 'end' ? own?.end : own?.putBack)?.abort();
  }
}
