import type { ProfileView } from '#shared/api/facts.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import type { Orm } from '../../store/database/database.ts';
import { findOwnerProfile, type OwnerProfileRecord } from '../../store/facts/owner-profiles.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { changeOwnerInput } from './change-owner-input.ts';
import { knownProfile } from './known-profile.ts';
import { readOwnerOverrides } from './read-owner-overrides.ts';
import { reevaluateWithOverrides } from './reevaluate-with-overrides.ts';

/** The profile of a business without owner input. */
const EMPTY_OWNER_PROFILE: OwnerProfileRecord = { stated: null, statedAt: null, takeout: null, takeoutAt: null };

/**
 * Changes the profile of a business, evaluates the audit with it and stores both; `save` writes the profile. Later audits are
 * reevaluated when they are first opened.
 */
export async function saveProfile(
  services: Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine'>,
  audit: AuditRecord,
  change: (before: OwnerProfileRecord) => OwnerProfileRecord,
  save: (tx: Orm, profile: OwnerProfileRecord) => Promise<void>,
): Promise<ProfileView> {
  const { orm } = services.database;
  return changeOwnerInput(services, audit, async (current) => {
    const profile = change((await findOwnerProfile(orm, audit.businessId)) ?? EMPTY_OWNER_PROFILE);
    const given = { ...(await readOwnerOverrides(orm, current, null)), profile: knownProfile(profile) };
    const analysis = await reevaluateWithOverrides(services, current, given);
    const { corrections } = current;
    return { analysis, corrections, save: (tx) => save(tx, profile), result: viewProfile(profile) };
  });
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
