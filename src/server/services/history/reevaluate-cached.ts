import { createHash } from 'node:crypto';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { findNextAuditAt } from '../../store/audits/business-audits.ts';
import type { Orm } from '../../store/database/database.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { readOwnerOverrides } from '../facts/read-owner-overrides.ts';
import { reevaluateWithOverrides } from '../facts/reevaluate-with-overrides.ts';

/**
 * Reevaluates an audit's evidence by today's rules with these overrides; null when it was deleted. Recent results are
 * cached: evidence, rules and overrides do not change under the same key while the process runs.
 */
export async function reevaluateCached(
  services: Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine'>,
  audit: AuditRecord,
  words: OwnerOverrides,
): Promise<Analysis | null> {
  const kept = services.caches.reevaluated;
  const key = `${audit.bundleDigest} ${createHash('sha256').update(JSON.stringify(words)).digest('base64url')}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const judged = await reevaluateWithOverrides(services, audit, words);
  if (judged !== null) kept.set(key, judged);
  return judged;
}

/**
 * The owner overrides that an audit's analysis was evaluated with, as stored in it. Earlier releases did not store them:
 * then the overrides made while the audit was the newest; of an override changed since, the earlier value is not available.
 */
export async function findOverridesUsed(
  orm: Orm,
  audit: AuditRecord,
  { judgedWith }: Analysis,
): Promise<OwnerOverrides> {
  if (judgedWith !== undefined) return judgedWith;
  if (!audit.isCorrected) return {};
  return readOwnerOverrides(orm, audit, await findNextAuditAt(orm, audit.businessId, audit.createdAt));
}
