import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { DAY_MS } from '../time/durations.ts';

/**
 * What a website cannot say about a business: the values of its Google profile, as stated by its owner or in the owner's
 * Google Takeout file. Every value is optional: a missing one is not measured.
 */

/** A calendar day, `2026-11-22`. */
const Day = z.iso.date('Give the day as year, month and day, such as 2026-11-22.');
const count = (what: string) =>
  z.number(`Give ${what} as a number.`).int(`Give ${what} as a whole number.`).min(0, `Give ${what} as 0 or more.`);

/** An upper limit against typing errors. */
const MOST_REVIEWS = 1_000_000;
const MOST_PHOTOS = 100_000;
/** Google allows one main category and nine more. */
export const MOST_CATEGORIES = 10;
/** Google's limit. A longer text is kept as typed, and the check on it says so. */
export const PROFILE_DESCRIPTION_LIMIT = 750;
const LONGEST_DESCRIPTION = 10_000;
const LONGEST_NAME = 200;
const LONGEST_ADDRESS = 300;
const LONGEST_PHONE = 60;

const fields = {
  /** Stars, 1 to 5, at most one decimal. */
  rating: z
    .number('Give the rating as a number, such as 4.6.')
    .min(1, 'A rating is at least 1 star.')
    .max(5, 'A rating is at most 5 stars.')
    .refine(
      (stars) => Math.abs(stars * 10 - Math.round(stars * 10)) < 1e-6,
      'Give the rating with one decimal, as Google shows it.',
    ),
  reviewCount: count('the number of reviews').max(MOST_REVIEWS, 'That are more reviews than a business can have.'),
  reviewsLast90Days: count('the reviews of the last 90 days').max(
    MOST_REVIEWS,
    'That are more reviews than a business can have.',
  ),
  /** Percent of the reviews that have a reply. */
  replyShare: z
    .number('Give the share of replies in percent.')
    .min(0, 'The share of replies lies between 0 and 100 percent.')
    .max(100, 'The share of replies lies between 0 and 100 percent.'),
  photoCount: count('the number of photos').max(MOST_PHOTOS, 'That are more photos than a profile can have.'),
  lastPostOn: Day,
  /** The main category first. */
  categories: z
    .array(
      typedText({
        most: 100,
        least: 1,
        missing: 'Leave no category empty.',
        tooLong: 'A category has at most 100 characters.',
      }),
    )
    .min(1)
    .max(MOST_CATEGORIES, 'Google allows one main category and nine more.'),
  description: typedText({
    most: LONGEST_DESCRIPTION,
    least: 1,
    tooLong: 'That is far more than a description holds.',
    hasLines: true,
  }),
  /** The profile's values, to compare with the site; the address in one line. */
  name: typedText({ most: LONGEST_NAME, least: 1, tooLong: `A name has at most ${LONGEST_NAME} characters.` }),
  address: typedText({
    most: LONGEST_ADDRESS,
    least: 1,
    tooLong: `An address has at most ${LONGEST_ADDRESS} characters.`,
  }),
  phone: typedText({
    most: LONGEST_PHONE,
    least: 1,
    tooLong: `A phone number has at most ${LONGEST_PHONE} characters.`,
  }).refine((phone) => phone.replace(/\D/g, '').length >= 5, 'Give the phone number with its area code.'),
};

export const PROFILE_FIELDS = [
  'rating',
  'reviewCount',
  'reviewsLast90Days',
  'replyShare',
  'photoCount',
  'lastPostOn',
  'categories',
  'description',
  'name',
  'address',
  'phone',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** The values of a profile; missing ones are absent. */
export const ProfileValues = z.object(fields).partial();
export type ProfileValues = z.infer<typeof ProfileValues>;

/** A contradiction, and the field to correct. */
export interface ProfileProblem {
  readonly field: ProfileField;
  readonly sentence: string;
}

/** Finds contradictions between these values. `today` (`2026-11-22`) is needed to reject future dates. Pure. */
export function findProfileProblems(values: ProfileValues, today?: string): ProfileProblem[] {
  const { rating, reviewCount, reviewsLast90Days, replyShare, lastPostOn, categories = [] } = values;
  const problems: ProfileProblem[] = [];
  const add = (field: ProfileField, sentence: string) => problems.push({ field, sentence });
  if (rating !== undefined && reviewCount === undefined)
    add('reviewCount', 'Tell us how many reviews the rating comes from. Google shows the number beside the stars.');
  if (rating !== undefined && reviewCount === 0)
    add('rating', 'Without a review there is no rating. Clear the rating, or put in the number of reviews.');
  if (reviewsLast90Days !== undefined && reviewCount !== undefined && reviewsLast90Days > reviewCount)
    add('reviewsLast90Days', 'The last 90 days cannot have more reviews than there are in all.');
  if (replyShare !== undefined && reviewCount === 0)
    add('replyShare', 'Without a review there is nothing to reply to. Clear the share of replies.');
  if (lastPostOn !== undefined && today !== undefined && lastPostOn > today)
    add('lastPostOn', 'The last post cannot lie in the future.');
  const names = categories.map((category) => category.toLowerCase());
  if (new Set(names).size < names.length) add('categories', 'Name each category once.');
  return problems;
}

/** The source of a value. `at`: when it was stated, or when the Takeout file was made. ISO 8601. */
export const ProfileSource = z.object({ kind: z.enum(['owner', 'takeout']), at: z.string() });
export type ProfileSource = z.infer<typeof ProfileSource>;

/** The values in effect, each with its source. */
export interface KnownProfile {
  readonly values: ProfileValues;
  /** Share (0 to 1) of four and five stars among all reviews: requires single reviews, so only from Takeout. */
  readonly goodReviewShare: number | null;
  readonly sources: Readonly<Partial<Record<ProfileField | 'goodReviewShare', ProfileSource>>>;
}

/** The owner's statements, each with its time. */
export const OwnerStatement = z.object({
  values: ProfileValues,
  /** ISO 8601, one for each value. */
  at: z.partialRecord(z.enum(PROFILE_FIELDS), z.string()),
});
export type OwnerStatement = z.infer<typeof OwnerStatement>;

/**
 * Updates a statement. Unchanged values keep their time, so that saving one field does not renew the others; unless
 * `counts` says that another source is in effect for the field: then typing the value again is a new statement. Pure.
 */
export function restate(
  before: OwnerStatement | null,
  values: ProfileValues,
  at: string,
  counts: (field: ProfileField) => boolean = () => true,
): OwnerStatement {
  const times: OwnerStatement['at'] = {};
  for (const field of PROFILE_FIELDS) {
    if (values[field] === undefined) continue;
    const isSame = JSON.stringify(before?.values[field]) === JSON.stringify(values[field]);
    times[field] = (isSame && counts(field) ? before?.at[field] : undefined) ?? at;
  }
  return { values, at: times };
}

/** Merges two statements: for each value the later one. Pure. */
export function mergeStatements(one: OwnerStatement | null, other: OwnerStatement): OwnerStatement {
  if (one === null) return other;
  const values: Partial<Record<ProfileField, unknown>> = {};
  const at: OwnerStatement['at'] = {};
  for (const field of PROFILE_FIELDS) {
    const isNewer = other.values[field] !== undefined && (other.at[field] ?? '') > (one.at[field] ?? '');
    const said = isNewer || one.values[field] === undefined ? other : one;
    if (said.values[field] === undefined) continue;
    values[field] = said.values[field];
    at[field] = said.at[field] ?? '';
  }
  return OwnerStatement.parse({ values, at });
}

/** The values of a Takeout file. Times are ISO 8601. */
export interface TakeoutValues {
  readonly values: ProfileValues;
  readonly goodReviewShare: number | null;
  /** When the owner uploaded the file. */
  readonly importedAt: string;
  /** The time that the file's data is for: when it was made. */
  readonly madeAt: string;
}

/** A file made longer than this before a value was typed does not replace that value, even if uploaded later. */
const OLD_FILE_DAYS = 30;

/**
 * Chooses the source in effect, value by value: the one given last, because what is typed after an upload corrects it. Only
 * a file that was made more than 30 days before a value was typed does not replace that value. The screen explains the
 * same. Pure.
 */
export function mergeProfile(stated: OwnerStatement | null, takeout: TakeoutValues | null): KnownProfile {
  const values: Partial<Record<ProfileField, unknown>> = {};
  const sources: Partial<Record<ProfileField | 'goodReviewShare', ProfileSource>> = {};
  for (const field of PROFILE_FIELDS) {
    const typedAt = stated?.values[field] === undefined ? null : (stated.at[field] ?? null);
    const file = takeout?.values[field] === undefined ? null : takeout;
    if (typedAt !== null && (file === null || isTypedLast(typedAt, file))) {
      values[field] = stated?.values[field];
      sources[field] = { kind: 'owner', at: typedAt };
    } else if (file !== null) {
      values[field] = file.values[field];
      sources[field] = { kind: 'takeout', at: file.madeAt };
    }
  }
  const goodReviewShare = takeout?.goodReviewShare ?? null;
  if (goodReviewShare !== null && takeout !== null) sources.goodReviewShare = { kind: 'takeout', at: takeout.madeAt };
  return { values: ProfileValues.parse(values), goodReviewShare, sources };
}

function isTypedLast(typedAt: string, { importedAt, madeAt }: TakeoutValues): boolean {
  return typedAt > importedAt || Date.parse(typedAt) - Date.parse(madeAt) > OLD_FILE_DAYS * DAY_MS;
}
