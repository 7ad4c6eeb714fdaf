import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { findSiteOutline, insertSiteOutline } from '../../store/audits/site-outlines.ts';
import type { AuditServices } from './audit-services.ts';

type OutlineServices = Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine'>;
type OutlinedRun = Pick<AuditRecord, 'siteRunId' | 'bundleDigest'>;

const NOTHING_KEPT: SiteOutline = { pages: [], statedFacts: [], robotsTxt: null };

/**
 * The outline of a site: the stored one, or one made from the evidence and cached in memory. Where the evidence was
 * deleted, it is made from the facts of the analysis alone.
 */
export async function readOutline(services: OutlineServices, run: OutlinedRun): Promise<SiteOutline> {
  const kept = await findSiteOutline(services.database.orm, run.siteRunId);
  if (kept?.isWhole) return kept.outline;
  return (await makeOutline(services, run)) ?? kept?.outline ?? NOTHING_KEPT;
}

/** Stores the outline of a site run, unless a complete one is stored or its evidence is gone. */
export async function storeOutline(services: OutlineServices, run: OutlinedRun): Promise<void> {
  if ((await findSiteOutline(services.database.orm, run.siteRunId))?.isWhole) return;
  const outline = await makeOutline(services, run);
  if (outline !== null) await insertSiteOutline(services.database.orm, run.siteRunId, outline);
}

/** Made from the evidence and cached; null where that is gone. */
async function makeOutline(
  { bundles, caches, engine }: OutlineServices,
  { bundleDigest }: OutlinedRun,
): Promise<SiteOutline | null> {
  if (bundleDigest === null) return null;
  const known = caches.outlines.get(bundleDigest);
  if (known !== undefined) return known;
  const bundle = await bundles.read(bundleDigest);
  if (bundle === null) return null;
  const outline = await engine.outline(bundle);
  caches.outlines.set(bundleDigest, outline);
  return outline;
}
