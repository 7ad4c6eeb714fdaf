import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { findSiteOutline, insertSiteOutline } from '../../store/audits/site-outlines.ts';
import type { AuditServices } from './audit-services.ts';

type OutlineServices = Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine'>;
type OutlinedRun = Pick<AuditRecord, 'siteRunId' | 'bundleDigest'>;

const NOTHING_KEPT: SiteOutline = { pages: [], statedFacts: [], robotsTxt: null };

/**
 * The outline of a site: the cached one, the stored one, or one made from the evidence and only cached. Where the evidence
 * was deleted, it is made from the facts of the analysis alone.
 */
export async function readOutline(services: OutlineServices, run: OutlinedRun): Promise<SiteOutline> {
  const known = run.bundleDigest === null ? undefined : services.caches.outlines.get(run.bundleDigest);
  if (known !== undefined) return known.outline;
  const kept = await findSiteOutline(services.database.orm, run.siteRunId);
  if (kept?.isWhole) {
    cacheOutline(services, run, kept.outline, true);
    return kept.outline;
  }
  return (await makeOutline(services, run)) ?? kept?.outline ?? NOTHING_KEPT;
}

/** Caches the outline of a run; `isStored` says that the database has it too. */
export function cacheOutline(
  { caches }: Pick<OutlineServices, 'caches'>,
  { bundleDigest }: Pick<OutlinedRun, 'bundleDigest'>,
  outline: SiteOutline,
  isStored: boolean,
): void {
  if (bundleDigest !== null) caches.outlines.set(bundleDigest, { outline, isStored });
}

/**
 * Stores the outline of a site run, unless its evidence is gone or a complete one is stored: today's runs end with it, so this
 * is for runs of earlier releases.
 */
export async function storeOutline(services: OutlineServices, run: OutlinedRun): Promise<void> {
  const { caches, database } = services;
  if (run.bundleDigest !== null && caches.outlines.get(run.bundleDigest)?.isStored) return;
  if ((await findSiteOutline(database.orm, run.siteRunId))?.isWhole) return;
  const outline = await makeOutline(services, run);
  if (outline !== null) await insertSiteOutline(database.orm, run.siteRunId, outline);
}

/** Made from the evidence and cached; null where that is gone. */
async function makeOutline(services: OutlineServices, run: OutlinedRun): Promise<SiteOutline | null> {
  if (run.bundleDigest === null) return null;
  const known = services.caches.outlines.get(run.bundleDigest);
  if (known !== undefined) return known.outline;
  const bundle = await services.bundles.read(run.bundleDigest);
  if (bundle === null) return null;
  const outline = await services.engine.outline(bundle);
  cacheOutline(services, run, outline, false);
  return outline;
}
