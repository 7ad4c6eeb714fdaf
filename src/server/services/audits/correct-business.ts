import type { AuditResult } from '#shared/api/audits.ts';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import type { Orm } from '../../store/database/database.ts';
import { deleteFactOverridesByKind } from '../../store/facts/fact-overrides.ts';
import { apiError } from '../api-error.ts';
import { changeOwnerInput } from '../facts/change-owner-input.ts';
import { readOwnerOverrides } from '../facts/read-owner-overrides.ts';
import { reevaluateWithOverrides, requireResult } from '../facts/reevaluate-with-overrides.ts';
import { resultForViewer } from '../rights/result-for-viewer.ts';
import type { Viewer } from '../viewer.ts';
import { countAudit } from './audit-limits.ts';
import type { AuditServices } from './audit-services.ts';
import { findViewersAudit } from './find-viewers-audit.ts';

/**
 * Reevaluates an audit's evidence with the owner's corrections, merged with earlier ones, and stores them for later audits
 * of the business. Throws 404 for another owner's audit, 409 while there is no result to correct.
 */
export async function correctBusiness(
  services: AuditServices,
  viewer: Viewer,
  auditId: string,
  corrections: BusinessCorrections,
): Promise<AuditResult> {
  const audit = await findViewersAudit(services, viewer, auditId);
  // Reevaluation costs as much as an audit without the crawl.
  await services.database.orm.transaction((tx) => countAudit(services, tx, viewer, null));
  requireResult(audit);
  const { orm } = services.database;
  // A name given here is newer than an override of the name in the fact sheet.
  const isNewName = corrections.name !== undefined;
  const analysis = await changeOwnerInput(services, audit, async (current) => {
    const merged = { ...current.corrections, ...corrections };
    const given = await readOwnerOverrides(orm, current, null);
    const facts = (given.facts ?? []).filter(({ kind }) => !isNewName || kind !== 'name');
    const evaluated = await reevaluateWithOverrides(services, current, { ...given, corrections: merged, facts });
    if (evaluated === null)
      throw apiError('not-ready', 'What was read for this audit is no longer kept. Run it again.');
    const save = async (tx: Orm) => {
      if (isNewName) await deleteFactOverridesByKind(tx, audit.businessId, 'name');
    };
    return { analysis: evaluated, corrections: merged, save, result: evaluated };
  });
  return resultForViewer(orm, viewer, auditId, analysis);
}
