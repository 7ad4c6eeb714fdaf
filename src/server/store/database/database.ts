import { is, SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { type Db, fromDrizzle } from 'pg-boss';
import { z } from 'zod';
import type * as schema from '../audits/audit-schema.ts';

/** Drizzle over either database; a transaction has the same type. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The storage of pg-boss: the embedded database through its adapter, or a connection pool of its own. */
export type QueueStorage =
  | { readonly backend: 'pglite'; readonly db: Db }
  | { readonly backend: 'postgres'; readonly connectionString: string };

/** The one database of this process. */
export interface Database {
  /** `pglite` is private to this process; `postgres` may be shared. */
  readonly kind: 'pglite' | 'postgres';
  readonly orm: Orm;
  readonly queueStorage: QueueStorage;
  /** Subscribes to notifications of other processes on the database; null when there are none. */
  readonly listen: Listen | null;
  close(): Promise<void>;
}

/** Calls `onMessage` for every NOTIFY on `channel`, and `onGap` when some may have been missed. */
export type Listen = (channel: string, onMessage: (payload: string) => void, onGap: () => void) => Promise<Listener>;

export interface Listener {
  close(): Promise<void>;
}

/** The data folder cannot be used; the message is a sentence for the operator. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

const Result = z.object({ rows: z.array(z.unknown()) });
const Query = z.custom<SQL>((value) => is(value, SQL));

/** Runs hand-written SQL on either database and parses its rows. */
export async function selectRows<Row extends z.ZodType>(orm: Orm, row: Row, query: SQL): Promise<z.infer<Row>[]> {
  const { rows } = Result.parse(await orm.execute(query));
  return rows.map((value) => row.parse(value));
}

/** A transaction in the form that pg-boss takes, so that a job is added or ended in the transaction it belongs to. */
export function asQueueTransaction(tx: Orm): Db {
  return fromDrizzle({ execute: async (query) => Result.parse(await tx.execute(Query.parse(query))) }, sql);
}
