import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { publicClaims } from './operator-schema.ts';

export type PublicClaimRow = typeof publicClaims.$inferSelect;
export type PublicClaimContent = Omit<PublicClaimRow, 'id' | 'createdAt' | 'updatedAt'>;

/** An operator's own pages: nobody keeps more. */
const MOST_ROWS = 500;

/** Every claim and testimonial, shown or not, the newest first. */
export async function selectAllPublicClaims(orm: Orm): Promise<PublicClaimRow[]> {
  return orm.select().from(publicClaims).orderBy(desc(publicClaims.createdAt), desc(publicClaims.id)).limit(MOST_ROWS);
}

/** One statement, held against other changes until the transaction ends; null when there is none. */
export async function lockPublicClaim(tx: Orm, id: string): Promise<PublicClaimRow | null> {
  const [row] = await tx.select().from(publicClaims).where(eq(publicClaims.id, id)).for('update');
  return row ?? null;
}

/** Keeps a new statement. */
export async function insertPublicClaim(tx: Orm, row: PublicClaimRow): Promise<void> {
  await tx.insert(publicClaims).values(row);
}

/** Changes a statement that is there. */
export async function savePublicClaim(
  tx: Orm,
  id: string,
  content: PublicClaimContent,
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(publicClaims)
    .set({ ...content, updatedAt })
    .where(eq(publicClaims.id, id));
}

/** Deletes a statement. */
export async function deletePublicClaimRow(tx: Orm, id: string): Promise<void> {
  await tx.delete(publicClaims).where(eq(publicClaims.id, id));
}

/** Statements that the operator published and that nobody sees, because nothing proves them. */
export async function countUnprovenClaims(orm: Orm): Promise<number> {
  const [row] = await orm
    .select({ n: count() })
    .from(publicClaims)
    .where(and(eq(publicClaims.isPublished, true), isNull(publicClaims.basis)));
  return row?.n ?? 0;
}
