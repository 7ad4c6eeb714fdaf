import { createHash } from 'node:crypto';
import type { Business, Mention } from '#shared/audit/business.ts';
import {
  type Fact,
  type FactKind,
  type FactSheet,
  SINGLE_FACT_KINDS,
  TEXT_LANGUAGES,
} from '#shared/fixes/fact-sheet.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { hoursText } from '../facts/hours/hours-text.ts';
import { isGenericName } from '../facts/name/generic-name.ts';
import { findOwnAnswers } from './compose/own-answers.ts';
import { properPlace } from './compose/proper-case.ts';
import { findMarketFact } from './find-market.ts';
import { findSpeaker } from './find-speaker.ts';
import { findWrittenCategory } from './written-category.ts';

export interface FactSheetInput {
  readonly businessId: string;
  /** The business of the analysis with the owner's corrections. */
  readonly business: Business;
  /** Of the pages from which the business was derived. */
  readonly outline: Pick<SiteOutline, 'pages' | 'statedFacts' | 'ownSentences' | 'services'>;
  readonly websiteUrl: string;
  /** When the owner gave the name, if so (ISO 8601). */
  readonly namedAt?: string;
}

const MOST_SERVICES = 40;
const MOST_AREAS = 40;
const MOST_QUOTES = 10;

/**
 * Builds the fact sheet: what the crawl found about a business, each fact with its source; first from structured data and
 * pages, then from statements. Pure: the same pages give the same facts with the same ids.
 */
export function buildFactSheet({ businessId, business, outline, websiteUrl, namedAt = '' }: FactSheetInput): FactSheet {
  const facts = new Map<string, Fact>();
  const homeUrl = outline.pages[0]?.url ?? websiteUrl;
  const add = (
    kind: FactKind,
    value: string | null,
    seen: Pick<Mention, 'url' | 'quote'> | undefined,
    more: Pick<Fact, 'isUnsure' | 'kinds'> = {},
  ) => {
    const text = value?.replace(/\s+/g, ' ').trim() ?? '';
    if (text === '' || text.length > 500) return;
    const isTaken = SINGLE_FACT_KINDS.has(kind) && [...facts.values()].some((fact) => fact.kind === kind);
    const id = factId(kind, text);
    if (isTaken || facts.has(id)) return;
    const origin = { kind: 'page', url: seen?.url ?? homeUrl, quote: seen?.quote ?? '' } as const;
    facts.set(id, { id, kind, value: text, foundValue: null, state: 'found', origin, ...more });
  };
  const language = textLanguage(business);
  const from = (field: keyof Business) => business.sources[field]?.takenFrom;

  if (business.name !== null && from('name')?.place === 'owner') {
    const id = factId('name', business.name);
    const origin = { kind: 'owner', at: namedAt } as const;
    facts.set(id, { id, kind: 'name', value: business.name, foundValue: null, state: 'corrected', origin });
  }
  // Stored audits may contain a value that was once mistaken for a name.
  if (business.name === null || !isGenericName(business.name)) add('name', business.name, from('name'));
  add('category', business.category?.label ?? null, from('category'));
  addWritten(facts, business, outline.pages[0], language);
  add('street', business.address?.street ?? null, from('address'));
  add('city', placeOf(business.address?.city), from('address'));
  add('region', placeOf(business.address?.region), from('address'));
  add('postalCode', business.address?.postalCode ?? null, from('address'));
  add('country', business.address?.country ?? null, from('address'));
  for (const phone of business.phones) add('phone', phone.display, seenIn(business, 'phones', phone.display));
  for (const email of business.emails) add('email', email, seenIn(business, 'emails', email));
  add('website', websiteUrl, { url: homeUrl, quote: '' });
  add(
    'hours',
    business.openingHours === null ? null : hoursText(business.openingHours, business.languages),
    from('openingHours'),
  );
  for (const { name, url } of business.services.slice(0, MOST_SERVICES))
    add('service', name, seenIn(business, 'services', name) ?? (url === null ? undefined : { url, quote: name }));
  for (const name of outline.services?.possible ?? []) add('service', name, undefined, { isUnsure: true });
  for (const area of business.serviceAreas.slice(0, MOST_AREAS))
    add('area', placeOf(area), seenIn(business, 'serviceAreas', area));
  for (const language of business.languages) add('language', language, from('languages'));
  for (const { quote, url } of business.testimonials.slice(0, MOST_QUOTES))
    add('quote', quote, { url, quote: cutText(quote, 300) });
  add('foundedYear', business.foundingYear === null ? null : String(business.foundingYear), from('foundingYear'));
  for (const { kind, value, url, quote } of outline.statedFacts) add(kind, value, { url, quote });
  for (const { text, url, quote, isSure, kinds } of outline.ownSentences?.shown ?? [])
    add('sentence', text, { url, quote }, isSure ? { kinds } : { kinds, isUnsure: true });
  for (const { question, sentences, url } of findOwnAnswers(business, spokenLanguage(business)))
    add('answer', sentences.join(' '), { url, quote: cutText(question, 300) });
  const open = (['name', 'category'] as const).flatMap((kind) => {
    const values = business.candidates?.[kind] ?? [];
    return values.length === 0 ? [] : [{ kind, values }];
  });
  const { isServiceArea } = business;
  const speaker = findSpeaker(
    language,
    outline.pages.flatMap(({ metaDescription, mainText }) => [metaDescription ?? '', mainText]),
  );
  const all = [...facts.values()];
  const market = findMarketFact(all, outline.pages[0], isServiceArea)?.id;
  return {
    businessId,
    language,
    facts: all,
    open,
    isServiceArea,
    ...(market !== undefined && { market }),
    ...(speaker !== null && { speaker }),
  };
}

/** Adds the site's own words for its trade to the fact of its category. */
function addWritten(
  facts: Map<string, Fact>,
  { category, languages, sources }: Business,
  home: SiteOutline['pages'][number] | undefined,
  language: FactSheet['language'],
): void {
  const fact = [...facts.values()].find(({ kind }) => kind === 'category');
  if (fact === undefined || category === null || (languages[0] ?? language).split('-')[0] !== language) return;
  const quotes = (sources.category?.seen ?? []).map(({ quote }) => quote).slice(0, MOST_QUOTES);
  const written = findWrittenCategory(category.label, home, quotes, language);
  if (written !== undefined) facts.set(fact.id, { ...fact, written });
}

/** The place name in standard capitalisation, also where the site writes it in lower case. */
function placeOf(name: string | null | undefined): string | null {
  return name == null ? null : properPlace(name);
}

/** The same kind and value have the same id in every audit; capitalisation and spaces do not matter. */
export function factId(kind: FactKind, value: string): string {
  const digest = createHash('sha256').update(value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
  return `${kind}-${digest.digest('base64url').slice(0, 12)}`;
}

/** The language of generated texts: the site's own if supported, else English. */
function textLanguage(business: Business): FactSheet['language'] {
  return spokenLanguage(business) ?? 'en';
}

/** The language of the site, where texts can be written in it; English where none was found. */
function spokenLanguage({ languages }: Business): FactSheet['language'] | null {
  const main = languages[0]?.split('-')[0] ?? 'en';
  return TEXT_LANGUAGES.find((language) => language === main) ?? null;
}

/** The mention that quotes this value, or the one for the whole field. */
function seenIn({ sources }: Business, field: keyof Business, value: string): Mention | undefined {
  const source = sources[field];
  const wanted = value.toLowerCase();
  return source?.seen.find(({ quote }) => quote.toLowerCase().includes(wanted)) ?? source?.takenFrom;
}
