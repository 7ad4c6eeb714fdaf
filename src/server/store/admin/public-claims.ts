import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { publicClaims } from './operator-schema.ts';

export type PublicClaimRow = typeof publicClaims.$inferSelect;
export type PublicClaimContent = Omit<PublicClaimRow, 'id' | 'createdAt' | 'updatedAt'>;

/** A bound above any real number of claims. */
const MOST_ROWS = 500;

/** All claims and testimonials, published or not, the newest first. */
export async function selectAllPublicClaims(orm: Orm): Promise<PublicClaimRow[]> {
  return orm.select().from(publicClaims).orderBy(desc(publicClaims.createdAt), desc(publicClaims.id)).limit(MOST_ROWS);
}

/** Locks one claim until the transaction ends; null when there is none. */
export async function lockPublicClaim(tx: Orm, id: string): Promise<PublicClaimRow | null> {
  const [row] = await tx.select().from(publicClaims).where(eq(publicClaims.id, id)).for('update');
  return row ?? null;
}

/** Inserts a claim. */
export async function insertPublicClaim(tx: Orm, row: PublicClaimRow): Promise<void> {
  await tx.insert(publicClaims).values(row);
}

/** Updates an existing claim. */
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

/** Deletes a claim. */
export async function deletePublicClaimRow(tx: Orm, id: string): Promise<void> {
  await tx.delete(publicClaims).where(eq(publicClaims.id, id));
}

/** The number of published claims that are not shown because they have no basis. */
export async function countUnprovenClaims(orm: Orm): Promise<number> {
  const [row] = await orm
    .select({ n: count() })
    .from(publicClaims)
    .where(and(eq(publicClaims.isPublished, true), isNull(publicClaims.basis)));
  return row?.n ?? 0;
}
