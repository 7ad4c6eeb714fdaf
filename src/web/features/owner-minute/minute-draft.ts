import type { ProfileView } from '#shared/api/facts.ts';
import type { MinuteField } from '#shared/audit/owner-minute.ts';
import type { ProfileValues } from '#shared/fixes/owner-profile.ts';
import {
  buildProfileDraft,
  type ProfileDraft,
  type ProfileDraftField,
  readDraft,
  readTypedNumber,
} from '#web/lib/profile-draft.ts';

/** The input of the owner's minute. An empty field says nothing. */
export interface MinuteDraft {
  readonly rating: string;
  readonly reviewCount: string;
  readonly reviewsLast90Days: string;
  /** How many of the newest `REPLY_SAMPLE` reviews have a reply: nobody can read off a share of all. */
  readonly repliedOfNewest: string;
  readonly photoCount: string;
  readonly category: string;
  /** Only from a pasted panel. */
  readonly name: string;
  readonly address: string;
  readonly phone: string;
}
export type MinuteDraftField = keyof MinuteDraft;

export const EMPTY_MINUTE: MinuteDraft = {
  rating: '',
  reviewCount: '',
  reviewsLast90Days: '',
  repliedOfNewest: '',
  photoCount: '',
  category: '',
  name: '',
  address: '',
  phone: '',
};

/** As many reviews as an owner counts in a moment. */
export const REPLY_SAMPLE = 10;

/** The input field of a value of the profile. */
export const DRAFT_FIELDS: Readonly<Record<MinuteField, MinuteDraftField>> = {
  rating: 'rating',
  reviewCount: 'reviewCount',
  reviewsLast90Days: 'reviewsLast90Days',
  replyShare: 'repliedOfNewest',
  photoCount: 'photoCount',
  categories: 'category',
};

/** A sentence on one field; `field` null: on a value that the minute does not ask for. */
export interface MinuteProblem {
  readonly field: MinuteDraftField | null;
  readonly sentence: string;
}

export type ReadMinute =
  | { readonly ok: true; readonly values: ProfileValues }
  | { readonly ok: false; readonly problems: readonly MinuteProblem[] };

/**
 * Validates the input and adds it to what the owner stated before: the values to save, or a sentence for each invalid field.
 * `today` as `2026-11-22`.
 */
export function readMinute(profile: ProfileView, draft: MinuteDraft, today: string): ReadMinute {
  const { repliedOfNewest, ...same } = draft;
  const typed = Object.fromEntries(Object.entries(same).filter(([, text]) => text.trim() !== ''));
  const replies = readReplies(repliedOfNewest, readTypedNumber(draft.reviewCount) ?? profile.known.reviewCount);
  const whole: ProfileDraft = {
    ...buildProfileDraft(profile),
    ...typed,
    ...(typeof replies === 'number' && { replyShare: String(replies) }),
  };
  const read = readDraft(whole, today);
  const problems: MinuteProblem[] = read.ok
    ? []
    : read.problems.map(({ field, sentence }) => ({ field: minuteField(field), sentence }));
  if (typeof replies === 'string') problems.push({ field: 'repliedOfNewest', sentence: replies });
  return read.ok && problems.length === 0 ? read : { ok: false, problems };
}

/** The share of replies in percent; null for an empty field, a sentence for what cannot be. */
function readReplies(text: string, reviewCount: number | undefined): number | string | null {
  const replied = readTypedNumber(text);
  if (replied === undefined) return null;
  const isCount = reviewCount !== undefined && Number.isInteger(reviewCount) && reviewCount > 0;
  const sample = isCount ? Math.min(REPLY_SAMPLE, reviewCount) : REPLY_SAMPLE;
  if (!Number.isInteger(replied) || replied < 0 || replied > sample)
    return `Give a whole number from 0 to ${sample}: how many of your newest ${sample} have a reply.`;
  return Math.round((100 * replied) / sample);
}

function minuteField(field: ProfileDraftField): MinuteDraftField | null {
  if (field === 'replyShare') return 'repliedOfNewest';
  return field in EMPTY_MINUTE ? (field as MinuteDraftField) : null;
}
