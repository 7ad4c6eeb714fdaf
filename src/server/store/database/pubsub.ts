import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Listener, Orm } from './database.ts';

const CHANNEL = 'porchlight';

export interface PubSubHandlers {
  /** Some process put a job into the queue. */
  readonly onJob: () => void;
  /** Another process kept events of this site run. */
  readonly onEvents: (siteRunId: string) => void;
  /** Announcements may have been missed. */
  readonly onGap: () => void;
}

/** Tells the other processes on the database what they may want to look at; with the embedded one there are none. */
export interface PubSub extends Listener {
  /** Heard when the transaction commits. */
  jobAdded(tx: Orm): Promise<void>;
  eventsKept(siteRunId: string): void;
}

const NOBODY: PubSub = { jobAdded: async () => {}, eventsKept: () => {}, close: async () => {} };

/** Begins to listen to the other processes, and gives the means to tell them. */
export async function openPubSub(database: Database, handlers: PubSubHandlers): Promise<PubSub> {
  if (database.listen === null) return NOBODY;
  const self = randomUUID();
  const listener = await database.listen(CHANNEL, (payload) => hear(payload, self, handlers), handlers.onGap);
  return {
    async jobAdded(tx) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, 'job')`);
    },
    eventsKept(siteRunId) {
      // A lost announcement costs a follower in another process some seconds, not an event.
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
