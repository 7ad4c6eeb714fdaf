import { is, SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { type Db, fromDrizzle } from 'pg-boss';
import { z } from 'zod';
import type * as schema from '../audits/audit-schema.ts';

/** Drizzle over either engine; a transaction has the same type. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Where pg-boss keeps its jobs: the embedded database through its adapter, or a pool of its own. */
export type QueueStorage =
  | { readonly backend: 'pglite'; readonly db: Db }
  | { readonly backend: 'postgres'; readonly connectionString: string };

/** The one database of this process. */
export interface Database {
  /** `pglite` belongs to this process alone; `postgres` may be shared with others. */
  readonly kind: 'pglite' | 'postgres';
  readonly orm: Orm;
  readonly queueStorage: QueueStorage;
  /** Hears what other processes on the database tell; null when there are none. */
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

/** Runs hand-written SQL and parses its rows, whichever engine answers. */
export async function selectRows<Row extends z.ZodType>(orm: Orm, row: Row, query: SQL): Promise<z.infer<Row>[]> {
  const { rows } = Result.parse(await orm.execute(query));
  return rows.map((value) => row.parse(value));
}

/** A transaction as pg-boss takes one, so that a job is added or ended together with what it is about. */
export function asQueueTransaction(tx: Orm): Db {
  return fromDrizzle({ execute: async (query) => Result.parse(await tx.execute(Query.parse(query))) }, sql);
}
