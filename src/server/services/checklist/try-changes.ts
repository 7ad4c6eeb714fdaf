import { UnknownPage } from '#engine/dry-run/unknown-page.ts';
import { NothingToAnalyze } from '#engine/nothing-to-analyze.ts';
import type { DryRun, PageChange } from '#shared/audit/dry-run.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { getOverrideCutoff } from '../audits/load-analysis.ts';
import { readOwnerOverrides } from '../facts/read-owner-overrides.ts';
import { requireResult } from '../facts/reevaluate-with-overrides.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';

/**
 * What planned changes would do to the site of one of the viewer's audits, with the owner's input of that audit. Stores nothing.
 * Throws 402 for a plan without the whole analysis or beyond its history, 404 for another owner's audit or a page that was not
 * crawled, 409 without a result or evidence, 400 for a page that could not be evaluated, and 429.
 */
export async function tryChanges(
  services: Pick<AuditServices, 'database' | 'bundles' | 'engine' | 'now'>,
  viewer: Viewer,
  auditId: string,
  changes: readonly PageChange[],
): Promise<DryRun> {
  requireRight(viewer, 'wholeAnalysis');
  const audit = await findViewersAudit(services, viewer, auditId);
  requireResult(audit);
  await consumeRateLimit(services, viewer, 'dry-run');
  const bundle = audit.bundleDigest === null ? null : await services.bundles.read(audit.bundleDigest);
  if (bundle === null)
    throw apiError('not-ready', 'The pages of this audit are no longer kept. Run a new audit first.');
  const until = audit.isCorrected ? null : getOverrideCutoff(audit);
  try {
    return await services.engine.dryRun(bundle, changes, await readOwnerOverrides(services.database.orm, audit, until));
  } catch (error) {
    if (error instanceof UnknownPage) throw apiError('not-found', error.message);
    if (error instanceof NothingToAnalyze) throw apiError('invalid-request', error.message);
    throw error;
  }
}
