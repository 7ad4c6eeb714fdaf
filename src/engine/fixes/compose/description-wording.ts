import type { TradeFamily } from './trade-nouns.ts';

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
  'promise',
  'place',
  'hours',
] as const;
export type DescriptionRole = (typeof DESCRIPTION_ROLES)[number];

/**
 * Wordings of one role: those that fit any business, and those of trades. `{slots}` are facts (`business-slots.ts`); what
 * stands around them must be true of every business that has the facts.
 */
export type RoleWordings = Partial<Record<TradeFamily, readonly string[]>> & { readonly any: readonly string[] };

/** The sentences of descriptions in one language. `openingTold` is for businesses whose name says the trade already. */
export type DescriptionWordings = Readonly<Record<DescriptionRole, RoleWordings>>;
