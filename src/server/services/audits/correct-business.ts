import type { AuditedAnalysis } from '#shared/api/audits.ts';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import { saveCorrections } from '../../store/audits.ts';
import { compressJson } from '../../store/compressed-json.ts';
import { refuse } from '../api-error.ts';
import { viewAudited } from '../rights/view-audited.ts';
import type { Viewer } from '../viewer.ts';
import { countAudit } from './audit-limits.ts';
import type { AuditServices } from './audit-services.ts';
import { findViewersAudit } from './get-audit.ts';

/**
 * Judges an audit's evidence again with what its owner corrects, added to earlier corrections, and keeps both for later
 * audits of the business. Throws 404 for another's audit, 409 while there is no result to correct.
 */
export async function correctBusiness(
  services: AuditServices,
  viewer: Viewer,
  auditId: string,
  corrections: BusinessCorrections,
): Promise<AuditedAnalysis> {
  const audit = await findViewersAudit(services, viewer, auditId);
  // Judging again costs what an audit costs without the reading.
  await services.database.orm.transaction((tx) => countAudit(services, tx, viewer, null));
  const bundle =
    audit.status === 'done' && audit.bundleDigest !== null ? await services.bundles.read(audit.bundleDigest) : null;
  if (bundle === null) throw refuse('not-ready', 'There is no result to correct yet. Wait until the audit is done.');
  const merged = { ...audit.corrections, ...corrections };
  const analysis = await services.engine.reevaluate(bundle, merged);
  await saveCorrections(services.database.orm, audit, merged, compressJson(analysis));
  return viewAudited(services.database.orm, viewer, auditId, analysis);
}
