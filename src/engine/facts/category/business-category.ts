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
] as const;
export type CategoryLanguage = (typeof CATEGORY_LANGUAGES)[number];

/** Languages that a category has nouns in, and searches. */
export const NOUN_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type NounLanguage = (typeof NOUN_LANGUAGES)[number];

/**
 * How customers ask for a category, which decides the words beside it: `job` is ordered and quoted, `appointment` is booked,
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

export const GENDERS = ['m', 'f', 'n'] as const;
export type Gender = (typeof GENDERS)[number];

/** What a category is called in one language. */
export interface CategoryNoun {
  /** The word people search for: "plumber", "Klempner". */
  readonly keyword: string;
  /** The business itself: "plumbing company", "Klempnerbetrieb". */
  readonly business: string;
  /** Of `business`; English has none. */
  readonly gender: Gender | null;
}

/** What people search for when they look for a category, spelt as in that language. */
export interface CategorySearches {
  /** Who does it, the most usual first. */
  readonly who: readonly string[];
  /** What the category is asked for most; may be empty. */
  readonly services: readonly string[];
}

/** How much a term says about the business: who it is, its field ("plumbing"), a thing it deals with ("drain", "pizza"). */
export const TERM_KINDS = ['name', 'field', 'thing'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** A term that says who the business is, or any other with its marks. `*` stands for any letters ("hydraulik*"). Folded. */
export type CompiledTerm =
  | string
  | {
      readonly text: string;
      readonly kind: TermKind;
      /** Also a common surname ("Baker"). */
      readonly isSurname?: boolean;
      /** Only counts on sites in its language, elsewhere it means something else ("pension"). */
      readonly onlyHere?: boolean;
    };

/** One kind of business, with everything the product knows of it: a record of `data/categories/*.yaml`. */
export interface BusinessCategory {
  /** The label a Google business profile would use, in English. Unique. */
  readonly label: string;
  /** The most specific schema.org type that fits; null when there is none below `LocalBusiness`. */
  readonly schemaType: string | null;
  /** The label of the broader category this one is a kind of. */
  readonly under?: string;
  readonly family: CategoryFamily;
  readonly demand: Demand;
  /** It has many small services, which a price list names and a page each would only stretch. */
  readonly hasSmallServices: boolean;
  /** Its customers are often in a hurry. */
  readonly isUrgent: boolean;
  /** False for food that is taken away or brought: nobody books a table. */
  readonly takesReservations: boolean;
  /** What is asked for beside a thing: a chair at an upholsterer's is chair "upholstery". English. */
  readonly workWord: string | null;
  readonly nouns: Readonly<Record<NounLanguage, CategoryNoun>>;
  /** Where a language is missing, the category is searched for by its label and its terms. */
  readonly searches: Readonly<Partial<Record<NounLanguage, CategorySearches>>>;
  /** The words that name it, by language, in the order of their record. */
  readonly terms: Readonly<Partial<Record<CategoryLanguage, readonly CompiledTerm[]>>>;
}
