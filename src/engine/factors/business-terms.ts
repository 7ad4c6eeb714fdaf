import type { Business } from '#shared/audit/business.ts';
import { findMainTown } from '#shared/audit/main-town.ts';
import { readPattern } from '../data/patterns.ts';
import { CATEGORY_LANGUAGES } from '../facts/category/business-category.ts';
import { isCategoryNamed } from '../facts/category/category-finder.ts';
import { hasReadLetter, isUnspacedScript, withoutWebAddresses } from '../facts/language/fold-text.ts';
import type { DescribedBusiness } from '../facts/name/compare-names.ts';
import { splitList } from '../facts/place/area-names.ts';
import { listAddressPlaces, listWrittenQuarters } from '../facts/place/quarters.ts';
import { matchBusinessName } from './match-business-name.ts';
import { findPlaceBehindCategory, matchPlaces } from './match-places.ts';
import { type FoldedText, isRelatedWord, prepareText } from './term-match.ts';

/** The terms for a site's category and places, from its own facts, prepared for matching against many texts. */
export interface BusinessTerms {
  /** False when the site has no category and no service: then texts cannot be evaluated. */
  readonly knowsCategory: boolean;
  /** False when only services are known: a text that names none of them may still say what the business does. */
  readonly knowsTrade: boolean;
  readonly knowsPlace: boolean;
  /** False for a text in a language that the categories have no terms in: then it cannot be said to name none. */
  readsLanguageOf(text: string): boolean;
  /** Whether the text names the category or one of the services, in any inflection. */
  namesCategory(text: string): boolean;
  /** Whether the text names the town or an area served. */
  namesPlace(text: string): boolean;
  namesBusiness(text: string): boolean;
  /** The words of the text, as written, that name the category or a service; empty when none do. */
  findCategoryTerms(text: string): string[];
  /** The words of the text that name the town or an area. */
  placeWordsIn(text: string): string[];
  /** The main town and the services that the text does not name, as the site writes them, at most `most`. */
  missingFrom(text: string, most: number): string[];
}

/** A term is matched when `needed` of its words occur in a text; in unspaced scripts `phrase` is searched as a whole. */
interface Term {
  readonly words: readonly string[];
  readonly needed: number;
  readonly phrases: readonly string[];
}

/** Words that alone do not say what a business does: those around it, and what every trade offers ("Free delivery"). */
const TELLS_NO_TRADE = new RegExp(`^(?:${readPattern('services', 'tellsNoTrade')})$`, 'u');
/** More services and areas than this are a catalogue; the first ones matter most. */
const MOST_NAMES = 60;

/** What is no part of a business's name where one of two names has it: trade, town, areas and services. */
export function describeBusiness({
  category,
  languages,
  address,
  serviceAreas,
  services,
}: Business): DescribedBusiness {
  const described = [address?.city ?? '', address?.region ?? '', ...serviceAreas, ...services.map(({ name }) => name)];
  return { category, languages, described };
}

const KNOWN = new WeakMap<Business, BusinessTerms>();

/** The terms of a business, cached for all factors; the result can be matched against any number of texts. */
export function getBusinessTerms(business: Business): BusinessTerms {
  const known = KNOWN.get(business) ?? readWordList(business);
  KNOWN.set(business, known);
  return known;
}

function readWordList(business: Business): BusinessTerms {
  const { category, languages } = business;
  const labels = category === null ? [] : [category.label, splitType(category.schemaType)];
  const services = business.services.slice(0, MOST_NAMES).flatMap(({ name }) => splitService(name));
  const trade = [
    ...labels,
    ...labels.flatMap((label) =>
      label.split(' ').filter((word) => isCategoryNamed(word, category?.label ?? '', languages)),
    ),
    ...services,
  ].flatMap((name) => categoryTerm(name) ?? []);
  const serviceTerms = services.flatMap((name) => categoryTerm(name) ?? []);
  // The words that the fact was read from are in the site's language, whereas the label is English.
  const seenTrade = (business.sources.category?.seen ?? [])
    .filter(({ place }) => place === 'title' || place === 'heading' || place === 'meta' || place === 'text')
    .map(({ quote }) => prepareText(quote).text)
    .filter((quote) => quote.length >= 2);
  const folded = new Map<string, FoldedText>();
  const fold = (text: string) => {
    const known = folded.get(text) ?? prepareText(text);
    folded.set(text, known);
    return known;
  };
  const named = new Map<string, boolean>();
  const isTradeIn = (written: string): boolean => {
    const text = withoutWebAddresses(written);
    return (
      (business.category !== null && isCategoryNamed(text, business.category.label, business.languages)) ||
      trade.some((term) => isNamed(term, fold(text))) ||
      findPartlyNamed(serviceTerms, fold(text)).length >= 2 ||
      seenTrade.some((quote) => holdsPhrase(fold(text).text, quote))
    );
  };
  const addresses = [business.address, ...business.locations.slice(0, MOST_NAMES).map(({ address }) => address)];
  const own = addresses.filter((address) => address !== null);
  const known = own.map((address) => listAddressPlaces(address, business.name));
  const written = (business.sources.address?.seen ?? []).flatMap(({ quote }) =>
    own.flatMap((address) => listWrittenQuarters(quote, address)),
  );
  const places = matchPlaces(
    [
      ...own.flatMap(({ city }) => city ?? []),
      ...business.serviceAreas.slice(0, MOST_NAMES),
      ...known.flatMap(({ towns }) => towns),
    ],
    business,
    {
      quarters: [...known.flatMap(({ quarters }) => quarters), ...new Set(written)],
      codes: own.flatMap(({ postalCode }) => postalCode ?? []),
    },
  );
  const placed = new Map<string, string[]>();
  const placesIn = (text: string): string[] => {
    const known = placed.get(text);
    if (known !== undefined) return known;
    const named = places.find(text);
    const found = named.length > 0 || places.isEmpty ? named : findPlaceBehindCategory(text, business, isTradeIn);
    placed.set(text, found);
    return found;
  };
  return {
    knowsCategory: trade.length > 0 || seenTrade.length > 0,
    knowsTrade: business.category !== null || seenTrade.length > 0,
    knowsPlace: !places.isEmpty,
    readsLanguageOf: (text) => isReadableText(text, business.languages),
    namesCategory: (text) => {
      const known = named.get(text) ?? isTradeIn(text);
      named.set(text, known);
      return known;
    },
    namesPlace: (text) => placesIn(text).length > 0,
    findCategoryTerms: (text) => {
      const { category, languages } = business;
      const named = category === null ? [] : writtenCategory(text, category.label, languages);
      if (named.length > 0) return named;
      const phrase = seenTrade.find((quote) => holdsPhrase(fold(text).text, quote));
      if (phrase !== undefined) return writtenPhrase(text, phrase);
      const term = trade.find((one) => isNamed(one, fold(text)));
      if (term !== undefined) return writtenWords(text, term);
      const parts = findPartlyNamed(serviceTerms, fold(text));
      return parts.length < 2 ? [] : writtenWords(text, { words: parts, needed: 2, phrases: [] });
    },
    placeWordsIn: placesIn,
    namesBusiness: (text) =>
      business.name !== null && matchBusinessName(business.name, text, findMainTown(business)?.city ?? null),
    missingFrom: (text, most) => {
      const city = findMainTown(business)?.city ?? null;
      const missing: string[] = [];
      if (city !== null && matchPlaces([city], business).find(text).length === 0) missing.push(city);
      for (const { name } of business.services) {
        const terms = splitService(name).flatMap((part) => categoryTerm(part) ?? []);
        const isMissing = terms.length > 0 && !terms.some((term) => isNamed(term, fold(text)));
        if (missing.length < most && isMissing) missing.push(name);
      }
      return missing.slice(0, most);
    },
  };
}

/** Arabic has terms of the commonest trades only. Norwegian is read as Danish, Croatian, Bosnian and Slovenian as Serbian. */
const READ_LANGUAGES: ReadonlySet<string> = new Set([
  ...CATEGORY_LANGUAGES.filter((language) => language !== 'ar'),
  'no',
  'nb',
  'nn',
  'hr',
  'bs',
  'sl',
]);

function isReadableText(text: string, [language]: readonly string[]): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.filter(hasReadLetter).length * 2 < letters.length) return false;
  return language === undefined || READ_LANGUAGES.has(language);
}

/** Matches a phrase as whole words: "art" is not in "part". Scripts without spaces have no word boundaries. */
function holdsPhrase(text: string, phrase: string): boolean {
  if (isUnspacedScript(phrase)) return text.includes(phrase);
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const isWhole =
      !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + phrase.length));
    if (isWhole) return true;
  }
  return false;
}

/** The words of a text as written, for quoting. */
function wordsAsWritten(text: string): string[] {
  return text.slice(0, 4000).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
}

function writtenWords(text: string, term: Term): string[] {
  const phrase = term.phrases.find((one) => prepareText(text).text.includes(one));
  if (phrase !== undefined) return writtenPhrase(text, phrase);
  const written = wordsAsWritten(text).filter((word) =>
    prepareText(word).words.some((one) => term.words.some((other) => isRelatedWord(one, other))),
  );
  return [...new Set(written)].slice(0, term.needed);
}

/** The sequence of words whose folded form contains the phrase; in unspaced scripts the phrase itself where the text has it. */
function writtenPhrase(text: string, phrase: string): string[] {
  if (text.includes(phrase)) return [phrase];
  const words = wordsAsWritten(text);
  const asked = phrase.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const found = asked.flatMap((one) => words.find((word) => prepareText(word).text === one) ?? []);
  return found.slice(0, 4);
}

/** The shortest sequence of words that names the category by the category tables. */
function writtenCategory(text: string, label: string, languages: readonly string[]): string[] {
  const words = wordsAsWritten(text.slice(0, 400));
  for (let size = 1; size <= 4; size += 1) {
    for (let at = 0; at + size <= words.length; at += 1) {
      const run = words.slice(at, at + size);
      if (isCategoryNamed(run.join(' '), label, languages)) return run;
    }
  }
  return [];
}

/** Telling words of a text that are each half of another service: two of them say as much as one service named whole. */
function findPartlyNamed(terms: readonly Term[], text: FoldedText): string[] {
  const halves = terms.flatMap(({ words }) =>
    words.length > 2 ? [] : (words.find((word) => text.words.some((one) => isRelatedWord(one, word))) ?? []),
  );
  return [...new Set(halves)];
}

function isNamed(term: Term, text: FoldedText): boolean {
  if (term.phrases.some((phrase) => text.text.includes(phrase))) return true;
  if (term.needed === 0) return false;
  let found = 0;
  for (const word of term.words) {
    if (text.words.some((one) => isRelatedWord(one, word))) found += 1;
    if (found >= term.needed) return true;
  }
  return false;
}

/** "Rolls and pretzels" are two services. */
function splitService(name: string): string[] {
  return splitList(name).filter((part) => part.trim() !== '');
}

/** Two words that tell something have to be there both ("real estate"), of more two thirds. */
function categoryTerm(name: string): Term | null {
  const { words, phrases } = partsOf(name);
  const telling = words.filter((word) => !TELLS_NO_TRADE.test(word) && word.length >= 3 && !/^\d+$/.test(word));
  if (telling.length > 0) return { words: telling, needed: Math.ceil((telling.length * 2) / 3), phrases };
  return phrases.length === 0 ? null : { words: [], needed: 0, phrases };
}

/** Words of spaced scripts, and runs of at least two characters of unspaced ones. */
function partsOf(name: string): { words: string[]; phrases: string[] } {
  const words: string[] = [];
  const phrases: string[] = [];
  for (const word of prepareText(name).words) {
    if (!isUnspacedScript(word)) words.push(word);
    else if (word.length >= 2) phrases.push(word);
  }
  return { words, phrases };
}

/** "RoofingContractor" as words. */
function splitType(type: string | null): string {
  return (type ?? '').replace(/([a-z])([A-Z])/g, '$1 $2');
}
