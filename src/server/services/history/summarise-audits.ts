import { type BusinessAudit, selectAnalyses } from '../../store/audits/business-audits.ts';
import { unpackListedFields } from '../../store/audits/stored-analyses.ts';
import type { AuditServices } from '../audits/audit-services.ts';

/** Analyses are decompressed in groups, so that a long history is never in memory as a whole. */
const AT_A_TIME = 20;

/**
 * Summaries of these audits by id, matching their reports; unfinished ones are left out. An analysis is decompressed once:
 * a site run's analysis never changes, and one with overrides is cached by its digest.
 */
export async function summariseAudits(
  { database, caches }: Pick<AuditServices, 'database' | 'caches'>,
  audits: readonly BusinessAudit[],
): Promise<ReadonlyMap<string, ReturnType<typeof unpackListedFields>>> {
  const kept = caches.listedFields;
  const found = new Map<string, ReturnType<typeof unpackListedFields>>();
  const missing = new Map<string, string>();
  for (const audit of audits) {
    if (audit.status !== 'done') continue;
    const key = audit.ownDigest === null ? audit.siteRunId : `${audit.id} ${audit.ownDigest}`;
    const known = kept.get(key);
    if (known === undefined) missing.set(audit.id, key);
    else found.set(audit.id, known);
  }
  const ids = [...missing.keys()];
  for (let at = 0; at < ids.length; at += AT_A_TIME) {
    for (const { id, compressedAnalysis } of await selectAnalyses(database.orm, ids.slice(at, at + AT_A_TIME))) {
      const summary = unpackListedFields(compressedAnalysis);
      found.set(id, summary);
      kept.set(missing.get(id) ?? id, summary);
    }
  }
  return found;
}
