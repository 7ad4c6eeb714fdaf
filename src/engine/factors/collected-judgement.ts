import type { ProfileEvidence } from '../evidence/audit-evidence.ts';
import type { Collected } from '../evidence/evidence-bundle.ts';
import { type Judgement, notMeasured } from './judgement.ts';

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

/** `judgeCollected` for a value of the Google profile. */
export function judgeProfile<V>(
  profile: Collected<ProfileEvidence>,
  what: string,
  measuredBy: string,
  read: (profile: ProfileEvidence) => V | null,
  judge: (value: V) => Judgement,
): Judgement {
  return judgeCollected(profile, what, 'your Google profile', measuredBy, read, judge);
}
