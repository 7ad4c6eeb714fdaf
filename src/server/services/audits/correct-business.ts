import type { AuditedAnalysis } from '#shared/api/audits.ts';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import { saveCorrections } from '../../store/audits.ts';
import { compressJson } from '../../store/compressed-json.ts';
import { deleteFactWordsOfKind } from '../../store/fact-words.ts';
import { refuse } from '../api-error.ts';
import { judgeWithWords, requireResult } from '../facts/judge-with-words.ts';
import { readOwnerWords } from '../facts/read-owner-words.ts';
import { withWrittenParts } from '../fixes/written-parts.ts';
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
  requireResult(audit);
  const { orm } = services.database;
  const merged = { ...audit.corrections, ...corrections };
  const told = await readOwnerWords(orm, audit, null);
  // A name given here is newer than any word on the name of the fact sheet.
  const isNewName = corrections.name !== undefined;
  const facts = (told.facts ?? []).filter(({ kind }) => !isNewName || kind !== 'name');
  const analysis = await judgeWithWords(services, audit, { ...told, corrections: merged, facts });
  if (analysis === null) throw refuse('not-ready', 'What was read for this audit is no longer kept. Run it again.');
  const compressedAnalysis = compressJson(analysis);
  await orm.transaction(async (tx) => {
    if (isNewName) await deleteFactWordsOfKind(tx, audit.businessId, 'name');
    await saveCorrections(tx, audit, merged, compressedAnalysis);
  });
  const corrected = { ...audit, corrections: merged, isCorrected: true, compressedAnalysis };
  return viewAudited(orm, viewer, auditId, await withWrittenParts(services, corrected, analysis));
}
