import type { PageSummary } from '../facts/services/find-service-page.ts';
import type { KeywordLanguage } from './keyword-language.ts';
import type { PatternFact } from './keyword-pattern.ts';

/** The input of a keyword strategy, the only source of its services and places. */
export interface KeywordInput {
  readonly businessName: string;
  /** A label of our data, or the owner's own words. */
  readonly category: string;
  /** Empty when unknown. */
  readonly city: string;
  /** The owner named no town: `city` comes from the website. */
  readonly isCityOfSite?: boolean;
  /** A state or region by name or abbreviation; empty when unknown. */
  readonly region: string;
  /** ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null;
  readonly areas: readonly string[];
  /** Services as named by the site; `url` where one links to a page. */
  readonly services: readonly { readonly name: string; readonly url: string | null }[];
  /** The owner's notes as typed. */
  readonly notes: string;
  readonly language: KeywordLanguage;
  /** The crawled pages, home first; empty without an audit. */
  readonly pages: readonly PageSummary[];
  /** A service may have a page that was not crawled: then none is said to be missing. */
  readonly hasUnreadPages: boolean;
  /** Pages of single locations, by town. */
  readonly locationPages: readonly { readonly city: string; readonly url: string }[];
  /** Properties that the facts of the business show. */
  readonly shown: ReadonlySet<PatternFact>;
}
