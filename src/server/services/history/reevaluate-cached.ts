import { createHash } from 'node:crypto';
import type { EvaluatedAnalysis, OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { findNextAuditAt } from '../../store/audits/business-audits.ts';
import type { Orm } from '../../store/database/database.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { readOwnerOverrides } from '../facts/read-owner-overrides.ts';
import { reevaluateWithOverrides } from '../facts/reevaluate-with-overrides.ts';

/**
 * The evidence of an audit evaluated by today's rules with these words; null when it is no longer kept. The last ones stay in
 * memory: evidence, rules and words do not change under the same name while the process runs.
 */
export async function reevaluateCached(
  services: Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine'>,
  audit: AuditRecord,
  words: OwnerOverrides,
): Promise<EvaluatedAnalysis | null> {
  const kept = services.caches.reevaluated;
  const key = `${audit.bundleDigest} ${createHash('sha256').update(JSON.stringify(words)).digest('base64url')}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const judged = await reevaluateWithOverrides(services, audit, words);
  if (judged !== null) kept.set(key, judged);
  return judged;
}

/**
 * The owner's words that an audit's analysis was evaluated with, as it notes them itself. Of one that an earlier release evaluated: what
 * had been told when the audit was the newest; a word that was changed since stands only as it is now, and is then missing here.
 */
export async function findOverridesUsed(
  orm: Orm,
  audit: AuditRecord,
  { judgedWith }: EvaluatedAnalysis,
): Promise<OwnerOverrides> {
  if (judgedWith !== undefined) return judgedWith;
  if (!audit.isCorrected) return {};
  return readOwnerOverrides(orm, audit, await findNextAuditAt(orm, audit.businessId, audit.createdAt));
}
