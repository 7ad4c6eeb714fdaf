import type { CategoryFamily } from '../../facts/category/business-category.ts';

/** The role of a sentence in a description. */
export const DESCRIPTION_ROLES = [
  'opening',
  'openingTold',
  'services',
  'more',
  'history',
  'area',
  'standing',
  'people',
  'features',
  'extras',
  'promise',
  'place',
  'hours',
] as const;
export type DescriptionRole = (typeof DESCRIPTION_ROLES)[number];

/**
 * Wordings of one role, for any business and by category family. `{slots}` are facts (`business-slots.ts`); the rest of a
 * wording must be true of every business that has these facts.
 */
export type RoleWordings = Partial<Record<CategoryFamily, readonly string[]>> & { readonly any: readonly string[] };

/**
 * Category families whose services are often things or complaints ("chairs and sofas", "back pain"). Roles about services
 * use only wordings of their own for them, since nobody offers back pain.
 */
const OWN_WORDS_ONLY: ReadonlySet<CategoryFamily> = new Set(['home', 'medical', 'legal']);
/** With fewer wordings the texts would be too similar. */
const FEWEST_ALONE = 5;
const OF_SERVICES: ReadonlySet<DescriptionRole> = new Set(['opening', 'openingTold', 'services', 'more']);

/** The wordings of a role for a business of this category family. */
export function wordingsFor(
  wordings: DescriptionWordings,
  role: DescriptionRole,
  family: CategoryFamily | null,
): readonly string[] {
  const { any, ...families } = wordings[role];
  const own = family === null ? undefined : families[family];
  if (own === undefined) return any;
  const isAlone = OWN_WORDS_ONLY.has(family ?? 'public') && OF_SERVICES.has(role) && own.length >= FEWEST_ALONE;
  return isAlone ? own : [...own, ...any];
}

/** The sentences of descriptions in one language. `openingTold` is for businesses whose name contains the category. */
export type DescriptionWordings = Readonly<Record<DescriptionRole, RoleWordings>>;
