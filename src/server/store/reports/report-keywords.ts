import { eq } from 'drizzle-orm';
import type { Keyword } from '#shared/api/keywords.ts';
import type { Orm } from '../database/database.ts';
import { reportKeywords } from '../fixes/fixes-schema.ts';

/** The keywords stored for the report of an audit, in order; empty when there are none. */
export async function findReportKeywords(orm: Orm, auditId: string): Promise<Keyword[]> {
  const [row] = await orm
    .select({ keywords: reportKeywords.keywords })
    .from(reportKeywords)
    .where(eq(reportKeywords.auditId, auditId));
  return row?.keywords ?? [];
}

/**
 * Replaces the stored keywords by the result of `change` and returns that; null from `change` leaves them unchanged.
 * Parallel changes are serialized, so that none is lost.
 */
export async function changeReportKeywords(
  orm: Orm,
  auditId: string,
  chosenAt: Date,
  change: (kept: readonly Keyword[]) => Keyword[] | null,
): Promise<Keyword[] | null> {
  return orm.transaction(async (tx) => {
    await tx.insert(reportKeywords).values({ auditId, keywords: [], chosenAt }).onConflictDoNothing();
    const isTheirs = eq(reportKeywords.auditId, auditId);
    const [row] = await tx.select({ kept: reportKeywords.keywords }).from(reportKeywords).where(isTheirs).for('update');
    const keywords = change(row?.kept ?? []);
    if (keywords !== null) await tx.update(reportKeywords).set({ keywords, chosenAt }).where(isTheirs);
    return keywords;
  });
}
