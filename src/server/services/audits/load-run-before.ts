import { findRunBefore } from '../../store/audits/site-runs.ts';
import { unpackAnalysis } from '../../store/audits/stored-analyses.ts';
import type { EarlierRun } from '../audit-engine.ts';
import type { AuditServices } from './audit-services.ts';
import { readOutline } from './read-outline.ts';

/**
 * The audit before of the watched site that a run is about, for conditional requests; null without one. What cannot be read is
 * logged and does without: the site is then audited as for the first time.
 */
export async function loadRunBefore(services: AuditServices, siteRunId: string): Promise<EarlierRun | null> {
  try {
    const before = await findRunBefore(services.database.orm, siteRunId);
    if (before === null) return null;
    const bundle = await services.bundles.read(before.bundleDigest);
    if (bundle === null) return null;
    const analysis = unpackAnalysis(before.compressedAnalysis);
    return { bundle, analysis, outline: await readOutline(services, before) };
  } catch (error) {
    services.log.warn('earlier_run_unreadable', { siteRunId, error });
    return null;
  }
}
