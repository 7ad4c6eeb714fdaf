import { affectsScore } from '#shared/fixes/affects-score.ts';
import type { OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import { isWithoutFiles, type KnownFiles } from '#shared/owner-files/stored-files.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import type { Orm } from '../../store/database/database.ts';
import { selectFactOverrides } from '../../store/facts/fact-overrides.ts';
import { findOwnerFiles } from '../../store/facts/owner-files.ts';
import { findOwnerProfile } from '../../store/facts/owner-profiles.ts';
import { knownProfile } from './known-profile.ts';

/**
 * All input of an audit's owner on its business. `until` ignores later input, so that opening an old report does not
 * rewrite it with today's values; null for everything.
 */
export async function readOwnerOverrides(
  orm: Orm,
  { businessId, corrections }: Pick<AuditRecord, 'businessId' | 'corrections'>,
  until: Date | null,
): Promise<OwnerOverrides> {
  const [facts, profile, files] = await Promise.all([
    selectFactOverrides(orm, businessId),
    findOwnerProfile(orm, businessId),
    findOwnerFiles(orm, businessId),
  ]);
  const last = until?.toISOString() ?? null;
  const overrides: OwnerOverrides = {
    ...(corrections === null ? {} : { corrections }),
    facts: facts.filter((word) => affectsScore(word) && (last === null || word.at <= last)),
    profile: knownProfile(profile, last),
  };
  return withFiles(overrides, last === null ? files : filesUntil(files, last));
}

/** Overrides with these files in place of earlier ones; without files they look as earlier releases wrote them. */
export function withFiles({ files: _, ...overrides }: OwnerOverrides, files: KnownFiles): OwnerOverrides {
  return isWithoutFiles(files) ? overrides : { ...overrides, files };
}

function filesUntil({ links, traffic, citations, answers }: KnownFiles, last: string): KnownFiles {
  const isIn = (file: { readonly uploadedAt: string } | undefined) => file !== undefined && file.uploadedAt <= last;
  return {
    ...(isIn(links) && { links }),
    ...(isIn(traffic) && { traffic }),
    ...(isIn(citations) && { citations }),
    ...(isIn(answers) && { answers }),
  };
}
