import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../../log.ts';
import * as schema from '../audits/audit-schema.ts';
import type { Database } from './database.ts';
import { listenOnPostgres } from './postgres-listener.ts';

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
  const noteLoss = (error: Error) => log.warn('database_connection_lost', { error });
  // An idle connection that breaks is replaced at its next use; unhandled, the event would end the process.
  pool.on('error', noteLoss);
  // The pool listens only while nobody uses a connection: one lost between two statements of a transaction would end it too.
  pool.on('connect', (client) => client.on('error', noteLoss));
  return {
    kind: 'postgres',
    orm: withSafeTransactions(pool),
    queueStorage: { backend: 'postgres', connectionString },
    listen: (channel, onMessage, onGap) => listenOnPostgres({ connectionString, channel, onMessage, onGap, log }),
    close: () => pool.end(),
  };
}

/**
 * Drizzle over the pool, with transactions that always give their connection back. Its own ones keep it for ever when `begin` fails, so
 * that ten lost connections would leave a server without any until it is started again.
 */
function withSafeTransactions(pool: pg.Pool): NodePgDatabase<typeof schema> {
  const orm = drizzle({ client: pool, schema });
  const byClient = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    const own = byClient.get(client) ?? drizzle({ client, schema });
    byClient.set(client, own);
    let isBroken = false;
    try {
      return await own.transaction(work, config);
    } catch (error) {
      isBroken = isOfConnection(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return orm;
}

/** A statement without an answer of the database: what its connection still holds is not known. */
function isOfConnection(error: unknown): boolean {
  return error instanceof DrizzleQueryError && !(error.cause instanceof pg.DatabaseError);
}
