import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Orm, selectRows } from './database.ts';

/** A moment to the microsecond, such as `2026-11-21T08:00:00.123456Z`. */
export type ReadTime = string;

const Row = z.object({ micros: z.coerce.number() });

/**
 * Tells when something was asked for, so that an older answer never overwrites a newer one. The time is the database's: of
 * many processes each has a clock of its own. Two readings of one process never have the same time.
 */
export class ReadClock {
  readonly #orm: Orm;
  #last = 0;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** The time of a reading that begins now: take it before asking. */
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
