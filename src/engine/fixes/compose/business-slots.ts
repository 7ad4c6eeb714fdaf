import { type Fact, type FactKind, usableFacts } from '#shared/fixes/fact-sheet.ts';
import { readPattern } from '../../data/patterns.ts';
import type { CategoryFamily } from '../../facts/category/business-category.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import { isWorded, type TextLanguage, type WritingMaterial } from '../writing-material.ts';
import { categoryForms, getCustomerNoun } from './category-grammar.ts';
import { categoryNoun, categoryNouns, isNounLanguage } from './category-nouns.ts';
import type { Phrase, Slots } from './filled-sentence.ts';
import { daysText, hoursClause, openDays, parseHoursPhrase } from './hours-phrases.ts';
import { findMainTownFact } from './main-town-fact.ts';
import { nameForms } from './name-forms.ts';
import { naturalList, prefixFrenchDe } from './natural-list.ts';
import { servicePhrases } from './service-phrases.ts';
import { MOST_SAID, statedPhrases } from './stated-phrases.ts';
import { inTown, ofTown } from './town-phrases.ts';

/** The input of texts about a whole business; part of the writing material. */
export interface KnownBusiness {
  readonly sheet: WritingMaterial['sheet'];
  readonly analysis: Pick<WritingMaterial['analysis'], 'websiteUrl'> & { readonly collectedAt?: string };
  /** Which services are beyond doubt; absent: all. */
  readonly outline?: Pick<WritingMaterial['outline'], 'services'>;
}

/** The facts of a business as slots for sentences. */
export interface BusinessWording {
  readonly language: TextLanguage;
  /** Whether the site speaks a language that nothing is written in: then there are no facts, and no text may be made of none either. */
  readonly isForeign: boolean;
  /** Identifies the business independently of its facts; wordings are chosen by it. */
  readonly identity: string;
  readonly family: CategoryFamily | null;
  /** The name contains the category: "Harbor Plumbing is a plumbing company" would be redundant. */
  readonly nameHoldsCategory: boolean;
  readonly slots: Slots;
  readonly services: readonly Phrase[];
  /** Without the town itself. */
  readonly areas: readonly Phrase[];
  readonly facts: readonly Fact[];
}

/** What customers book, by category family. */
const BOOKINGS: Readonly<Partial<Record<CategoryFamily, 'onDate' | 'onTable' | 'onStay'>>> = {
  home: 'onDate',
  medical: 'onDate',
  beauty: 'onDate',
  legal: 'onDate',
  office: 'onDate',
  auto: 'onDate',
  pets: 'onDate',
  creative: 'onDate',
  property: 'onDate',
  dining: 'onTable',
  lodging: 'onStay',
};
const REGION_FIRST = new Set(['US', 'CA', 'AU']);

/** One for texts that are not worded in every language, and one for those that are. */
const READ = new WeakMap<WritingMaterial['sheet'], Record<'worded' | 'spoken', BusinessWording>>();

/** Countries (ISO 3166-1 alpha-2) in which a site of few words may be taken for English. */
const ENGLISH_SPEAKING: ReadonlySet<string> = new Set(
  'US GB IE AU NZ CA ZA IN PK LK SG PH MY HK NG GH KE UG TZ ZM ZW BW JM BB TT BS MT AE'.split(' '),
);

/** The slots of a business, built once for all its texts. Facts that the owner rejected are left out. */
export function businessWording(known: KnownBusiness): BusinessWording {
  return wordingsFor(known).worded;
}

/** The same for texts that are worded in all seven languages. */
export function spokenWording(known: KnownBusiness): BusinessWording {
  return wordingsFor(known).spoken;
}

function wordingsFor(known: KnownBusiness): Record<'worded' | 'spoken', BusinessWording> {
  const found = READ.get(known.sheet);
  if (found !== undefined) return found;
  const spoken = readWording(known, true);
  const read = { spoken, worded: isWorded(known.sheet.language) ? spoken : readWording(known, false) };
  READ.set(known.sheet, read);
  return read;
}

function readWording({ sheet, analysis }: KnownBusiness, hasWords: boolean): BusinessWording {
  const { language } = sheet;
  const usable = usableFacts(sheet);
  const isForeign = !hasWords || speaksOther(sheet);
  const facts = isForeign ? [] : usable;
  const one = (kind: FactKind) => facts.find((fact) => fact.kind === kind);
  const all = (kind: FactKind) => facts.filter((fact) => fact.kind === kind);
  const slots = new Map<string, Phrase>();
  const put = (slot: string, text: string | null | undefined, ...from: readonly (Fact | Phrase | undefined)[]) => {
    if (text === null || text === undefined || text === '') return;
    const factIds = from.flatMap((source) =>
      source === undefined ? [] : 'factIds' in source ? source.factIds : [source.id],
    );
    slots.set(slot, { text, factIds: [...new Set(factIds)] });
  };
  const putList = (slot: string, phrases: readonly Phrase[]) =>
    put(
      slot,
      naturalList(
        language,
        phrases.map(({ text }) => text),
      ),
      ...phrases,
    );

  const name = one('name');
  put('plainName', name?.value, name);
  if (name !== undefined && language === 'fr') put('deName', prefixFrenchDe(name.value), name);
  const named = name === undefined ? null : nameForms(language, name.value);
  put('name', named?.name, name);
  put('nameAcc', named?.accusative, name);
  put('nameDat', named?.dative, name);

  const category = one('category');
  const known = category === undefined ? null : categoryNouns(category.value);
  const noun = categoryNoun(category?.value ?? '', language) ?? readOwnNoun(category, language);
  if (noun !== null) {
    put('keyword', noun.keyword, category);
    if (noun.business !== null && isNounLanguage(language)) {
      const forms = categoryForms(language, { ...noun, business: noun.business });
      put('trade', noun.business, category);
      for (const [slot, text] of Object.entries(forms)) put(slot, text, category);
    }
  }
  // Slots without text: "make an appointment" needs a business that takes appointments.
  const booking = known === null || !known.takesReservations ? undefined : BOOKINGS[known.family];
  put(booking ?? '', booking === undefined ? null : ' ');
  put('customers', getCustomerNoun(language, known?.family ?? null));

  const own = one('city');
  const city = isForeign ? undefined : findMainTownFact(sheet);
  const isOwn = foldText(city?.value ?? '') === foldText(own?.value ?? '');
  const region = isOwn ? one('region') : undefined;
  // Nobody comes to a business that travels: no sentence says its street, or that customers visit.
  const isVisited = sheet.isServiceArea !== true;
  const street = isOwn && isVisited ? one('street') : undefined;
  put('visits', isVisited ? ' ' : null);
  // "Based in" is said of the town of an address: one that titles or areas name may be where it works alone.
  if (city !== undefined && isOwn && (street ?? one('postalCode')) !== undefined) {
    put('seat', city.value, city);
    put('inSeat', inTown(language, city.value), city);
  }
  if (city !== undefined) {
    put('city', city.value, city);
    put('inCity', inTown(language, city.value), city);
    put('ofCity', ofTown(language, city.value), city);
    const hasRegion =
      region !== undefined && region.value !== city.value && REGION_FIRST.has(one('country')?.value ?? '');
    put('place', hasRegion ? `${city.value}, ${region.value}` : city.value, city, hasRegion ? region : undefined);
  }
  if (street !== undefined && isRunningLine(street.value)) {
    put('street', street.value, street);
    // French "au 12 rue ..." needs an address that begins with a number.
    if (/^\d/.test(street.value)) put('streetNumber', ' ', street);
  }

  // "Weatherford, Texas" and "Weatherford" are one town, and in a list it needs no state.
  const towns = new Map<string, Phrase>();
  for (const { id, value } of all('area')) {
    const [town = ''] = value.split(/\s*,/, 1);
    const key = foldText(town);
    if (isRunningLine(town) && !towns.has(key) && key !== foldText(city?.value ?? ''))
      towns.set(key, { text: town, factIds: [id] });
  }
  const areas = [...towns.values()];
  putList('areas', areas.slice(0, 4));
  putList('areas2', areas.slice(0, 2));
  putList('allAreas', areas.slice(0, 8));
  put('area', areas[0]?.text, areas[0]);

  const services = servicePhrases(facts, language, noun === null ? [] : [noun.keyword], properNames(facts));
  put('svc', services[0]?.text, services[0]);
  put('svcTwo', services[1]?.text, services[1]);
  put('svcThree', services[2]?.text, services[2]);
  if (services.length > 1) putList('services2', services.slice(0, 2));
  if (services.length > 2) putList('services', services.slice(0, 3));
  else if (services.length > 0) putList('services', services);
  putList('more', services.slice(3, 7));
  putList('allServices', services.slice(0, 7));

  const founded = one('foundedYear');
  put('year', founded?.value, founded);
  const years = one('yearsInBusiness');
  if (founded === undefined && years !== undefined) {
    put('years', years.value, years);
    put('hasYears', ' ', years);
  }

  const hours = one('hours');
  const read = hours === undefined ? null : parseHoursPhrase(hours.value);
  if (read !== null) {
    put('hours', hoursClause(language, read), hours);
    put('days', daysText(language, openDays(read)), hours);
    if (read.byAppointment) put('byAppointment', ' ', hours);
    if (read.alwaysOpen) put('alwaysOpen', ' ', hours);
  } else if (hours !== undefined) put('ownHours', hours.value.replace(/[.\s]+$/, ''), hours);

  if (hours !== undefined) put('hasHours', ' ');
  if (street !== undefined) put('hasStreet', ' ');
  if (services.length > 1) put('hasServices', ' ');

  const phone = one('phone');
  put('phone', phone?.value, phone);
  const email = one('email');
  put('email', email?.value, email);

  for (const [slot, phrases] of statedPhrases(facts, language)) putList(slot, phrases.slice(0, MOST_SAID));
  putList('people', all('person').slice(0, 3).map(asWritten));
  putList('brands', all('brand').slice(0, 5).map(asWritten));
  putList('awards', all('award').slice(0, 1).map(asWritten));
  const payments = all('payment').flatMap((fact) => paymentOf(fact) ?? []);
  putList('payments', payments.slice(0, 1));
  const languages = all('language').map(
    ({ id, value }): Phrase => ({ text: languageName(language, value), factIds: [id] }),
  );
  if (languages.length > 1) putList('languages', languages);

  return {
    language,
    isForeign,
    identity: foldText(`${name?.value ?? ''} ${city?.value ?? ''} ${URL.parse(analysis.websiteUrl)?.hostname ?? ''}`),
    family: known?.family ?? null,
    nameHoldsCategory: noun !== null && tellsCategory(name?.value ?? '', noun, language),
    slots,
    services,
    areas,
    facts,
  };
}

/** Whether the site speaks a language that nothing is written in: its sheet has another one. */
export function speaksOther(sheet: KnownBusiness['sheet']): boolean {
  const facts = usableFacts(sheet);
  const spoken = facts.find(({ kind }) => kind === 'language');
  if (spoken !== undefined) return !spoken.value.startsWith(sheet.language);
  // English is what the sheet falls back to where a site shows no language.
  const country = facts.find(({ kind }) => kind === 'country')?.value;
  return sheet.language === 'en' && country !== undefined && !ENGLISH_SPEAKING.has(country);
}

interface OwnNoun {
  readonly keyword: string;
  readonly business: string | null;
  readonly gender: null;
}

/**
 * The noun of a category in the owner's own words, or of one without nouns in our data: English can use it in sentences,
 * other languages can only quote it.
 */
export function readOwnNoun(category: Fact | undefined, language: TextLanguage): OwnNoun | null {
  if (category === undefined || !isRunningLine(category.value)) return null;
  if (category.written !== undefined && !isNounLanguage(language))
    return { keyword: category.written, business: null, gender: null };
  const isOwn = category.origin.kind === 'owner';
  if (language === 'en') {
    const running = category.value.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
    return { keyword: running, business: /s$/.test(running) ? null : running, gender: null };
  }
  return isOwn ? { keyword: category.value, business: null, gender: null } : null;
}

/** Whether a value fits into a sentence: one short line. */
export function isRunningLine(value: string): boolean {
  return value.length <= 60 && !/[.!?]\s|https?:|[<>{}|]/.test(value);
}

function asWritten({ id, value }: Fact): Phrase {
  return { text: value.replace(/[.\s]+$/, ''), factIds: [id] };
}

const PAYMENT_LABEL = new RegExp(String.raw`^(?:${readPattern('texts', 'paymentLabel')}):?\s*`, 'i');

/** "We accept cash, cards" -> "cash, cards". */
function paymentOf({ id, value }: Fact): Phrase | null {
  const text = value.replace(PAYMENT_LABEL, '').replace(/[.\s]+$/, '');
  return text.length > 2 && text.length < 100 ? { text, factIds: [id] } : null;
}

/** "de" in English: "German". */
function languageName(language: TextLanguage, value: string): string {
  if (!/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(value)) return value;
  return new Intl.DisplayNames(language, { type: 'language' }).of(value) ?? value;
}

/** Names of places, people and brands, folded. "Welwyn Garden City" says nothing of the word "garden". */
export function properNames(facts: readonly Fact[]): Set<string> {
  const kinds: ReadonlySet<FactKind> = new Set(['city', 'area', 'brand', 'person', 'region']);
  return new Set(facts.flatMap(({ kind, value }) => (kinds.has(kind) ? value.split(/\s*[,(]\s*/).map(foldText) : [])));
}

/**
 * Whether the name contains a word for the category: "Copper Handle Barbershop", "Bäckerei Kornblume", but not "Okafor
 * Tailoring".
 */
function tellsCategory(
  name: string,
  noun: { keyword: string; business: string | null },
  language: TextLanguage,
): boolean {
  const joined = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
  const own = joined(name);
  const words = [noun.keyword, noun.business ?? ''].map(joined).filter((word) => word.length > 3);
  const parts = foldText(name).split(/[^\p{L}\p{N}]+/u);
  if (words.some((word) => parts.includes(word) || parts.includes(`${word}s`))) return true;
  if (noun.business?.includes(' ') && own.includes(joined(noun.business))) return true;
  if (language === 'en') return false;
  // "Kanzlei Brandt" is an "Anwaltskanzlei", "Fisioterapia Marjal" a "clínica de fisioterapia".
  const first = parts[0] ?? '';
  if (words.some((word) => own.includes(word) || (first.length > 4 && word.endsWith(first)))) return true;
  return foldText(noun.business ?? '')
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 6 && own.includes(word));
}
