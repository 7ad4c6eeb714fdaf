import { readWordList } from '../data/read-word-list.ts';
import type { BusinessCategory, Demand } from '../facts/category/business-category.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { CATEGORIES_BY_LABEL, findBroadestCategory } from '../facts/category/category-tables.ts';
import type { TermMatch } from '../facts/category/category-terms.ts';
import { foldText, isUnspacedScript, keepLetters, splitWords, toLower } from '../facts/language/fold-text.ts';
import type { KeywordInput } from './keyword-input.ts';
import { isContained, keywordKey, phraseStems } from './keyword-key.ts';
import { findSearchLanguage, phrasesTypedIn, type SearchLanguage } from './search-language.ts';
import { isHomeHeadline, type Passage, splitParts } from './site-passages.ts';
import {
  countSpellings,
  fieldsAlone,
  listPlaces,
  type NamedPlaces,
  namesAlone,
  spelledOnSite,
} from './site-spellings.ts';
import { trimPhrase } from './trim-phrase.ts';

const MOST_HEADS = 4;
const ENOUGH_HEADS = 3;
const MOST_KINDS = 2;
const LONG_NAME = 4;
/** "Dentist" and "dental practice" agree in so many letters. */
const CALLING_ROOT = 4;
const LONGEST_AIM_WORDS = 4;
/** Of trades whose words name different things each: how many words are taken that the site does not say. */
const MOST_UNSAID: Readonly<Partial<Record<Demand, number>>> = { venue: 1, stay: 0 };
/** Words that join a speciality, not a place: "ostéopathe du sport". */
const OF_WORDS = readWordList('ofWords');
const BY_FOLDED_LABEL = new Map([...CATEGORIES_BY_LABEL].map(([label, one]) => [foldText(label), one]));

/** The category of our data that an owner's words are or name: "Emergency plumber" is a plumber; null for none. */
export function findCategory(words: string): BusinessCategory | null {
  const known = BY_FOLDED_LABEL.get(foldText(words.trim()));
  if (known !== undefined) return known;
  const named = categoryFinder
    .find(words.slice(0, 200))
    .filter(({ kind, onlyIn }) => kind !== 'thing' && onlyIn === null);
  return (named.find(({ kind }) => kind === 'name') ?? named[0])?.category ?? null;
}

/**
 * What people type for the business itself, the best first, at most four: what its titles aim at, the words of its trade that
 * people in its country type, else the trade's word as the site spells it. Empty where the trade is not known.
 */
export function findHeadTerms(input: KeywordInput, category: BusinessCategory | null): string[] {
  const { language, country, passages } = input;
  const typed = toLower(input.category.trim());
  if (category === null) return typed === '' ? [] : [typed];
  const searches = findSearchLanguage(language);
  if (searches === null) return [];
  const own = BY_FOLDED_LABEL.has(foldText(typed)) ? [] : [typed];
  const table = phrasesTypedIn(searches.trades[category.label]?.who ?? [], country).filter(
    (one) => input.shown.has('urgent') || withoutUrgency(one, searches) === one,
  );
  const said = new Set(passages.filter(({ place }) => place !== 'text').flatMap(({ stems }) => [...stems]));
  const name = keepLetters(foldText(input.businessName));
  const headlines = passages.filter((one) => isHomeHeadline(one) && !name.includes(one.letters));
  const isHeadline = (one: string) => headlines.some(({ stems }) => isSaid(one, stems));
  const all = table.filter((one) => isSaid(one, said));
  // The words that the site says itself, those of its home page's title and main heading first, then the usual one.
  const spoken = [...all.filter(isHeadline), ...all.filter((one) => !isHeadline(one))];
  const aims = titleAims(passages, category, input, searches);
  // "Exterior cleaning" beside "pressure washing": the usual word of the two has more people.
  const isUsual = aims[0] !== undefined && table.some((one) => keywordKey(one) === keywordKey(aims[0] ?? ''));
  const leading = isUsual || !spoken.some(isHeadline) ? aims.slice(0, 1) : spoken.filter(isHeadline);
  const noun = nounOf(category, language);
  const called = namesAlone(input, category);
  const firm = distinct([
    ...own,
    ...leading,
    ...aims.slice(0, 1),
    ...spoken,
    ...called,
    ...aims.slice(1),
    ...spelledOnSite(input, category),
  ]);
  // "Dentist" before "pediatric dentist": the shorter search has more people.
  const first = firm.find((head) => firm[0] !== undefined && isContained(head, firm[0]) && isShorter(head, firm[0]));
  const shortest = first === undefined ? firm : [first, ...firm.filter((head) => head !== first)];
  const kinds = namedKinds(input, category, searches);
  // A word that the site does not say itself may be of another speciality: three words in all are enough. An inn is a restaurant too,
  // but no "place to eat", and a cabin no apartment.
  const ordered = distinct([...kinds, ...shortest]);
  // "Podologist" may only be typed for those who say they are one: it is a title of the law.
  const most = category.family === 'medical' ? 0 : (MOST_UNSAID[category.demand] ?? ENOUGH_HEADS - ordered.length);
  const unsaid = ordered.length === 0 ? ENOUGH_HEADS : most;
  const others = table.filter((one) => !isOtherCalling(one, ordered, category, language));
  const heads = distinct([...ordered, ...others.slice(0, Math.max(0, unsaid))]).slice(0, MOST_HEADS);
  // Nobody types a name of many words: the usual one comes first.
  const usual = table.find((one) => splitWords(one).length < LONG_NAME);
  if (heads[0] !== undefined && splitWords(heads[0]).length >= LONG_NAME && usual !== undefined)
    return distinct([usual, ...heads]).slice(0, MOST_HEADS);
  if (heads.length > 0) return heads;
  // The one word that the site has for its trade, though it is said once or in the name.
  if (noun !== null) return [noun];
  return [...countSpellings(input, category).map(([words]) => words), ...fieldsAlone(input, category)].slice(0, 1);
}

/**
 * Whether a word that the site does not say may be another calling: it names a second trade besides ("plombier chauffagiste"), or has
 * nothing in common with the words that a practice calls itself by ("naturopathe", of a sophrologist).
 */
function isOtherCalling(
  phrase: string,
  said: readonly string[],
  category: BusinessCategory,
  language: string,
): boolean {
  if (said.includes(phrase)) return false;
  const words = splitWords(foldText(phrase));
  const names = (word: string) =>
    categoryFinder.locate(word, new Set([language])).matches.filter(({ term }) => term.kind === 'name');
  const isOther = (word: string) => {
    const found = names(word);
    return found.length > 0 && found.every(({ term }) => term.category !== category);
  };
  if (words.length > 1 && words.some(isOther)) return true;
  const roots = new Set(said.flatMap((one) => splitWords(foldText(one)).map((word) => word.slice(0, CALLING_ROOT))));
  const isRelated = words.some((word) => roots.has(word.slice(0, CALLING_ROOT)));
  return category.family === 'medical' && said.length > 0 && !isRelated;
}

/**
 * Of a trade that has kinds (restaurants, by their kitchen), what people type for those that titles, main headings or descriptions name:
 * "Chinese and Canadian food" is looked for as "chinese restaurant". A kind is a trade whose word is the broader one's with an addition.
 */
function namedKinds(
  { passages, country }: KeywordInput,
  category: BusinessCategory,
  { trades }: SearchLanguage,
): string[] {
  if (category.demand !== 'venue' || findBroadestCategory(category) !== category) return [];
  const [broad = ''] = phrasesTypedIn(trades[category.label]?.who ?? [], country);
  const telling = passages.filter(({ place }) => place === 'title' || place === 'h1' || place === 'description');
  const found = Object.entries(trades).flatMap(([label, { who }]) => {
    const [kind = ''] = phrasesTypedIn(who, country);
    const named = CATEGORIES_BY_LABEL.get(label);
    if (!isContained(broad, kind) || named === undefined || findBroadestCategory(named) !== category) return [];
    const added = [...phraseStems(kind).stems].filter((stem) => !phraseStems(broad).stems.has(stem));
    const count = telling.filter(({ stems }) => added.every((stem) => stems.has(stem))).length;
    return count === 0 ? [] : [{ kind, count }];
  });
  return found
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_KINDS)
    .map(({ kind }) => kind);
}

function isShorter(one: string, other: string): boolean {
  return splitWords(one).length < splitWords(other).length;
}

function isSaid(phrase: string, said: ReadonlySet<string>): boolean {
  return keywordKey(phrase)
    .split(' ')
    .every((stem) => said.has(stem));
}

function nounOf({ nouns }: BusinessCategory, language: string): string | null {
  switch (language) {
    case 'en':
    case 'de':
    case 'fr':
    case 'es':
      return nouns[language].keyword.toLowerCase();
    default:
      return null;
  }
}

/** What titles and main headings of the home page join to a place or say alone, where it names the trade. */
function titleAims(
  passages: readonly Passage[],
  category: BusinessCategory,
  input: NamedBusiness,
  searches: SearchLanguage,
): string[] {
  return passages.filter(isHomeHeadline).flatMap(({ text }) => readAim(text, category, input, searches) ?? []);
}

type NamedBusiness = Pick<KeywordInput, 'businessName' | 'mayBeNamed' | 'language'> & NamedPlaces;

/**
 * What a part of a title aims at, in lower case and without its place: "Emergency Plumber in Duluth, MN" aims at "emergency
 * plumber". Null where it does not name the trade, or is the business's name or a sentence.
 */
export function readAim(
  text: string,
  category: BusinessCategory,
  { businessName, mayBeNamed = [], language, ...places }: NamedBusiness,
  searches: SearchLanguage,
): string | null {
  const aim = trimPhrase(withoutUrgency(text, searches), language, listPlaces(places));
  if (aim === null || splitWords(foldText(aim)).length > LONGEST_AIM_WORDS || isUnspacedScript(aim)) return null;
  const name = ` ${splitWords(foldText([businessName, ...mayBeNamed].join(' | '))).join(' ')} `;
  if (name.includes(` ${splitWords(foldText(aim)).join(' ')} `)) return null;
  const family = findBroadestCategory(category);
  const { tokens, matches } = categoryFinder.locate(aim, new Set([language]));
  const named = matches.filter(
    ({ term }) =>
      term.kind === 'name' && (term.category === category || findBroadestCategory(term.category) === family),
  );
  const covered = Math.max(0, ...named.map(({ start, end }) => end - start));
  const own = new Set(splitWords(name));
  const end = Math.max(0, ...named.map((one) => one.end));
  const start = Math.min(...named.map((one) => one.start));
  const others = tokens.filter((word, at) => (at < start || at >= end) && !OF_WORDS.has(word));
  const isNamed = tokens.some((word, at) => own.has(word) && !named.some((one) => at >= one.start && at < one.end));
  // "Studio Legale Rossi" is the business itself, and "law office and attorneys" the same trade twice.
  const joins = new Set(searches.joins.map(foldText));
  const isTwice = named.some((one) => named.some((other) => isJoinedAgain(one, other, tokens, joins)));
  // "Joinery & roofing" are two searches, "hair & beauty salon" is one.
  const [before = '', ...rest] = aim.split(/\s[&+]\s/);
  const isWhole =
    rest.length > 0 && named.some((one) => one.start === 0 && one.end === splitWords(foldText(before)).length);
  return covered > 0 && others.length <= 1 && !isNamed && !isTwice && !isWhole ? aim : null;
}

/** Whether the second match stands behind the first and a joining word, and is of the same category. */
function isJoinedAgain(
  one: TermMatch,
  other: TermMatch,
  tokens: readonly string[],
  joins: ReadonlySet<string>,
): boolean {
  const between = tokens.slice(one.end, other.start);
  const isSame = one.term.category === other.term.category;
  return isSame && between.length > 0 && between.every((word) => joins.has(word));
}

/** "Emergency plumber" is a plumber: urgency is asked for in a form of its own. */
function withoutUrgency(text: string, { said }: SearchLanguage): string {
  if (said.urgent === undefined) return text;
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${said.urgent})(?![\\p{L}\\p{N}])`, 'giu'), ' ');
}

/** The aim of a home page: of its title, else its main heading; null where neither names the trade. */
export function findTitleAim(
  { title, h1s }: { readonly title: string | null; readonly h1s: readonly string[] },
  category: BusinessCategory,
  business: NamedBusiness,
): string | null {
  const searches = findSearchLanguage(business.language);
  if (searches === null) return null;
  const parts = [title ?? '', ...h1s].flatMap(splitParts);
  for (const part of parts) {
    const aim = readAim(part, category, business, searches);
    if (aim !== null) return aim;
  }
  return null;
}

/** Drops phrases that are the same search: "plumbers" next to "plumber". */
function distinct(phrases: readonly string[]): string[] {
  const keys = new Set<string>();
  return phrases.filter((phrase) => {
    const key = keywordKey(phrase);
    return phrase !== '' && !keys.has(key) && keys.add(key);
  });
}
