import { createHash } from 'node:crypto';
import type { Business, Mention, Service } from '#shared/audit/business.ts';
import { findFactCertainty } from '#shared/audit/fact-certainty.ts';
import { type Fact, type FactKind, type FactSheet, SINGLE_FACT_KINDS } from '#shared/fixes/fact-sheet.ts';
import type { SiteOutline, StatedFact } from '#shared/fixes/site-outline.ts';
import { findTextLanguage } from '#shared/fixes/text-language.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { findHoursConflict } from '../factors/hours-conflict.ts';
import { hoursText } from '../facts/hours/hours-text.ts';
import { saysAllDay } from '../facts/hours/other-hours.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { isGenericName } from '../facts/name/generic-name.ts';
import { withoutSaid } from './compose/merge-phrases.ts';
import { findOwnAnswers } from './compose/own-answers.ts';
import { properPlace } from './compose/proper-case.ts';
import { longStems } from './compose/text-stems.ts';
import { findMarketFact } from './find-market.ts';
import { findSpeaker } from './find-speaker.ts';
import { mayBeOfficeHours } from './office-hours.ts';
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
    more: Pick<Fact, 'certainty' | 'kinds'> = {},
  ) => {
    const text = value?.replace(/\s+/g, ' ').trim() ?? '';
    if (text === '' || text.length > 500) return;
    const isTaken = SINGLE_FACT_KINDS.has(kind) && [...facts.values()].some((fact) => fact.kind === kind);
    const id = factId(kind, text);
    if (isTaken || facts.has(id)) return;
    const origin = { kind: 'page', url: seen?.url ?? homeUrl, quote: seen?.quote ?? '' } as const;
    facts.set(id, { id, kind, value: text, foundValue: null, state: 'found', origin, ...more });
  };
  const spoken = findTextLanguage(business.languages);
  const language = spoken ?? 'en';
  /** Adds a value of a field of the business: one of several where the field is a list. */
  const addFrom = (field: keyof Business, kind: FactKind, value: string | null, isUnsure = false) => {
    const source = business.sources[field];
    if (source === undefined) return add(kind, value, undefined);
    const quoting = source.seen.filter(({ quote }) => value !== null && containsIgnoringCase(quote, value));
    const isList = Array.isArray(business[field]);
    const seen = isList && quoting.length > 0 ? quoting : source.seen;
    add(kind, value, isList ? (quoting[0] ?? source.takenFrom) : source.takenFrom, {
      certainty: isUnsure ? 'unsure' : findFactCertainty({ seen }),
    });
  };

  if (business.name !== null && business.sources.name?.takenFrom.place === 'owner') {
    const id = factId('name', business.name);
    const origin = { kind: 'owner', at: namedAt } as const;
    facts.set(id, { id, kind: 'name', value: business.name, foundValue: null, state: 'corrected', origin });
  }
  // Stored audits may contain a value that was once mistaken for a name.
  if (business.name === null || !isGenericName(business.name)) addFrom('name', 'name', business.name);
  addFrom('category', 'category', business.category?.label ?? null);
  addWritten(facts, business, outline.pages[0], language);
  addFrom('address', 'street', business.address?.street ?? null);
  addFrom('address', 'city', placeOf(business.address?.city));
  addFrom('address', 'region', placeOf(business.address?.region));
  addFrom('address', 'postalCode', business.address?.postalCode ?? null);
  addFrom('address', 'country', business.address?.country ?? null);
  for (const { display } of business.phones) addFrom('phones', 'phone', display);
  for (const email of business.emails) addFrom('emails', 'email', email);
  add('website', websiteUrl, { url: homeUrl, quote: '' });
  const { openingHours } = business;
  const hours = openingHours === null ? null : hoursText(openingHours, business.languages);
  addFrom('openingHours', 'hours', hours, mayBeOfficeHours(business, outline.pages) || areHoursDisputed(business));
  for (const { name, url } of leadingFirst(business.services.slice(0, MOST_SERVICES), outline.pages[0])) {
    if (business.sources.services === undefined && url !== null) add('service', name, { url, quote: name });
    else addFrom('services', 'service', name);
  }
  for (const name of outline.services?.possible ?? []) add('service', name, undefined, { certainty: 'unsure' });
  for (const area of business.serviceAreas.slice(0, MOST_AREAS)) addFrom('serviceAreas', 'area', placeOf(area));
  for (const language of business.languages) addFrom('languages', 'language', language);
  for (const { quote, url } of business.testimonials.slice(0, MOST_QUOTES))
    add('quote', quote, { url, quote: cutText(quote, 300) });
  add(
    'foundedYear',
    business.foundingYear === null ? null : String(business.foundingYear),
    business.sources.foundingYear?.takenFrom,
    foundedCertainty(business, outline.statedFacts),
  );
  const isAroundTheClock = saysAroundTheClock(outline.statedFacts);
  for (const fact of outline.statedFacts) {
    const isConfirmed = (isAroundTheClock && isOfClock(fact)) || isSaidByOthers(fact, outline.statedFacts);
    add(fact.kind, fact.value, fact, certaintyOnSite(fact, isConfirmed));
  }
  for (const { text, url, quote, isSure, kinds } of outline.ownSentences?.shown ?? []) {
    const isRead = isSure || isOwnSummary(text, outline.pages[0]);
    add('sentence', text, { url, quote }, { kinds, certainty: isRead ? 'read' : 'unsure' });
  }
  for (const { question, sentences, url } of findOwnAnswers(business, spoken))
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

/** Whether the site gives two times for one day; never of hours that the owner gave. */
function areHoursDisputed(business: Business): boolean {
  return business.sources.openingHours?.takenFrom.place !== 'owner' && findHoursConflict(business, []) !== null;
}

/** Claims that cost trust, or money, where they are wrong: a single line may speak of a person, a partner or the past. */
const TWICE: ReadonlySet<FactKind> = new Set([
  'foundedYear',
  'yearsInBusiness',
  'credential',
  'award',
  'guarantee',
  'price',
]);
const AROUND_THE_CLOCK = /(?<!\d)24(?!\d)/;

const isOfClock = ({ kind, value }: StatedFact): boolean => kind === 'offer' && AROUND_THE_CLOCK.test(value);

/**
 * The certainty of a fact that pages state in words; nothing for one of an earlier release, whose places nobody counted.
 * @param isConfirmed other lines say it, in whatever words
 */
function certaintyOnSite(fact: StatedFact, isConfirmed = false): Pick<Fact, 'certainty'> {
  if (fact.places === undefined) return {};
  if (fact.places > 1 || isConfirmed) return { certainty: 'stated' };
  return { certainty: TWICE.has(fact.kind) || isOfClock(fact) ? 'unsure' : 'read' };
}

/** Whether the other credentials of a site say all of one together: "licensed, bonded and insured" is "licensed and insured" and "bonded". */
function isSaidByOthers(fact: StatedFact, all: readonly StatedFact[]): boolean {
  if (fact.kind !== 'credential') return false;
  const others = all.filter((other) => other.kind === 'credential' && other.quote !== fact.quote);
  const toPhrase = ({ value }: StatedFact) => ({ text: value, factIds: [] });
  return others.length > 0 && withoutSaid([toPhrase(fact)], others.map(toPhrase)).length === 0;
}

/** Signs of a headline: no text of sentences has them. */
const HEADLINE_SIGNS = /[|&()]| [–—-] /;

/** Whether the home page describes itself with a sentence: what the whole business does, in its own words. */
function isOwnSummary(text: string, home: Pick<SiteOutline['pages'][number], 'metaDescription'> | undefined): boolean {
  const summary = home?.metaDescription?.replace(/\s+/g, ' ') ?? '';
  return !HEADLINE_SIGNS.test(text) && summary.includes(text);
}

function saysAroundTheClock(facts: readonly StatedFact[]): boolean {
  const lines = facts.flatMap(({ kind, quote }) => (kind === 'offer' && saysAllDay(foldText(quote)) ? [quote] : []));
  return new Set(lines).size > 1;
}

/** The services that lead the home page, by its title and main headings, then by its description, before the others, each in its order. */
function leadingFirst(
  services: readonly Service[],
  home: Pick<SiteOutline['pages'][number], 'title' | 'headings' | 'metaDescription'> | undefined,
): Service[] {
  const headings = home?.headings.flatMap(({ level, text }) => (level === 1 ? [text] : [])) ?? [];
  const leads = [[home?.title ?? '', ...headings].join(' '), home?.metaDescription ?? ''].map((text) =>
    longStems(text),
  );
  const rankOf = ({ name }: Service) => {
    const stems = longStems(name);
    const at = stems.size === 0 ? -1 : leads.findIndex((lead) => stems.isSubsetOf(lead));
    return at < 0 ? leads.length : at;
  };
  return services.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The founding year: stated by a machine entry, else as often as lines say it. */
function foundedCertainty(
  { foundingYear, sources }: Business,
  statedFacts: readonly StatedFact[],
): Pick<Fact, 'certainty'> {
  if (sources.foundingYear !== undefined && findFactCertainty(sources.foundingYear) === 'stated')
    return { certainty: 'stated' };
  const line = statedFacts.find(({ kind, value }) => kind === 'foundedYear' && value === String(foundingYear));
  return line === undefined ? {} : certaintyOnSite(line);
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

function containsIgnoringCase(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
