import { readCompiled } from '../data/read-compiled.ts';

/** A phrase that people type; with `typedIn` only in those countries (ISO 3166-1 alpha-2). */
export type TypedPhrase = string | { readonly phrase: string; readonly typedIn: readonly string[] };

/** How a phrase is asked for: `{s}` what is looked for, `{p}` the place, `{h}` the trade's word. */
export type SearchForm =
  | 'plain'
  | 'near'
  | 'best'
  | 'price'
  | 'cost'
  | 'urgent'
  | 'allDay'
  | 'saturday'
  | 'sunday'
  | 'ofTrade';

type SearchForms = Readonly<Partial<Record<SearchForm, string | undefined>>>;

/** What people type in one language: a file `data/languages/<code>/searches.yaml`. */
export interface SearchLanguage {
  readonly forms: SearchForms;
  /** Forms that are others in a country (ISO 3166-1 alpha-2). */
  readonly formsTypedIn?: Readonly<Record<string, SearchForms>>;
  /** Sources of regular expressions: what a site says that answers these forms. */
  readonly said: { readonly urgent?: string | undefined; readonly allDay?: string | undefined };
  /** Words between a thing and its place. */
  readonly joins: readonly string[];
  /** Words before a thing that nobody types. */
  readonly praise: readonly string[];
  /** Words behind a thing that only say that it is one. */
  readonly closing: readonly string[];
  /** Words of headings, menus and price lists that nobody types: of a phrase that begins or ends with one the rest is taken. */
  readonly vague: readonly string[];
  /** Source of a regular expression: what strangers ask about, a price, a duration or a choice. */
  readonly asked: string | null;
  /** Words of a site about itself. */
  readonly talk: readonly string[];
  /** Services that are one to customers: who looks for either finds the same page. */
  readonly same: readonly (readonly string[])[];
  /** By the label of the trade, the usual phrase first. */
  readonly trades: Readonly<Record<string, CategorySearches>>;
}

/** What people type for one trade. */
export interface CategorySearches {
  readonly who: readonly TypedPhrase[];
  readonly services: readonly TypedPhrase[];
  /** Things that it is called against, such as ants: people type `forms` with one of them (`{s}`), not the thing alone. */
  readonly against?: { readonly forms: readonly TypedPhrase[]; readonly things: readonly TypedPhrase[] };
}

const LANGUAGES = readCompiled<Readonly<Record<string, SearchLanguage>>>('searches');

/** What people type in a language (BCP 47 primary tag); null for a language without a file. */
export function findSearchLanguage(code: string): SearchLanguage | null {
  return LANGUAGES[code] ?? null;
}

/**
 * How a form is typed in a country (ISO 3166-1 alpha-2; null where it is not known); undefined for a form that the language has
 * not.
 */
export function formTypedIn({ forms, formsTypedIn }: SearchLanguage, form: SearchForm, country: string | null) {
  return formsTypedIn?.[country ?? '']?.[form] ?? forms[form];
}

/** The phrases that people in a country (ISO 3166-1 alpha-2) type, in their order; where it is not known, all of them. */
export function phrasesTypedIn(phrases: readonly TypedPhrase[], country: string | null): string[] {
  return phrases.flatMap((one) => {
    if (typeof one === 'string') return [one];
    return country === null || one.typedIn.includes(country) ? [one.phrase] : [];
  });
}
