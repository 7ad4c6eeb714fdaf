import type { ProfileSource } from '#shared/fixes/owner-profile.ts';
import type { ProfileEvidence } from '../evidence/audit-evidence.ts';
import type { Collected } from '../evidence/evidence-bundle.ts';
import { type Judgement, notMeasured } from './judgement.ts';
import { countOf, evidence } from './quoting.ts';

/** What measures a value of the public business profile. A Places key gives ratings and categories, and nothing else. */
export const PROFILE_SOURCES = {
  withPlaces: 'a Google Takeout upload, a Google Places key or your own entry',
  withoutPlaces: 'a Google Takeout upload or your own entry',
} as const;

/**
 * Judges a value that lies outside the website. A source that is not connected, one that could not be read, and a
 * value the source does not hold are all "not measured", each with its own words; none is ever guessed.
 * @param what the value, the beginning of a sentence: "Your star rating".
 * @param source where it stands: "your Google profile".
 * @param measuredBy completes "This would be measured by ...".
 */
export function judgeCollected<T, V>(
  collected: Collected<T>,
  what: string,
  source: string,
  measuredBy: string,
  read: (value: T) => V | null,
  judge: (value: V) => Judgement,
): Judgement {
  switch (collected.kind) {
    case 'found': {
      const value = read(collected.value);
      return value === null
        ? notMeasured(`${what}: ${source}, as we received it, does not say.`, measuredBy)
        : judge(value);
    }
    case 'notConfigured':
      return notMeasured(`${what}: only ${source} tells, and it is not connected.`, measuredBy);
    case 'unavailable':
      return notMeasured(`${what}: ${source} could not be read (${collected.reason}).`, measuredBy);
    default: {
      const never: never = collected;
      return never;
    }
  }
}

/** The values of the profile that are judged. */
type ProfileValue = Exclude<keyof ProfileEvidence, 'sources'>;

/**
 * `judgeCollected` for one value of the Google profile. What the owner stated, or gave with a Takeout file, is judged like
 * any other and carries that mark in its evidence. An empty list is no value.
 */
export function judgeProfile<K extends ProfileValue>(
  profile: Collected<ProfileEvidence>,
  key: K,
  what: string,
  measuredBy: string,
  judge: (value: NonNullable<ProfileEvidence[K]>) => Judgement,
): Judgement {
  const read = (value: ProfileEvidence) => {
    const one = value[key] ?? null;
    return Array.isArray(one) && one.length === 0 ? null : one;
  };
  return judgeCollected(profile, what, 'your Google profile', measuredBy, read, (value) => {
    const source = profile.kind === 'found' ? profile.value.sources?.[key] : undefined;
    return source === undefined ? judge(value) : withMark(judge(value), wordsOf(key, value), source);
  });
}

/** The mark takes the place of evidence that names no page: that is the profile's value already. */
function withMark(judgement: Judgement, quote: string, { kind, at }: ProfileSource): Judgement {
  if (judgement.status === 'notMeasured') return judgement;
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
  const note = kind === 'owner' ? `stated by the owner, ${day}` : `from your Google Takeout file, ${day}`;
  const fromPages = judgement.evidence.filter(({ url }) => url !== null);
  return { ...judgement, evidence: [...fromPages, { ...evidence(null, quote, note), origin: kind }] };
}

function wordsOf(key: ProfileValue, value: string | number | readonly string[]): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return value.join(', ');
  switch (key) {
    case 'rating':
      return `${value.toFixed(1)} stars`;
    case 'reviewCount':
      return countOf(value, 'review');
    case 'reviewsLast90Days':
      return `${countOf(value, 'review')} in the last 90 days`;
    case 'replyShare':
      return `${Math.round(value * 100)}% of the reviews have a reply`;
    case 'photoCount':
      return countOf(value, 'photo');
    case 'daysSinceLastPost':
      return `last post ${countOf(value, 'day')} ago`;
    case 'goodReviewShare':
      return `${Math.round(value * 100)}% of the reviews have four or five stars`;
    case 'description':
    case 'categories':
      return String(value);
    default:
      return key satisfies never;
  }
}
