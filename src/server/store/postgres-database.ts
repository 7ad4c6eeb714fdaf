import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import * as schema from './schema.ts';

/** Connections of one process; the queue has four more of its own. */
const MAX_CONNECTIONS = 10;
/** A request that cannot get a connection in this time is answered 503 rather than kept waiting. */
const CONNECT_TIMEOUT_MS = 3000;
/** No statement of ours takes a tenth of this; one that does is stuck. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** Opens a PostgreSQL database (15 or newer) by its address. Connects when first used. */
export function openPostgresDatabase(connectionString: string, log: Log): Database {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // A half-open connection is noticed by the client even when the server cannot say so.
    query_timeout: STATEMENT_TIMEOUT_MS + 2000,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'porchlight',
  });
  // An idle connection that breaks is replaced at its next use; unhandled, the event would end the process.
  pool.on('error', (error) => log.warn('database-connection-lost', { error }));
  return {
    kind: 'postgres',
    orm: drizzle({ client: pool, schema }),
    queueStorage: { backend: 'postgres', connectionString },
    listen: (channel, onMessage, onGap) => listenOnPostgres({ connectionString, channel, onMessage, onGap, log }),
    close: () => pool.end(),
  };
}
