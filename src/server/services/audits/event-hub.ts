import type { StoredEvent } from '../../store/audits/audit-events.ts';

/** Someone who follows a site run. */
export interface EventFollower {
  /** These events were kept. */
  onEvents(events: readonly StoredEvent[]): void;
  /** There may be events in the store that were not passed on. */
  onGap(): void;
}

/** Carries the events of running audits to those who follow them in this process. Nothing is kept here. */
export class EventHub {
  readonly #followers = new Map<string, Set<EventFollower>>();

  publish(siteRunId: string, events: readonly StoredEvent[]): void {
    for (const follower of this.#followers.get(siteRunId) ?? []) follower.onEvents(events);
  }

  /** Another process works on this run and has kept events of it. */
  announceGap(siteRunId: string): void {
    for (const follower of this.#followers.get(siteRunId) ?? []) follower.onGap();
  }

  announceGapToAll(): void {
    for (const siteRunId of this.#followers.keys()) this.announceGap(siteRunId);
  }

  /** Tells `follower` of everything from now on; returns how to stop. */
  follow(siteRunId: string, follower: EventFollower): () => void {
    const followers = this.#followers.get(siteRunId) ?? new Set();
    this.#followers.set(siteRunId, followers.add(follower));
    return () => {
      followers.delete(follower);
      if (followers.size === 0 && this.#followers.get(siteRunId) === followers) this.#followers.delete(siteRunId);
    };
  }

  /** How many site runs are followed. */
  get size(): number {
    return this.#followers.size;
  }
}
