import type { TextLanguage } from '../writing-material.ts';
import { CATEGORY_NOUN_TABLE } from './category-noun-table.ts';

/** Categories that are spoken of in the same words. */
export const CATEGORY_FAMILIES = [
  'home',
  'medical',
  'beauty',
  'dining',
  'foodshop',
  'legal',
  'office',
  'retail',
  'auto',
  'lodging',
  'learning',
  'fitness',
  'pets',
  'leisure',
  'transport',
  'property',
  'creative',
  'public',
] as const;
export type CategoryFamily = (typeof CATEGORY_FAMILIES)[number];
export type Gender = 'm' | 'f' | 'n';

/** What a category is called in one language. */
export interface CategoryNoun {
  /** The word people search for: "plumber", "Klempner". */
  readonly keyword: string;
  /** The business itself: "plumbing company", "Klempnerbetrieb". */
  readonly business: string;
  /** Of `business`; English has none. */
  readonly gender: Gender | null;
}

export interface CategoryNouns {
  readonly family: CategoryFamily;
  readonly nouns: Readonly<Record<TextLanguage, CategoryNoun>>;
}

const BY_LABEL = new Map(
  CATEGORY_NOUN_TABLE.trim()
    .split('\n')
    .map((line) => readLine(line)),
);

/** What the category with this category label is called; null when the label is not one of the product's own. */
export function categoryNouns(label: string): CategoryNouns | null {
  return BY_LABEL.get(label) ?? null;
}

/** The labels that have words. */
export function wordedCategories(): string[] {
  return [...BY_LABEL.keys()];
}

function readLine(line: string): readonly [string, CategoryNouns] {
  const [label = '', familyName = '', en = '', de = '', fr = '', es = ''] = line.split(' | ');
  const family = CATEGORY_FAMILIES.find((one) => one === familyName);
  if (family === undefined) throw new Error(`The trade ${label} has no family.`);
  return [label, { family, nouns: { en: readNoun(en), de: readNoun(de), fr: readNoun(fr), es: readNoun(es) } }];
}

function readNoun(cell: string): CategoryNoun {
  const [keyword = '', business = keyword] = cell.split(', ');
  const [, gender, noun = business] = business.match(/^([mfn]) (.+)$/) ?? [];
  return { keyword, business: noun, gender: gender === 'm' || gender === 'f' || gender === 'n' ? gender : null };
}
