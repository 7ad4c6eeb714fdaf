import type { StoredEvent } from '../../store/audits/audit-events.ts';
import { selectEventsAfter } from '../../store/audits/audit-events.ts';
import { findSiteRunStatus } from '../../store/audits/site-runs.ts';
import type { AuditServices } from './audit-services.ts';
import type { EventFollower } from './event-hub.ts';

/** With several processes a notification can get lost; the store is then polled after this time. */
const BACKSTOP_MS = 5000;

/** One stored event of a site run with its id. */
export type SiteRunEvent = StoredEvent;

/** Whether a site run has stored events after the one with id `afterId`. */
export async function hasEventsAfter(
  { database }: Pick<AuditServices, 'database'>,
  siteRunId: string,
  afterId: number,
): Promise<boolean> {
  return (await selectEventsAfter(database.orm, siteRunId, afterId)).length > 0;
}

/** True for the last event of a site run. */
export function isLastEvent({ event }: StoredEvent): boolean {
  return event.type === 'done' || event.type === 'failed';
}

/**
 * The events of a site run after `afterId`, stored ones first, then live ones, in order and each once. Ends after the last
 * event, or when `signal` aborts. Events are stored before they reach the hub: subscribing first and reading the store
 * second therefore misses none.
 */
export async function* followSiteRun(
  { database, hub }: Pick<AuditServices, 'database' | 'hub'>,
  siteRunId: string,
  afterId: number,
  signal: AbortSignal,
): AsyncGenerator<readonly StoredEvent[]> {
  const inbox = new Inbox();
  const wake = () => inbox.wake();
  const stop = hub.follow(siteRunId, inbox);
  signal.addEventListener('abort', wake);
  const backstop = database.kind === 'postgres' ? setInterval(() => inbox.onGap(), BACKSTOP_MS) : null;
  let lastId = afterId;
  try {
    inbox.onGap();
    while (!signal.aborted) {
      const candidates = inbox.takeStoreRequest()
        ? await selectEventsAfter(database.orm, siteRunId, lastId)
        : inbox.take();
      const fresh = candidates.filter(({ id }) => id > lastId);
      if (fresh.length > 0) {
        lastId = fresh.at(-1)?.id ?? lastId;
        yield fresh;
        if (fresh.some(isLastEvent)) return;
      }
      await inbox.somethingToDo(signal);
    }
  } finally {
    stop();
    signal.removeEventListener('abort', wake);
    if (backstop !== null) clearInterval(backstop);
  }
}

/** Waits until a site run has ended, or `signal` aborts. */
export async function waitForEnd(
  { database, hub }: Pick<AuditServices, 'database' | 'hub'>,
  siteRunId: string,
  signal: AbortSignal,
): Promise<void> {
  const end = Promise.withResolvers<void>();
  const askStore = () => {
    findSiteRunStatus(database.orm, siteRunId).then((status) => {
      if (status === 'done' || status === 'failed') end.resolve();
    }, end.reject);
  };
  const stop = hub.follow(siteRunId, {
    onEvents: (events) => {
      if (events.some(isLastEvent)) end.resolve();
    },
    onGap: askStore,
  });
  const backstop = database.kind === 'postgres' ? setInterval(askStore, BACKSTOP_MS) : null;
  signal.addEventListener('abort', () => end.resolve());
  try {
    if (signal.aborted) return;
    askStore();
    await end.promise;
  } finally {
    stop();
    if (backstop !== null) clearInterval(backstop);
  }
}

/** Events received and not yet consumed. */
class Inbox implements EventFollower {
  #events: StoredEvent[] = [];
  #mustAskStore = false;
  #onWake: (() => void) | null = null;

  onEvents(events: readonly StoredEvent[]): void {
    this.#events.push(...events);
    this.wake();
  }

  onGap(): void {
    this.#mustAskStore = true;
    this.wake();
  }

  takeStoreRequest(): boolean {
    const mustAsk = this.#mustAskStore;
    this.#mustAskStore = false;
    return mustAsk;
  }

  take(): StoredEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  wake(): void {
    this.#onWake?.();
  }

  /** Resolves at once when there is something to do or `signal` is aborted, else at the next `wake`. */
  somethingToDo(signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.#mustAskStore || this.#events.length > 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onWake = () => {
        this.#onWake = null;
        resolve();
      };
    });
  }
}
