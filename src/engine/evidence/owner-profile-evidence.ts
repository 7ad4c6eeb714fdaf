import { describeEvidenceSources, PROFILE_SOURCES } from '#shared/audit/evidence-sources.ts';
import { isEmptyProfile } from '#shared/fixes/empty-profile.ts';
import type { KnownProfile, ProfileField, ProfileSource } from '#shared/fixes/owner-profile.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import type { ProfileEvidence } from './audit-evidence.ts';
import type { Collected } from './evidence-bundle.ts';

/** Input on "the last 90 days" or "the last post" expires; after a month it is asked for again. */
const FRESH_DAYS = 30;
const AGEING: ReadonlySet<ProfileField> = new Set(['reviewsLast90Days', 'lastPostOn']);

const NOTHING_GIVEN: Collected<ProfileEvidence> = {
  kind: 'notConfigured',
  hint: `your Google profile: ${describeEvidenceSources(PROFILE_SOURCES)}`,
};

/**
 * Converts the owner's input on the Google profile to evidence, each value with its source. Values about a moving time window count
 * for 30 days. `collectedAt` is the date of the audit (ISO 8601). Pure.
 */
export function ownerProfileEvidence(
  profile: KnownProfile | undefined,
  collectedAt: string,
): Collected<ProfileEvidence> {
  if (profile === undefined || isEmptyProfile(profile)) return NOTHING_GIVEN;
  const { values } = profile;
  const { replyShare } = values;
  const isStale = (field: ProfileField) =>
    AGEING.has(field) && daysBetween(profile.sources[field]?.at ?? collectedAt, collectedAt) > FRESH_DAYS;
  const lastPostOn = isStale('lastPostOn') ? undefined : values.lastPostOn;
  const evidence: ProfileEvidence = {
    description: values.description ?? null,
    categories: values.categories ?? [],
    rating: values.rating ?? null,
    reviewCount: values.reviewCount ?? null,
    reviewsLast90Days: isStale('reviewsLast90Days') ? null : (values.reviewsLast90Days ?? null),
    replyShare: replyShare === undefined ? null : replyShare / 100,
    photoCount: values.photoCount ?? null,
    daysSinceLastPost:
      lastPostOn === undefined
        ? null
        : daysSince(lastPostOn, profile.sources.lastPostOn?.at ?? collectedAt, collectedAt),
    goodReviewShare: profile.goodReviewShare,
    name: values.name ?? null,
    address: values.address ?? null,
    phone: values.phone ?? null,
    sources: sourcesOf(profile),
  };
  return { kind: 'found', value: evidence };
}

function sourcesOf({ sources }: KnownProfile): Partial<Record<keyof ProfileEvidence, ProfileSource>> {
  const { lastPostOn, ...same } = sources;
  return lastPostOn === undefined ? same : { ...same, daysSinceLastPost: lastPostOn };
}

/** Relative to the audit or, when the input is later, to the input: a day never lies in the future. */
function daysSince(day: string, toldAt: string, collectedAt: string): number {
  const today = toldAt > collectedAt ? toldAt : collectedAt;
  return Math.max(0, Math.floor(daysBetween(`${day}T00:00:00Z`, today)));
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
