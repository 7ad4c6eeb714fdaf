import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { statements } from './operator-schema.ts';

export type StatementRow = typeof statements.$inferSelect;
export type StatementContent = Omit<StatementRow, 'id' | 'createdAt' | 'updatedAt'>;

/** An operator's own pages: nobody keeps more. */
const MOST_ROWS = 500;

/** Every claim and testimonial, shown or not, the newest first. */
export async function selectAllStatements(orm: Orm): Promise<StatementRow[]> {
  return orm.select().from(statements).orderBy(desc(statements.createdAt), desc(statements.id)).limit(MOST_ROWS);
}

/** One statement, held against other changes until the transaction ends; null when there is none. */
export async function lockStatement(tx: Orm, id: string): Promise<StatementRow | null> {
  const [row] = await tx.select().from(statements).where(eq(statements.id, id)).for('update');
  return row ?? null;
}

/** Keeps a new statement. */
export async function insertStatement(tx: Orm, row: StatementRow): Promise<void> {
  await tx.insert(statements).values(row);
}

/** Changes a statement that is there. */
export async function saveStatement(tx: Orm, id: string, content: StatementContent, updatedAt: Date): Promise<void> {
  await tx
    .update(statements)
    .set({ ...content, updatedAt })
    .where(eq(statements.id, id));
}

/** Deletes a statement. */
export async function deleteStatementRow(tx: Orm, id: string): Promise<void> {
  await tx.delete(statements).where(eq(statements.id, id));
}

/** Statements that the operator published and that nobody sees, because nothing proves them. */
export async function countUnprovenStatements(orm: Orm): Promise<number> {
  const [row] = await orm
    .select({ n: count() })
    .from(statements)
    .where(and(eq(statements.isPublished, true), isNull(statements.basis)));
  return row?.n ?? 0;
}
