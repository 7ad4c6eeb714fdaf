import type { KeywordLanguage } from './keyword-language.ts';
import type { PatternFact } from './keyword-pattern.ts';

/** A page of the site, as far as keywords need it. */
export interface KeywordPage {
  readonly url: string;
  readonly h1s: readonly string[];
}

/** What a keyword strategy is made of. Services and places come from here alone. */
export interface KeywordInput {
  readonly businessName: string;
  /** A label of the tables of categories, or the owner's own words. */
  readonly category: string;
  /** Empty when unknown. */
  readonly city: string;
  /** The owner named no town: `city` is the website's. */
  readonly isCityOfSite?: boolean;
  /** A state or region by name or letters; empty when unknown. */
  readonly region: string;
  /** ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null;
  readonly areas: readonly string[];
  /** What the site says the business does, as the site writes it; `url` where it leads to a page. */
  readonly services: readonly { readonly name: string; readonly url: string | null }[];
  /** The owner's notes, in the owner's words. */
  readonly notes: string;
  readonly language: KeywordLanguage;
  /** The pages that were read, home first; empty without an audit. */
  readonly pages: readonly KeywordPage[];
  /** A service may have a page that was not read: then none is said to have no page. */
  readonly hasUnreadPages: boolean;
  /** Pages of single locations, by town. */
  readonly locationPages: readonly { readonly city: string; readonly url: string }[];
  /** What the facts of the business show. */
  readonly shown: ReadonlySet<PatternFact>;
}
