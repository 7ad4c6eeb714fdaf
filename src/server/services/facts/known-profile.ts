import {
  type KnownProfile,
  mergeProfile,
  type OwnerStatement,
  type TakeoutValues,
} from '#shared/fixes/owner-profile.ts';
import { countTakeout } from '#shared/fixes/takeout-values.ts';
import type { OwnerProfileRecord } from '../../store/facts/owner-profiles.ts';

/** The effective profile from owner input, value by value. `until` (ISO 8601) ignores later input; null for everything. */
export function knownProfile(profile: OwnerProfileRecord | null, until: string | null = null): KnownProfile {
  if (profile === null) return mergeProfile(null, null);
  const isIn = (at: Date | null) => at !== null && (until === null || at.toISOString() <= until);
  const stated: OwnerStatement | null = isIn(profile.statedAt) ? profile.stated : null;
  return mergeProfile(stated, isIn(profile.takeoutAt) ? takeoutValues(profile) : null);
}

function takeoutValues({ takeout, takeoutAt }: OwnerProfileRecord): TakeoutValues | null {
  if (takeout === null || takeoutAt === null) return null;
  const { madeAt } = takeout;
  return { ...countTakeout(takeout.profile, madeAt), madeAt, importedAt: takeoutAt.toISOString() };
}
