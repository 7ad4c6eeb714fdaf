import type { CategoryFamily } from '../../facts/category/business-category.ts';

/** What one sentence of a description is for. */
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
 * Wordings of one role: those that fit any business, and those of categories. `{slots}` are facts (`business-slots.ts`); what
 * stands around them must be true of every business that has the facts.
 */
export type RoleWordings = Partial<Record<CategoryFamily, readonly string[]>> & { readonly any: readonly string[] };

/**
 * Categories whose services are often things or complaints ("chairs and sofas", "back pain"): for roles that speak of services
 * they have wordings of their own only, for nobody offers back pain.
 */
const OWN_WORDS_ONLY: ReadonlySet<CategoryFamily> = new Set(['home', 'medical', 'legal']);
/** With fewer, texts would sound alike. */
const FEWEST_ALONE = 5;
const OF_SERVICES: ReadonlySet<DescriptionRole> = new Set(['opening', 'openingTold', 'services', 'more']);

/** The wordings of a role for a business of `family`. */
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

/** The sentences of descriptions in one language. `openingTold` is for businesses whose name says the category already. */
export type DescriptionWordings = Readonly<Record<DescriptionRole, RoleWordings>>;
