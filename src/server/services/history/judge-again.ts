import { createHash } from 'node:crypto';
import type { JudgedAnalysis, OwnerWords } from '#shared/fixes/owner-words.ts';
import type { AuditRecord } from '../../store/audits.ts';
import { findNextAuditAt } from '../../store/business-audits.ts';
import type { Database, Orm } from '../../store/database.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { judgeWithWords } from '../facts/judge-with-words.ts';
import { readOwnerWords } from '../facts/read-owner-words.ts';
import { RecentlyUsed } from '../fixes/recently-used.ts';

/** Some 200 kB each; who looks at one comparison looks at its neighbours. */
const MOST_KEPT = 24;
const KEPT = new WeakMap<Database, RecentlyUsed<JudgedAnalysis>>();

/**
 * The evidence of an audit judged by today's rules with these words; null when it is no longer kept. The last ones stay in
 * memory: evidence, rules and words do not change under the same name while the process runs.
 */
export async function judgeAgain(
  services: Pick<AuditServices, 'database' | 'bundles' | 'engine'>,
  audit: AuditRecord,
  words: OwnerWords,
): Promise<JudgedAnalysis | null> {
  const kept = KEPT.get(services.database) ?? new RecentlyUsed<JudgedAnalysis>(MOST_KEPT);
  KEPT.set(services.database, kept);
  const key = `${audit.bundleDigest} ${createHash('sha256').update(JSON.stringify(words)).digest('base64url')}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const judged = await judgeWithWords(services, audit, words);
  if (judged !== null) kept.set(key, judged);
  return judged;
}

/**
 * The owner's words that an audit's analysis was judged with, as it notes them itself. Of one that an earlier release judged: what
 * had been told when the audit was the newest; a word that was changed since stands only as it is now, and is then missing here.
 */
export async function wordsOfAnalysis(
  orm: Orm,
  audit: AuditRecord,
  { judgedWith }: JudgedAnalysis,
): Promise<OwnerWords> {
  if (judgedWith !== undefined) return judgedWith;
  if (!audit.isCorrected) return {};
  return readOwnerWords(orm, audit, await findNextAuditAt(orm, audit.businessId, audit.createdAt));
}
