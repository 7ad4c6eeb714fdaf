import type { ProfileView } from '#shared/api/facts.ts';
import type { ProfileField } from '#shared/fixes/owner-profile.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { formatDay, formatLongDay } from '#shared/text/day-words.ts';
import type { ProfileDraftField } from '#web/lib/profile-draft.ts';

/** A row of the Google profile: what belongs together on the screen, so that it is typed and saved together. */
export interface ProfileLine {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly ProfileDraftField[];
  /** Where it is on the profile, in place of a value. */
  readonly where: string;
}

/** The rows in the order of the profile. */
export const PROFILE_LINES = [
  {
    id: 'stars',
    label: 'Stars and reviews',
    fields: ['rating', 'reviewCount'],
    where: 'Beside your name, such as 4.6 (41)',
  },
  {
    id: 'recent',
    label: 'New reviews, last 90 days',
    fields: ['reviewsLast90Days'],
    where: 'Reviews, sorted by Newest',
  },
  { id: 'replies', label: 'Reviews you replied to', fields: ['replyShare'], where: '“Response from the owner”' },
  { id: 'photos', label: 'Photos on your profile', fields: ['photoCount'], where: 'On the photo strip' },
  { id: 'post', label: 'Last post', fields: ['lastPostOn'], where: 'Under Updates' },
  { id: 'categories', label: 'Categories', fields: ['category', 'moreCategories'], where: 'Under your name' },
  { id: 'description', label: 'Description', fields: ['description'], where: 'Under “From the business”' },
  {
    id: 'identity',
    label: 'Name, address and phone',
    fields: ['name', 'address', 'phone'],
    where: 'At the top of your profile',
  },
] as const satisfies readonly ProfileLine[];

/** What is known of a row, for display; null where nothing is. */
export function formatProfileLine({ fields }: Pick<ProfileLine, 'fields'>, { known }: ProfileView): string | null {
  const parts = fields.map((field) => formatProfileValue(field, known)).filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

/** The rows of which nothing is known. */
export function countMissingLines(profile: ProfileView): number {
  return PROFILE_LINES.filter((line) => formatProfileLine(line, profile) === null).length;
}

function formatProfileValue(field: ProfileDraftField, known: ProfileView['known']): string | null {
  switch (field) {
    case 'rating':
      return known.rating === undefined ? null : `${known.rating} stars`;
    case 'reviewCount':
      return known.reviewCount === undefined ? null : formatCount(known.reviewCount, 'review');
    case 'replyShare':
      return known.replyShare === undefined ? null : `${known.replyShare}%`;
    case 'lastPostOn':
      return known.lastPostOn === undefined ? null : formatDay(known.lastPostOn);
    case 'category':
      return known.categories?.join(', ') ?? null;
    // Shown behind the main one.
    case 'moreCategories':
      return null;
    default:
      return known[field] === undefined ? null : String(known[field]);
  }
}

/** Who told it and when: "You told us, Nov 18, 2026"; null while nothing is known. */
export function describeProfileSource(
  { fields }: Pick<ProfileLine, 'fields'>,
  { sources }: ProfileView,
): string | null {
  const source = fields.map((field) => sources[toProfileField(field)]).find((one) => one !== undefined);
  if (source === undefined) return null;
  return `${source.kind === 'owner' ? 'You told us' : 'Google Takeout'}, ${formatLongDay(source.at)}`;
}

/** The stored value behind a field of the form. */
export function toProfileField(field: ProfileDraftField): ProfileField {
  return field === 'category' || field === 'moreCategories' ? 'categories' : field;
}
