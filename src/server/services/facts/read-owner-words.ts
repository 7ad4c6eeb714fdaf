import { isJudgedWord, type OwnerWords } from '#shared/fixes/owner-words.ts';
import type { AuditRecord } from '../../store/audits.ts';
import type { Orm } from '../../store/database.ts';
import { selectFactWords } from '../../store/fact-words.ts';
import { findOwnerProfile } from '../../store/owner-profiles.ts';
import { knownProfile } from './known-profile.ts';

/**
 * Everything that the owner of an audit told about its business. `until`: only what was told by then, so that a look at an
 * old report does not rewrite it with what is true today; null for everything.
 */
export async function readOwnerWords(
  orm: Orm,
  { businessId, corrections }: Pick<AuditRecord, 'businessId' | 'corrections'>,
  until: Date | null,
): Promise<OwnerWords> {
  const [facts, profile] = await Promise.all([selectFactWords(orm, businessId), findOwnerProfile(orm, businessId)]);
  const last = until?.toISOString() ?? null;
  return {
    ...(corrections === null ? {} : { corrections }),
    facts: facts.filter((word) => isJudgedWord(word) && (last === null || word.at <= last)),
    profile: knownProfile(profile, last),
  };
}
