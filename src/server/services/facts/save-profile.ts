import type { ProfileView } from '#shared/api/facts.ts';
import type { AuditRecord } from '../../store/audits.ts';
import { saveCorrectedAnalysis } from '../../store/audits.ts';
import { compressJson } from '../../store/compressed-json.ts';
import type { Orm } from '../../store/database.ts';
import type { KeptProfile } from '../../store/owner-profiles.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { judgeWithWords } from './judge-with-words.ts';
import { knownProfile } from './known-profile.ts';
import { readOwnerWords } from './read-owner-words.ts';

/** A business of which nothing was told. */
export const NOTHING_TOLD: KeptProfile = { stated: null, statedAt: null, takeout: null, takeoutAt: null };

/**
 * Judges the audit with the profile as it will be, then keeps both: `save` writes the profile. The audits that come later
 * are judged with it when they are first looked at.
 */
export async function saveProfile(
  services: Pick<AuditServices, 'database' | 'bundles' | 'engine'>,
  audit: AuditRecord,
  profile: KeptProfile,
  save: (tx: Orm) => Promise<void>,
): Promise<ProfileView> {
  const { orm } = services.database;
  const told = { ...(await readOwnerWords(orm, audit, null)), profile: knownProfile(profile) };
  const analysis = await judgeWithWords(services, audit, told);
  await orm.transaction(async (tx) => {
    await save(tx);
    if (analysis !== null) await saveCorrectedAnalysis(tx, audit.id, compressJson(analysis));
  });
  return viewProfile(profile);
}

/** What the owner sees of what was told. */
export function viewProfile(profile: KeptProfile | null): ProfileView {
  const { values, sources } = knownProfile(profile);
  return { stated: profile?.stated?.values ?? {}, known: values, sources, takeout: viewTakeout(profile) };
}

function viewTakeout(profile: KeptProfile | null): ProfileView['takeout'] {
  if (profile === null || profile.takeout === null || profile.takeoutAt === null) return null;
  const { profile: taken, madeAt, notes, otherLocations } = profile.takeout;
  const { locationId, name, city, reviews, posts } = taken;
  return {
    importedAt: profile.takeoutAt.toISOString(),
    madeAt,
    location: { locationId, name, city },
    reviewCount: reviews?.length ?? null,
    postCount: posts.length,
    notes,
    otherLocations,
  };
}
