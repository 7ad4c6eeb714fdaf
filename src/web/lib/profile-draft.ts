import type { ProfileView } from '#shared/api/facts.ts';
import { findProfileProblems, PROFILE_FIELDS, type ProfileField, ProfileValues } from '#shared/fixes/owner-profile.ts';

/** The profile form's input. An empty field is a value that is not stated. */
export interface ProfileDraft {
  readonly rating: string;
  readonly reviewCount: string;
  readonly reviewsLast90Days: string;
  readonly replyShare: string;
  readonly photoCount: string;
  readonly lastPostOn: string;
  readonly category: string;
  /** One per line. */
  readonly moreCategories: string;
  readonly description: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
}
export type ProfileDraftField = keyof ProfileDraft;

/** The form with the statements in effect: a value that a later file replaced is left out. */
export function buildProfileDraft({ stated, sources }: Pick<ProfileView, 'stated' | 'sources'>): ProfileDraft {
  const values: ProfileValues = { ...stated };
  for (const field of PROFILE_FIELDS) if (sources[field]?.kind === 'takeout') delete values[field];
  const [category = '', ...more] = values.categories ?? [];
  const text = (value: number | string | undefined) => (value === undefined ? '' : String(value));
  return {
    rating: text(values.rating),
    reviewCount: text(values.reviewCount),
    reviewsLast90Days: text(values.reviewsLast90Days),
    replyShare: text(values.replyShare),
    photoCount: text(values.photoCount),
    lastPostOn: text(values.lastPostOn),
    category,
    moreCategories: more.join('\n'),
    description: values.description ?? '',
    name: values.name ?? '',
    address: values.address ?? '',
    phone: values.phone ?? '',
  };
}

export interface DraftProblem {
  readonly field: ProfileDraftField;
  readonly sentence: string;
}

export type ReadDraft =
  | { readonly ok: true; readonly values: ProfileValues }
  | { readonly ok: false; readonly problems: readonly DraftProblem[] };

/** Validates the input: the values, or a sentence for each invalid field. `today` as `2026-11-22`. */
export function readDraft(draft: ProfileDraft, today: string): ReadDraft {
  const lines = draft.moreCategories.split('\n').map((line) => line.trim());
  const more = lines.filter((line) => line !== '');
  const main = draft.category.trim();
  if (main === '' && more.length > 0)
    return {
      ok: false,
      problems: [{ field: 'category', sentence: 'Give the main category too; the others come after it.' }],
    };
  const typed = {
    rating: readTypedNumber(draft.rating),
    reviewCount: readTypedNumber(draft.reviewCount),
    reviewsLast90Days: readTypedNumber(draft.reviewsLast90Days),
    replyShare: readTypedNumber(draft.replyShare),
    photoCount: readTypedNumber(draft.photoCount),
    lastPostOn: draft.lastPostOn === '' ? undefined : draft.lastPostOn,
    categories: main === '' ? undefined : [main, ...more],
    description: draft.description.trim() === '' ? undefined : draft.description,
    name: draft.name.trim() === '' ? undefined : draft.name,
    address: draft.address.trim() === '' ? undefined : draft.address,
    phone: draft.phone.trim() === '' ? undefined : draft.phone,
  };
  const parsed = ProfileValues.safeParse(typed);
  const problems = parsed.success
    ? findProfileProblems(parsed.data, today)
    : parsed.error.issues.map(({ path, message }) => ({ field: fieldOf(path[0]), sentence: message }));
  if (!parsed.success || problems.length > 0)
    return { ok: false, problems: problems.map(({ field, sentence }) => ({ field: draftField(field), sentence })) };
  return { ok: true, values: parsed.data };
}

/** Reads "4,6", "4.6 " and "1 200"; undefined for an empty field. Anything else becomes a value that every schema rejects. */
export function readTypedNumber(typed: string): number | undefined {
  const text = typed.replace(/[\s%]/g, '').replace(',', '.');
  return text === '' ? undefined : Number(text);
}

function fieldOf(name: PropertyKey | undefined): ProfileField {
  return PROFILE_FIELDS.find((field) => field === name) ?? 'rating';
}

function draftField(field: ProfileField): ProfileDraftField {
  return field === 'categories' ? 'category' : field;
}

/** The day in the user's time zone: `2026-11-22`. */
export function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
