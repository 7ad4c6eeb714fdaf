import type { Business } from '#shared/audit/business.ts';
import { type Fact, type FactKind, usableFacts } from '#shared/fixes/fact-sheet.ts';
import { readPattern } from '../../data/patterns.ts';
import type { CategoryFamily } from '../../facts/category/business-category.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import { isOnlyTexted } from '../../facts/phone/only-texted.ts';
import { placeKey } from '../../facts/place/place-key.ts';
import { isWorded, type TextLanguage, type WritingMaterial } from '../writing-material.ts';
import { categoryWithArticle } from './category-grammar.ts';
import { categoryNoun, categoryNouns, isNounLanguage } from './category-nouns.ts';
import type { Phrase, Slots } from './filled-sentence.ts';
import { daysText, hoursClause, openDays, readHoursFact } from './hours-phrases.ts';
import { findMainTownFact } from './main-town-fact.ts';
import { nameForms } from './name-forms.ts';
import { servicePhrases } from './service-phrases.ts';
import { inTown } from './town-phrases.ts';

/** The input of texts about a whole business; part of the writing material. */
export interface KnownBusiness {
  readonly sheet: WritingMaterial['sheet'];
  readonly analysis: Pick<WritingMaterial['analysis'], 'websiteUrl'> & {
    readonly collectedAt?: string;
    readonly business?: Pick<Business, 'sources'>;
  };
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
  readonly slots: Slots;
  /** Whatever the site may list as one: for what its owner reads, and for texts that a sentence of the site proves. */
  readonly services: readonly Phrase[];
  /** Without the town itself. */
  readonly areas: readonly Phrase[];
  readonly facts: readonly Fact[];
}

/** Families whose customers book a time; guests book tables and rooms. */
const BOOKS_A_TIME: ReadonlySet<CategoryFamily> = new Set([
  'home',
  'medical',
  'beauty',
  'legal',
  'office',
  'auto',
  'pets',
  'creative',
  'property',
]);

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
  const slots = new Map<string, Phrase>();
  const put = (slot: string, text: string | null | undefined, ...from: readonly (Fact | Phrase | undefined)[]) => {
    if (text === null || text === undefined || text === '') return;
    const factIds = from.flatMap((source) =>
      source === undefined ? [] : 'factIds' in source ? source.factIds : [source.id],
    );
    slots.set(slot, { text, factIds: [...new Set(factIds)] });
  };
  const name = one('name');
  put('plainName', name?.value, name);
  const named = name === undefined ? null : nameForms(language, name.value);
  put('name', named?.name, name);
  put('nameDat', named?.dative, name);

  const category = one('category');
  const known = category === undefined ? null : categoryNouns(category.value);
  const noun = categoryNoun(category?.value ?? '', language) ?? readOwnNoun(category, language);
  put('keyword', noun?.keyword, category);
  if (noun !== null && noun.business !== null && isNounLanguage(language))
    put('aCategory', categoryWithArticle(language, { ...noun, business: noun.business }), category);
  // A slot without text: "make an appointment" needs a business that takes appointments.
  put('onDate', known?.takesReservations && BOOKS_A_TIME.has(known.family) ? ' ' : null);

  const city = isForeign ? undefined : findMainTownFact(sheet);
  put('city', city?.value, city);
  put('inCity', city && inTown(language, city.value), city);
  const isOwnTown = foldText(city?.value ?? '') === foldText(one('city')?.value ?? '');
  // Nobody comes to a business that travels: no sentence says its street.
  const street = isOwnTown && sheet.isServiceArea !== true ? one('street') : undefined;
  put('street', street !== undefined && isRunningLine(street.value) ? street.value : null, street);

  const services = servicePhrases(facts, language, noun === null ? [] : [noun.keyword], properNames(facts));
  const hours = one('hours');
  const read = hours === undefined ? null : readHoursFact(hours, language);
  put('hours', read && hoursClause(language, read), hours);
  put('days', read && daysText(language, openDays(read)), hours);
  put('byAppointment', read?.byAppointment ? ' ' : null, hours);

  const phone = one('phone');
  // Every wording with a number says to call it.
  const isTexted = phone?.state === 'found' && analysis.business !== undefined && isOnlyTexted(analysis.business);
  put('phone', isTexted ? null : phone?.value, phone);
  const email = one('email');
  put('email', email?.value, email);
  const [payments] = facts.flatMap((fact) => (fact.kind === 'payment' ? (paymentOf(fact) ?? []) : []));
  put('payments', payments?.text, payments);

  return {
    language,
    isForeign,
    identity: foldText(`${name?.value ?? ''} ${city?.value ?? ''} ${URL.parse(analysis.websiteUrl)?.hostname ?? ''}`),
    family: known?.family ?? null,
    slots,
    services,
    areas: findAreas(facts, city),
    facts,
  };
}

/** "Weatherford, Texas" and "Weatherford" are one town, and in a list it needs no state. */
function findAreas(facts: readonly Fact[], city: Fact | undefined): Phrase[] {
  const towns = new Map<string, Phrase>();
  for (const { id, kind, value } of facts) {
    const [town = ''] = value.split(/\s*,/, 1);
    const key = placeKey(town);
    // "Montecatini" beside "Montecatini Terme" is that town once more.
    const isSaid = [...towns.keys()].some(
      (other) => `${other} `.startsWith(`${key} `) || `${key} `.startsWith(`${other} `),
    );
    if (kind === 'area' && isRunningLine(town) && !isSaid && key !== placeKey(city?.value ?? ''))
      towns.set(key, { text: town, factIds: [id] });
  }
  return [...towns.values()];
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

const PAYMENT_LABEL = new RegExp(String.raw`^(?:${readPattern('texts', 'paymentLabel')}):?\s*`, 'i');

/** "We accept cash, cards" -> "cash, cards". */
function paymentOf({ id, value }: Fact): Phrase | null {
  const text = value.replace(PAYMENT_LABEL, '').replace(/[.\s]+$/, '');
  return text.length > 2 && text.length < 100 ? { text, factIds: [id] } : null;
}

const PROPER_KINDS: ReadonlySet<FactKind> = new Set(['city', 'area', 'brand', 'person', 'region']);
/** "Harper" of "Harper's Bakery". */
const POSSESSOR = /\p{Lu}[\p{L}\p{M}]+(?=['’]s(?!\p{L}))/gu;

/** Names of places, people and brands, and whose the business is, folded. "Welwyn Garden City" says nothing of the word "garden". */
export function properNames(facts: readonly Fact[]): Set<string> {
  const names = facts.flatMap(({ kind, value }) =>
    PROPER_KINDS.has(kind) ? value.split(/\s*[,(]\s*/) : kind === 'name' ? (value.match(POSSESSOR) ?? []) : [],
  );
  return new Set(names.map(foldText));
}
