import { and, desc, eq, getTableColumns, lt, or, type SQL, sql } from 'drizzle-orm';
import { mailSuppressions } from '../admin/operator-schema.ts';
import type { Orm } from '../database/database.ts';
import { containsText } from '../database/like-pattern.ts';

export type SuppressionRecord = typeof mailSuppressions.$inferSelect;
export type SuppressionReason = SuppressionRecord['reason'];

/** Why an address (in lower case) is suppressed; null when it is not. */
export async function selectSuppressionReason(orm: Orm, email: string): Promise<SuppressionReason | null> {
  const [row] = await orm
    .select({ reason: mailSuppressions.reason })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.email, email));
  return row?.reason ?? null;
}

/**
 * Suppresses an address. An existing reason is kept, except that an unsubscription, which allows mails about the account,
 * is replaced by any other reason.
 */
export async function insertSuppression(tx: Orm, row: SuppressionRecord): Promise<void> {
  await tx
    .insert(mailSuppressions)
    .values(row)
    .onConflictDoUpdate({
      target: mailSuppressions.email,
      set: { reason: row.reason, note: row.note, createdAt: row.createdAt },
      setWhere: sql`${mailSuppressions.reason} = 'unsubscribe' and excluded.reason <> 'unsubscribe'`,
    });
}

/** Removes a suppression; returns its row, or null when there was none. */
export async function deleteSuppression(tx: Orm, email: string): Promise<SuppressionRecord | null> {
  const [row] = await tx.delete(mailSuppressions).where(eq(mailSuppressions.email, email)).returning();
  return row ?? null;
}

export interface SuppressionFilter {
  readonly search: string | null;
  /** The last row of the previous page. */
  readonly after: { readonly at: Date; readonly id: string } | null;
}

/** Suppressions, the newest first. */
export async function selectSuppressions(
  orm: Orm,
  { search, after }: SuppressionFilter,
  limit: number,
): Promise<(SuppressionRecord & { key: string })[]> {
  const { email, createdAt, ...columns } = getTableColumns(mailSuppressions);
  // A digest as id: an address may be too long for a cursor.
  const key = sql<string>`md5(${email})`;
  const conditions: (SQL | undefined)[] = [];
  if (search !== null) conditions.push(containsText(email, search));
  if (after !== null) {
    conditions.push(or(lt(createdAt, after.at), and(eq(createdAt, after.at), lt(key, after.id))));
  }
  return orm
    .select({ ...columns, email, createdAt, key })
    .from(mailSuppressions)
    .where(and(...conditions))
    .orderBy(desc(createdAt), desc(key))
    .limit(limit);
}
