import { inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '../database/database.ts';
import { queueCallers } from './audit-schema.ts';

/** What one caller of the queue has used and when its turn comes; in milliseconds. See `fair-turns.ts`. */
export type CallerTurn = Readonly<typeof queueCallers.$inferSelect>;

/** A row of callers as JSON. */
export const CallerRow = z.object({
  key: z.string(),
  since: z.number(),
  due: z.number(),
  used: z.number(),
  takes: z.number(),
  clock: z.number(),
});

/** The numbers of these callers; the rows are locked until the transaction ends, in one order. */
export async function lockCallers(tx: Orm, keys: readonly string[]): Promise<CallerTurn[]> {
  if (keys.length === 0) return [];
  return tx
    .select()
    .from(queueCallers)
    .where(inArray(queueCallers.key, sql`(select json_array_elements_text(${JSON.stringify(keys)}::json))`))
    .orderBy(queueCallers.key)
    .for('update');
}

/** Stores the numbers of these callers. */
export async function saveCallers(tx: Orm, callers: readonly CallerTurn[]): Promise<void> {
  if (callers.length > 0) await tx.execute(savingCallers(callers));
}

/** The statement of `saveCallers`, for one that does more. */
export function savingCallers(callers: readonly CallerTurn[]): SQL {
  return sql`
    insert into queue_callers (key, since, due, used, takes, clock)
    select key, since, due, used, takes, clock from json_to_recordset(${JSON.stringify(callers)}::json)
      as told (key text, since float8, due float8, used float8, takes float8, clock float8)
    on conflict (key) do update set since = excluded.since, due = excluded.due, used = excluded.used,
      takes = excluded.takes, clock = excluded.clock`;
}
