/** Languages the categories have terms in. `da` also serves Norwegian, `sr` all of Serbian, Croatian and Bosnian. */
export const CATEGORY_LANGUAGES = [
  'en',
  'de',
  'fr',
  'it',
  'es',
  'pt',
  'nl',
  'pl',
  'ru',
  'uk',
  'sv',
  'da',
  'fi',
  'cs',
  'sr',
  'hu',
  'ro',
  'el',
  'tr',
  'ja',
  'ko',
  'zh',
  'ar',
] as const;
export type CategoryLanguage = (typeof CATEGORY_LANGUAGES)[number];

/** Languages with nouns of categories. */
export const NOUN_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type NounLanguage = (typeof NOUN_LANGUAGES)[number];

/**
 * How customers use a category, which determines verbs and phrases: `job` is ordered and quoted, `appointment` is booked,
 * `advice` is hired, `venue` is eaten and drunk at, `shop` is bought in, `stay` is slept in, `class` is joined, `visit` is gone to,
 * `community` belongs to those who come.
 */
export const DEMANDS = [
  'job',
  'appointment',
  'advice',
  'venue',
  'shop',
  'stay',
  'class',
  'visit',
  'community',
] as const;
export type Demand = (typeof DEMANDS)[number];

/** Categories that share the same phrases. */
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

export const GENDERS = ['m', 'f', 'n'] as const;
export type Gender = (typeof GENDERS)[number];

/** The nouns of a category in one language. */
export interface CategoryNoun {
  /** The common search term: "plumber", "Klempner". */
  readonly keyword: string;
  /** The noun for the business: "plumbing company", "Klempnerbetrieb". */
  readonly business: string;
  /** Of `business`; English has none. */
  readonly gender: Gender | null;
}

/** How much a term says about the business: its kind, its field ("plumbing"), a thing it deals with ("drain", "pizza"). */
export const TERM_KINDS = ['name', 'field', 'thing'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** A term for the kind of business, or any other with its flags. `*` matches any letters ("hydraulik*"). Folded. */
export type CompiledTerm =
  | string
  | {
      readonly text: string;
      readonly kind: TermKind;
      /** Also a common surname ("Baker"). */
      readonly isSurname?: boolean;
      /** Only counts on sites in this language; elsewhere it has another meaning ("pension"). */
      readonly onlyHere?: boolean;
    };

/** One category with all its data: a record of `data/categories/*.yaml`. */
export interface BusinessCategory {
  /** The label that a Google business profile would use, in English. Unique. */
  readonly label: string;
  /** Labels of earlier releases, which stored analyses and overrides still have. */
  readonly formerLabels?: readonly string[];
  /** The most specific schema.org type that fits; null when there is none below `LocalBusiness`. */
  readonly schemaType: string | null;
  /** The label of the broader category this one is a kind of. */
  readonly under?: string;
  readonly family: CategoryFamily;
  readonly demand: Demand;
  /** It has many small services, which fit in a price list and not on pages of their own. */
  readonly hasSmallServices: boolean;
  /** Its customers are often in a hurry. */
  readonly isUrgent: boolean;
  /** False for take-away and delivery: no tables are booked. */
  readonly takesReservations: boolean;
  readonly nouns: Readonly<Record<NounLanguage, CategoryNoun>>;
  /** The terms for it, by language, in the order of the record. */
  readonly terms: Readonly<Partial<Record<CategoryLanguage, readonly CompiledTerm[]>>>;
}
