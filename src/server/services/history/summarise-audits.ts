import type { AnalysisHead } from '#shared/stored/stored-analysis.ts';
import { type BusinessAudit, selectAnalyses } from '../../store/audits/business-audits.ts';
import { unpackAnalysisHead } from '../../store/audits/stored-analyses.ts';
import type { AuditServices } from '../audits/audit-services.ts';

/** What a list says of a finished audit. */
export type AuditDigest = AnalysisHead;

/** Analyses are unpacked in groups, so that a long history never stands in memory as a whole. */
const AT_A_TIME = 20;

/**
 * What these audits say, by id, as their reports say it; those that are not finished are not in it. An analysis is unpacked once:
 * a reading never changes, and one evaluated with the owner's words is known by its digest.
 */
export async function summariseAudits(
  { database, caches }: Pick<AuditServices, 'database' | 'caches'>,
  audits: readonly BusinessAudit[],
): Promise<ReadonlyMap<string, AuditDigest>> {
  const kept = caches.heads;
  const found = new Map<string, AuditDigest>();
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
      const summary = unpackAnalysisHead(compressedAnalysis);
      found.set(id, summary);
      kept.set(missing.get(id) ?? id, summary);
    }
  }
  return found;
}
