import type { PageSummary } from '../facts/services/find-service-page.ts';
import type { Passage } from './site-passages.ts';

/** What the facts of a business show that some searches ask for. */
export type ShownFact = 'urgent' | 'allDay' | 'saturday' | 'sunday' | 'prices';

/** The input of a keyword strategy, the only source of its services and places. */
export interface KeywordInput {
  readonly businessName: string;
  /** What it may be called where the name is not sure. */
  readonly mayBeNamed?: readonly string[];
  /** A label of our data, or the owner's own words; empty when unknown. */
  readonly category: string;
  /** What the site may be where the category is not sure, for the question to its owner. */
  readonly mayBe: readonly string[];
  /** Empty when unknown. */
  readonly city: string;
  /** The owner named no town: `city` comes from the website. */
  readonly isCityOfSite?: boolean;
  /** The titles of the website look for customers there, though it may be a county. */
  readonly isCityTitled?: boolean;
  /** The place is the example that the specification names, not the business's. */
  readonly isExamplePlace: boolean;
  /** A state or region by name or abbreviation; empty when unknown. */
  readonly region: string;
  /** Regions of its addresses as the site writes them: no part of what is looked for. */
  readonly regions?: readonly string[];
  /** The street of its address, which may name a quarter; empty when unknown. */
  readonly street?: string;
  /** ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null;
  readonly areas: readonly string[];
  /** Services as named by the site; `url` where one links to a page. */
  readonly services: readonly { readonly name: string; readonly url: string | null }[];
  readonly questions: readonly { readonly question: string; readonly url: string }[];
  /** The owner's notes as typed. */
  readonly notes: string;
  /** BCP 47 primary tag. */
  readonly language: string;
  /** The crawled pages, home first; empty without an audit. */
  readonly pages: readonly PageSummary[];
  /** Pages that they link to and that were not crawled, without title and headings. */
  readonly linkedPages?: readonly PageSummary[];
  /** What the site says, passage by passage; empty without an audit. */
  readonly passages: readonly Passage[];
  /** A service may have a page that was not crawled: then none is said to be missing. */
  readonly hasUnreadPages: boolean;
  /** Pages of single locations, by town. */
  readonly locationPages: readonly { readonly city: string; readonly url: string }[];
  readonly shown: ReadonlySet<ShownFact>;
}
