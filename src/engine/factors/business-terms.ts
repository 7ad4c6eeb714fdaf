import type { Business } from '#shared/audit/business.ts';
import { findMainTown } from '#shared/audit/main-town.ts';
import { isCategoryNamed } from '../facts/category/category-finder.ts';
import { isUnspacedScript } from '../facts/language/fold-text.ts';
import { type FoldedText, isRelatedWord, isSameWord, prepareText } from './term-match.ts';

/** The terms for a site's category and places, from its own facts, prepared for matching against many texts. */
export interface BusinessTerms {
  /** False when the site has no category and no service: then texts cannot be evaluated. */
  readonly knowsCategory: boolean;
  readonly knowsPlace: boolean;
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

/** Words that alone do not say what a business does or where it is, in the supported languages. */
const WEAK_WORDS = new Set(
  `the a an and or of for in at to on with by our your we my all new best top local professional quality service services
  solution solutions company business firm shop store centre center office agency contractor contractors consultant
  provider specialist specialists expert experts general other more home house online full custom free about contact
  welcome page area areas greater region county city town district surrounding nearby
  der die das und oder fur von im in am an mit zu unser unsere ihr ihre leistungen service dienstleistungen firma betrieb
  umgebung umland kreis stadt landkreis
  le la les l de des du d et ou pour en au aux avec nos notre votre vos entreprise societe prestations ville environs
  il lo gli i e o per con di da del della dei nostro nostri servizi azienda citta provincia dintorni
  el los las y para nuestro nuestros servicios empresa ciudad alrededores
  os um uma dos das nosso nossos servicos cidade regiao
  i w z na do dla nasz nasze uslugi firma miasto okolice
  het een van voor met onze diensten bedrijf stad omgeving`.split(/\s+/),
);
/** "Frankfurt am Main", "Newcastle upon Tyne": the words after these only name the river. */
const RIVER_JOINTS = new Set(['am', 'an', 'im', 'bei', 'ob', 'upon', 'sur', 'sous', 'nad', 'sul', 'sulla', 'aan']);
/** "South Yarmouth" is named by "Yarmouth". */
const DIRECTIONS = new Set(
  'north south east west upper lower greater nord sud sued ost est ouest norte sur este oeste ober unter noord zuid oost'.split(
    ' ',
  ),
);
/** Suffixes of place names in Japanese, Chinese and Korean that texts often leave out. */
const UNSPACED_PLACE_ENDING = /[市区區町村県縣府都郡시군구도]$/u;

/** More services and areas than this are a catalogue; the first ones matter most. */
const MOST_NAMES = 60;

const KNOWN = new WeakMap<Business, BusinessTerms>();

/** The terms of a business, cached for all factors; the result can be matched against any number of texts. */
export function getBusinessTerms(business: Business): BusinessTerms {
  const known = KNOWN.get(business) ?? readWords(business);
  KNOWN.set(business, known);
  return known;
}

function readWords(business: Business): BusinessTerms {
  const trade = [
    ...(business.category === null ? [] : [business.category.label, splitType(business.category.schemaType)]),
    ...business.services.slice(0, MOST_NAMES).map(({ name }) => name),
  ].flatMap((name) => categoryTerm(name) ?? []);
  // The words that the fact was read from are in the site's language, whereas the label is English.
  const seenTrade = (business.sources.category?.seen ?? [])
    .filter(({ place }) => place === 'title' || place === 'heading' || place === 'meta' || place === 'text')
    .map(({ quote }) => prepareText(quote).text)
    .filter((quote) => quote.length >= 2);
  const places = [
    business.address?.city ?? null,
    ...business.serviceAreas.slice(0, MOST_NAMES),
    ...business.locations.slice(0, MOST_NAMES).map(({ address }) => address.city),
  ].flatMap((name) => (name === null ? [] : (placeTerm(name) ?? [])));
  const own = business.name === null ? null : nameTerm(business.name);
  const folded = new Map<string, FoldedText>();
  const fold = (text: string) => {
    const known = folded.get(text) ?? prepareText(text);
    folded.set(text, known);
    return known;
  };
  const named = new Map<string, boolean>();
  const isTradeIn = (text: string): boolean =>
    (business.category !== null && isCategoryNamed(text, business.category.label, business.languages)) ||
    trade.some((term) => isNamed(term, fold(text), isRelatedWord)) ||
    seenTrade.some((quote) => holdsPhrase(fold(text).text, quote));
  return {
    knowsCategory: trade.length > 0 || seenTrade.length > 0,
    knowsPlace: places.length > 0,
    namesCategory: (text) => {
      const known = named.get(text) ?? isTradeIn(text);
      named.set(text, known);
      return known;
    },
    namesPlace: (text) => places.some((term) => isNamed(term, fold(text), isSamePlace)),
    findCategoryTerms: (text) => {
      const { category, languages } = business;
      const named = category === null ? [] : writtenCategory(text, category.label, languages);
      if (named.length > 0) return named;
      const phrase = seenTrade.find((quote) => holdsPhrase(fold(text).text, quote));
      if (phrase !== undefined) return writtenPhrase(text, phrase);
      const term = trade.find((one) => isNamed(one, fold(text), isRelatedWord));
      return term === undefined ? [] : writtenWords(text, term, isRelatedWord);
    },
    placeWordsIn: (text) => {
      const term = places.find((one) => isNamed(one, fold(text), isSamePlace));
      return term === undefined ? [] : writtenWords(text, term, isSamePlace);
    },
    namesBusiness: (text) => own !== null && isNamed(own, fold(text), isSameWord),
    missingFrom: (text, most) => {
      const city = findMainTown(business)?.city ?? null;
      const town = city === null ? null : placeTerm(city);
      const missing: string[] = [];
      if (city !== null && town !== null && !isNamed(town, fold(text), isSamePlace)) missing.push(city);
      for (const { name } of business.services) {
        const term = categoryTerm(name);
        if (missing.length < most && term !== null && !isNamed(term, fold(text), isRelatedWord)) missing.push(name);
      }
      return missing.slice(0, most);
    },
  };
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

function writtenWords(text: string, term: Term, isMatch: (a: string, b: string) => boolean): string[] {
  const phrase = term.phrases.find((one) => prepareText(text).text.includes(one));
  if (phrase !== undefined) return writtenPhrase(text, phrase);
  const written = wordsAsWritten(text).filter((word) =>
    prepareText(word).words.some((one) => term.words.some((other) => isMatch(one, other))),
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

function isNamed(term: Term, text: FoldedText, isMatch: (a: string, b: string) => boolean): boolean {
  if (term.phrases.some((phrase) => text.text.includes(phrase))) return true;
  if (term.needed === 0) return false;
  let found = 0;
  for (const word of term.words) {
    if (text.words.some((one) => isMatch(one, word))) found += 1;
    if (found >= term.needed) return true;
  }
  return false;
}

/** Short place names are also prefixes of ordinary words: "Bath" is not in "Bathroom", nor "Ware" in "warehouse". */
function isSamePlace(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  return isSameWord(a, b) && (shorter > 5 || Math.abs(a.length - b.length) <= 2) && a[0] === b[0];
}

function categoryTerm(name: string): Term | null {
  const { words, phrases } = partsOf(name);
  const strong = words.filter((word) => !WEAK_WORDS.has(word) && word.length >= 3 && !/^\d+$/.test(word));
  if (strong.length > 0) return { words: strong, needed: Math.ceil(strong.length / 2), phrases };
  // "General contractor" consists of weak words only: then all of them together name the category.
  const whole = words.filter((word) => word.length >= 4);
  return whole.length === 0 && phrases.length === 0 ? null : { words: whole, needed: whole.length, phrases };
}

function placeTerm(name: string): Term | null {
  const { words, phrases } = partsOf(name.split(/[,(/]/)[0] ?? name);
  const joint = words.findIndex((word, i) => i > 0 && RIVER_JOINTS.has(word));
  const head = joint === -1 ? words : words.slice(0, joint);
  const strong = head.filter((word) => !WEAK_WORDS.has(word) && !DIRECTIONS.has(word) && word.length >= 2);
  const kept = strong.length > 0 ? strong : head;
  const bare = phrases.flatMap((phrase) => {
    const short = phrase.replace(UNSPACED_PLACE_ENDING, '');
    return short.length >= 2 && short !== phrase ? [phrase, short] : [phrase];
  });
  if (kept.length === 0 && bare.length === 0) return null;
  return { words: kept, needed: kept.length, phrases: bare };
}

function nameTerm(name: string): Term | null {
  const { words, phrases } = partsOf(name);
  if (words.length === 0 && phrases.length === 0) return null;
  const strong = words.filter((word) => !WEAK_WORDS.has(word) && word.length >= 2);
  const kept = strong.length > 0 ? strong : words;
  return { words: kept, needed: Math.ceil((kept.length * 2) / 3), phrases };
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
