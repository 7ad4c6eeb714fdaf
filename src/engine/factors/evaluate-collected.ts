import type { Evidence } from '#shared/audit/check.ts';
import { type EvidenceSourceId, PROFILE_SOURCES } from '#shared/audit/evidence-sources.ts';
import type { ProfileSource } from '#shared/fixes/owner-profile.ts';
import { formatLongDay } from '#shared/text/day-words.ts';
import type { ProfileEvidence } from '../evidence/audit-evidence.ts';
import type { Collected } from '../evidence/evidence-bundle.ts';
import { type CheckEvaluation, notMeasured } from './check-evaluation.ts';
import { evidence, formatCountOrNo } from './quoting.ts';

/** The sources of a value, of which there is at least one. */
export type MeasuredBy = readonly [EvidenceSourceId, ...EvidenceSourceId[]];

/**
 * Evaluates a value from outside the website. A source that is not available, one that could not be read, and a
 * value that the source lacks are all "not measured", each with its own text; none is ever estimated.
 * @param what the value, the beginning of a sentence: "Your star rating".
 * @param source where it is found: "your Google profile".
 * @param measuredBy the sources with which this server can measure it.
 */
export function evaluateCollected<T, V>(
  collected: Collected<T>,
  what: string,
  source: string,
  measuredBy: MeasuredBy,
  read: (value: T) => V | null,
  judge: (value: V) => CheckEvaluation,
): CheckEvaluation {
  switch (collected.kind) {
    case 'found': {
      const value = read(collected.value);
      return value === null ? notMeasured(`${what}: ${source}, doesn’t say.`, ...measuredBy) : judge(value);
    }
    case 'notConfigured':
      return notMeasured(`${what}: only ${source} shows this. You haven’t given it to us yet.`, ...measuredBy);
    case 'unavailable':
      return notMeasured(`${what}: ${source} couldn’t be read (${collected.reason}).`, ...measuredBy);
    default: {
      const never: never = collected;
      return never;
    }
  }
}

/** The values of the profile that are evaluated individually. */
type ProfileValue = Exclude<keyof ProfileEvidence, 'sources' | 'name' | 'address' | 'phone'>;

/**
 * `evaluateCollected` for one value of the Google profile. What the owner entered, or gave with a Takeout file, is evaluated like
 * any other and is marked in its evidence. An empty list is no value.
 */
export function evaluateProfile<K extends ProfileValue>(
  profile: Collected<ProfileEvidence>,
  key: K,
  what: string,
  judge: (value: NonNullable<ProfileEvidence[K]>) => CheckEvaluation,
  measuredBy: MeasuredBy = PROFILE_SOURCES,
): CheckEvaluation {
  const read = (value: ProfileEvidence) => {
    const one = value[key] ?? null;
    return Array.isArray(one) && one.length === 0 ? null : one;
  };
  return evaluateCollected(profile, what, 'your Google profile', measuredBy, read, (value) => {
    const source = profile.kind === 'found' ? profile.value.sources?.[key] : undefined;
    return source === undefined ? judge(value) : withMark(judge(value), wordsOf(key, value), source);
  });
}

/** The mark replaces evidence without a page, which is the profile's value itself. */
function withMark(judgement: CheckEvaluation, quote: string, source: ProfileSource): CheckEvaluation {
  if (judgement.status === 'notMeasured') return judgement;
  const fromPages = judgement.evidence.filter(({ url }) => url !== null);
  return { ...judgement, evidence: [...fromPages, { ...evidence(null, quote), ...profileMark(source) }] };
}

/** The source of a profile value and its date, as shown in evidence. */
export function profileMark({ kind, at }: ProfileSource): Pick<Evidence, 'note' | 'origin'> {
  const day = formatLongDay(at, 'UTC');
  return {
    note: kind === 'owner' ? `stated by the owner, ${day}` : `from your Google Takeout file, ${day}`,
    origin: kind,
  };
}

function wordsOf(key: ProfileValue, value: string | number | readonly string[]): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return value.join(', ');
  switch (key) {
    case 'rating':
      return `${value.toFixed(1)} stars`;
    case 'reviewCount':
      return formatCountOrNo(value, 'review');
    case 'reviewsLast90Days':
      return `${formatCountOrNo(value, 'review')} in the last 90 days`;
    case 'replyShare':
      return `${Math.round(value * 100)}% of the reviews have a reply`;
    case 'photoCount':
      return formatCountOrNo(value, 'photo');
    case 'daysSinceLastPost':
      return `last post ${formatCountOrNo(value, 'day')} ago`;
    case 'goodReviewShare':
      return `${Math.round(value * 100)}% of the reviews have four or five stars`;
    case 'description':
    case 'categories':
      return String(value);
    default:
      return key satisfies never;
  }
}
