import { eq } from 'drizzle-orm';
import { SiteOutline } from '#shared/fixes/site-outline.ts';
import { readStored } from '#shared/stored/read-stored.ts';
import { compressJson, decompressJson } from '../database/compressed-json.ts';
import type { Orm } from '../database/database.ts';
import { siteOutlines } from '../fixes/fixes-schema.ts';

export interface OutlineRecord {
  readonly outline: SiteOutline;
  /** False where another release made it and parts are missing: then it is made again. */
  readonly isWhole: boolean;
}

/** The outline of a site run; null when it was not made yet or cannot be read. */
export async function findSiteOutline(orm: Orm, siteRunId: string): Promise<OutlineRecord | null> {
  const [row] = await orm
    .select({ outline: siteOutlines.outline })
    .from(siteOutlines)
    .where(eq(siteOutlines.siteRunId, siteRunId));
  if (row === undefined) return null;
  const kept = decompressJson(row.outline);
  const whole = SiteOutline.safeParse(kept);
  if (whole.success) return { outline: whole.data, isWhole: true };
  const outline = readStored(SiteOutline, kept);
  return outline === null ? null : { outline, isWhole: false };
}

/** Stores the outline of a site run, replacing one that could not be read. */
export async function insertSiteOutline(orm: Orm, siteRunId: string, outline: SiteOutline): Promise<void> {
  const packed = compressJson(outline);
  await orm
    .insert(siteOutlines)
    .values({ siteRunId, outline: packed })
    .onConflictDoUpdate({ target: siteOutlines.siteRunId, set: { outline: packed } });
}
