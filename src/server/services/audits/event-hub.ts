import type { StoredEvent } from '../../store/audits/audit-events.ts';

/** A subscriber to the events of a site run. */
export interface EventFollower {
  /** Called with newly stored events. */
  onEvents(events: readonly StoredEvent[]): void;
  /** Called when the store may hold events that were not delivered. */
  onGap(): void;
}

/** In-process pub/sub for events of running audits. It stores nothing. */
export class EventHub {
  readonly #followers = new Map<string, Set<EventFollower>>();

  publish(siteRunId: string, events: readonly StoredEvent[]): void {
    for (const follower of this.#followers.get(siteRunId) ?? []) follower.onEvents(events);
  }

  /** Another process stored events of this run. */
  announceGap(siteRunId: string): void {
    for (const follower of this.#followers.get(siteRunId) ?? []) follower.onGap();
  }

  announceGapToAll(): void {
    for (const siteRunId of this.#followers.keys()) this.announceGap(siteRunId);
  }

  /** Subscribes `follower` to everything from now on; returns a function that unsubscribes. */
  follow(siteRunId: string, follower: EventFollower): () => void {
    const followers = this.#followers.get(siteRunId) ?? new Set();
    this.#followers.set(siteRunId, followers.add(follower));
    return () => {
      followers.delete(follower);
      if (followers.size === 0 && this.#followers.get(siteRunId) === followers) this.#followers.delete(siteRunId);
    };
  }

  /** The number of site runs with subscribers. */
  get size(): number {
    return this.#followers.size;
  }
}
