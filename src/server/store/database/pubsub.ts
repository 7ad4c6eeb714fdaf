import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Listener, Orm } from './database.ts';

const CHANNEL = 'porchlight';

export interface PubSubHandlers {
  /** A process queued a job. */
  readonly onJob: () => void;
  /** Another process stored events of this site run. */
  readonly onEvents: (siteRunId: string) => void;
  /** Notifications may have been missed. */
  readonly onGap: () => void;
}

/** Notifies the other processes on the database; with the embedded one there are none. */
export interface PubSub extends Listener {
  /** Delivered when the transaction commits. */
  jobAdded(tx: Orm): Promise<void>;
  eventsKept(siteRunId: string): void;
}

const NOBODY: PubSub = { jobAdded: async () => {}, eventsKept: () => {}, close: async () => {} };

/** Starts listening to the other processes and returns the object to notify them. */
export async function openPubSub(database: Database, handlers: PubSubHandlers): Promise<PubSub> {
  if (database.listen === null) return NOBODY;
  const self = randomUUID();
  const listener = await database.listen(CHANNEL, (payload) => hear(payload, self, handlers), handlers.onGap);
  return {
    async jobAdded(tx) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, 'job')`);
    },
    eventsKept(siteRunId) {
      // A lost notification delays a follower in another process by some seconds, but loses no event.
      database.orm.execute(sql`select pg_notify(${CHANNEL}, ${`events:${self}:${siteRunId}`})`).then(
        () => {},
        () => {},
      );
    },
    close: () => listener.close(),
  };
}

function hear(payload: string, self: string, handlers: PubSubHandlers): void {
  const [kind, origin, siteRunId] = payload.split(':');
  if (kind === 'job') handlers.onJob();
  if (kind === 'events' && origin !== self && siteRunId !== undefined) handlers.onEvents(siteRunId);
}
