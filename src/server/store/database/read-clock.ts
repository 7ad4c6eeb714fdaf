import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Orm, selectRows } from './database.ts';

/** A timestamp in microseconds, such as `2026-11-21T08:00:00.123456Z`. */
export type ReadTime = string;

const Row = z.object({ micros: z.coerce.number() });

/**
 * Timestamps for readings of external objects, so that an older response never overwrites a newer one. The database's clock
 * is used, because processes may have different ones. Two readings of one process never have the same timestamp.
 */
export class ReadClock {
  readonly #orm: Orm;
  #last = 0;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** The timestamp for a reading: take it before the request. */
  async next(): Promise<ReadTime> {
    const [row] = await selectRows(
      this.#orm,
      Row,
      sql`select (extract(epoch from clock_timestamp()) * 1000000)::bigint as micros`,
    );
    this.#last = Math.max(this.#last + 1, row?.micros ?? 0);
    const millis = new Date(Math.floor(this.#last / 1000)).toISOString();
    return `${millis.slice(0, -1)}${String(this.#last % 1000).padStart(3, '0')}Z`;
  }
}
