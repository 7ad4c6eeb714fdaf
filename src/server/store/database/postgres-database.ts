import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../../log.ts';
import * as schema from '../audits/audit-schema.ts';
import type { Database } from './database.ts';
import { listenOnPostgres } from './postgres-listener.ts';

/** Connections of one process; the queue has four more of its own. */
const MAX_CONNECTIONS = 10;
/** A request that gets no connection in this time is answered with 503. */
const CONNECT_TIMEOUT_MS = 3000;
/** Ten times what any of our statements takes; a longer one is stuck. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** Opens a PostgreSQL database (15 or newer) by its URL. Connects on first use. */
export function openPostgresDatabase(connectionString: string, log: Log): Database {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // Keep-alive detects half-open connections even when the server cannot report them.
    query_timeout: STATEMENT_TIMEOUT_MS + 2000,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'porchlight',
  });
  const noteLoss = (error: Error) => log.warn('database_connection_lost', { error });
  // A broken idle connection is replaced at its next use; an unhandled event would end the process.
  pool.on('error', noteLoss);
  // The pool handles errors only of idle connections: one lost between two statements of a transaction would end the
  // process too.
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
 * Drizzle over the pool, with transactions that always release their connection. Drizzle's own ones never do when `begin`
 * fails, so ten lost connections would leave the server without any until a restart.
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

/** True for an error without a response of the database: the state of its connection is unknown. */
function isOfConnection(error: unknown): boolean {
  return error instanceof DrizzleQueryError && !(error.cause instanceof pg.DatabaseError);
}
