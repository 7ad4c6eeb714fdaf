import type { ProfileView } from '#shared/api/facts.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { saveCorrectedAnalysis } from '../../store/audits/audits.ts';
import { packAnalysis } from '../../store/audits/stored-analyses.ts';
import type { Orm } from '../../store/database/database.ts';
import type { OwnerProfileRecord } from '../../store/facts/owner-profiles.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { knownProfile } from './known-profile.ts';
import { readOwnerOverrides } from './read-owner-overrides.ts';
import { reevaluateWithOverrides } from './reevaluate-with-overrides.ts';

/** The profile of a business without owner input. */
export const EMPTY_OWNER_PROFILE: OwnerProfileRecord = { stated: null, statedAt: null, takeout: null, takeoutAt: null };

/**
 * Evaluates the audit with the new profile, then stores both; `save` writes the profile. Later audits are reevaluated when
 * they are first opened.
 */
export async function saveProfile(
  services: Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine'>,
  audit: AuditRecord,
  profile: OwnerProfileRecord,
  save: (tx: Orm) => Promise<void>,
): Promise<ProfileView> {
  const { orm } = services.database;
  const given = { ...(await readOwnerOverrides(orm, audit, null)), profile: knownProfile(profile) };
  const analysis = await reevaluateWithOverrides(services, audit, given);
  await orm.transaction(async (tx) => {
    await save(tx);
    if (analysis !== null) await saveCorrectedAnalysis(tx, audit.id, packAnalysis(analysis));
  });
  return viewProfile(profile);
}

/** The profile input as its owner sees it. */
export function viewProfile(profile: OwnerProfileRecord | null): ProfileView {
  const { values, sources } = knownProfile(profile);
  return { stated: profile?.stated?.values ?? {}, known: values, sources, takeout: viewTakeout(profile) };
}

function viewTakeout(profile: OwnerProfileRecord | null): ProfileView['takeout'] {
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
