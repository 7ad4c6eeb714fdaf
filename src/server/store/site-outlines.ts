import { eq } from 'drizzle-orm';
import { SiteOutline } from '#shared/fixes/site-outline.ts';
import { compressJson, decompressJson } from './compressed-json.ts';
import type { Orm } from './database.ts';
import { siteOutlines } from './fixes-schema.ts';

/** The outline of a site run; null when it was not made yet. */
export async function findSiteOutline(orm: Orm, siteRunId: string): Promise<SiteOutline | null> {
  const [row] = await orm
    .select({ outline: siteOutlines.outline })
    .from(siteOutlines)
    .where(eq(siteOutlines.siteRunId, siteRunId));
  return row === undefined ? null : SiteOutline.parse(decompressJson(row.outline));
}

/** Keeps the outline of a site run. The same evidence gives the same outline: the first one stays. */
export async function insertSiteOutline(orm: Orm, siteRunId: string, outline: SiteOutline): Promise<void> {
  await orm
    .insert(siteOutlines)
    .values({ siteRunId, outline: compressJson(outline) })
    .onConflictDoNothing();
}
