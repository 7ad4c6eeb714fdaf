import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { findSiteOutline, insertSiteOutline } from '../../store/audits/site-outlines.ts';
import type { AuditServices } from './audit-services.ts';

const NOTHING_KEPT: SiteOutline = { pages: [], statedFacts: [], robotsTxt: null };

/** Made of the evidence once. Where the evidence was deleted in the meantime, the facts of the analysis are all there is. */
export async function readOutline(
  { database, bundles, engine }: Pick<AuditServices, 'database' | 'bundles' | 'engine'>,
  { siteRunId, bundleDigest }: Pick<AuditRecord, 'siteRunId' | 'bundleDigest'>,
): Promise<SiteOutline> {
  const kept = await findSiteOutline(database.orm, siteRunId);
  if (kept?.isWhole) return kept.outline;
  const bundle = bundleDigest === null ? null : await bundles.read(bundleDigest);
  if (bundle === null) return kept?.outline ?? NOTHING_KEPT;
  const outline = await engine.outline(bundle);
  await insertSiteOutline(database.orm, siteRunId, outline);
  return outline;
}
