import { eq } from 'drizzle-orm';
import type { Keyword } from '#shared/api/keywords.ts';
import type { Orm } from './database.ts';
import { reportKeywords } from './fixes-schema.ts';

/** The keywords kept for the report of an audit, in their order; empty when there are none. */
export async function findReportKeywords(orm: Orm, auditId: string): Promise<Keyword[]> {
  const [row] = await orm
    .select({ keywords: reportKeywords.keywords })
    .from(reportKeywords)
    .where(eq(reportKeywords.auditId, auditId));
  return row?.keywords ?? [];
}

/** Keeps keywords for the report of an audit, in the place of those kept before. */
export async function saveReportKeywords(
  orm: Orm,
  auditId: string,
  keywords: Keyword[],
  chosenAt: Date,
): Promise<void> {
  await orm
    .insert(reportKeywords)
    .values({ auditId, keywords, chosenAt })
    .onConflictDoUpdate({ target: reportKeywords.auditId, set: { keywords, chosenAt } });
}

/** Takes all keywords out of the report of an audit. */
export async function deleteReportKeywords(orm: Orm, auditId: string): Promise<void> {
  await orm.delete(reportKeywords).where(eq(reportKeywords.auditId, auditId));
}
