import { and, desc, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '../database/database.ts';
import { containsText } from '../database/like-pattern.ts';
import { operatorLog } from './operator-schema.ts';

export type NewLogRow = Omit<typeof operatorLog.$inferInsert, 'id'>;
export type LogRow = typeof operatorLog.$inferSelect;

const Cursor = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Adds an entry. Entries cannot be changed or deleted: a trigger prevents it. */
export async function insertLogRow(tx: Orm, row: NewLogRow): Promise<void> {
  await tx.insert(operatorLog).values(row);
}

/** Up to `limit` entries below the id `before`, the newest first; `search` matches actor, action and subject. */
export async function selectLogRows(
  orm: Orm,
  { before, limit, search }: { readonly before: string | null; readonly limit: number; readonly search: string },
): Promise<LogRow[]> {
  const below = before === null ? sql`true` : isBelow(before);
  const found = [operatorLog.actor, operatorLog.action, operatorLog.subject].map((column) =>
    containsText(column, search),
  );
  return orm
    .select()
    .from(operatorLog)
    .where(and(below, search === '' ? undefined : or(...found)))
    .orderBy(desc(operatorLog.id))
    .limit(limit);
}

function isBelow(id: string): SQL {
  const parsed = Cursor.safeParse(id);
  return parsed.success ? lt(operatorLog.id, parsed.data) : sql`false`;
}
