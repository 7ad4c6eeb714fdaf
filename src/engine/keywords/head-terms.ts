import type { BusinessCategory } from '../facts/category/business-category.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { CATEGORIES_BY_LABEL, findBroadestCategory } from '../facts/category/category-tables.ts';
import { foldText, isUnspacedScript, keepLetters, splitWords } from '../facts/language/fold-text.ts';
import type { KeywordInput } from './keyword-input.ts';
import { isContained, keywordKey } from './keyword-key.ts';
import { findSearchLanguage, phrasesTypedIn, type SearchLanguage } from './search-language.ts';
import { type Passage, splitParts } from './site-passages.ts';
import { trimPhrase } from './trim-phrase.ts';

const MOST_HEADS = 4;
const ENOUGH_HEADS = 3;
const LONGEST_AIM_WORDS = 4;
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
  const typed = input.category.trim().toLowerCase();
  if (category === null) return typed === '' ? [] : [typed];
  const searches = findSearchLanguage(language);
  if (searches === null) return [];
  const own = BY_FOLDED_LABEL.has(foldText(typed)) ? [] : [typed];
  const table = phrasesTypedIn(searches.trades[category.label]?.who ?? [], country);
  const said = new Set(passages.filter(({ place }) => place !== 'text').flatMap(({ stems }) => [...stems]));
  // The words that the site says itself, then the usual one.
  const spoken = table.filter((one) => isSaid(one, said));
  const aims = titleAims(passages, category, input, searches);
  const noun = nounOf(category, language);
  const firm = distinct([...own, ...aims.slice(0, 1), ...spoken, ...aims.slice(1), ...spelledOnSite(input, category)]);
  // "Dentist" before "pediatric dentist": the shorter search has more people.
  const first = firm.find((head) => firm[0] !== undefined && isContained(head, firm[0]));
  const ordered = first === undefined ? firm : [first, ...firm.filter((head) => head !== first)];
  // A word that the site does not say itself may be of another speciality: three words in all are enough.
  const heads = distinct([...ordered, ...table.slice(0, Math.max(1, ENOUGH_HEADS - ordered.length))]).slice(
    0,
    MOST_HEADS,
  );
  return heads.length > 0 || noun === null ? heads : [noun];
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
  input: Pick<KeywordInput, 'businessName' | 'language'> & NamedPlaces,
  searches: SearchLanguage,
): string[] {
  return passages
    .filter(({ place, isHome }) => isHome && (place === 'title' || place === 'h1'))
    .flatMap(({ text }) => readAim(text, category, input, searches) ?? []);
}

interface NamedPlaces {
  readonly city: string;
  readonly region: string;
  readonly areas: readonly string[];
}

/**
 * What a part of a title aims at, in lower case and without its place: "Emergency Plumber in Duluth, MN" aims at "emergency
 * plumber". Null where it does not name the trade, or is the business's name or a sentence.
 */
function readAim(
  text: string,
  category: BusinessCategory,
  { businessName, language, city, region, areas }: Pick<KeywordInput, 'businessName' | 'language'> & NamedPlaces,
  searches: SearchLanguage,
): string | null {
  const aim = trimPhrase(withoutUrgency(text, searches), language, [city, region, ...areas]);
  if (aim === null || splitWords(foldText(aim)).length > LONGEST_AIM_WORDS || isUnspacedScript(aim)) return null;
  const name = ` ${splitWords(foldText(businessName)).join(' ')} `;
  if (name.includes(` ${splitWords(foldText(aim)).join(' ')} `)) return null;
  const family = findBroadestCategory(category);
  const { tokens, matches } = categoryFinder.locate(aim, new Set([language]));
  const named = matches.filter(
    ({ term }) =>
      term.kind === 'name' && (term.category === category || findBroadestCategory(term.category) === family),
  );
  const covered = Math.max(0, ...named.map(({ start, end }) => end - start));
  return covered > 0 && tokens.length - covered <= 1 ? aim : null;
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
  business: Pick<KeywordInput, 'businessName' | 'language'> & NamedPlaces,
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

/** The names of a trade as the site spells them, the most frequent first. */
function spelledOnSite({ passages, businessName, language }: KeywordInput, category: BusinessCategory): string[] {
  const name = keepLetters(foldText(businessName));
  const counts = new Map<string, number>();
  const languages = new Set([language]);
  for (const { text, place } of passages) {
    if (place === 'text' || place === 'service') continue;
    const { matches, isUnspaced } = categoryFinder.locate(text, languages);
    const written = isUnspaced ? [...text] : (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
    for (const { term, start, end } of matches) {
      if (term.category !== category || term.kind !== 'name') continue;
      const spelled = written.slice(start, end).join(isUnspaced ? '' : ' ');
      // A Korean word carries its particle; other forms of a word may be adjectives.
      const words = /^[\uac00-\ud7af]+$/.test(spelled) ? term.text : spelled;
      if (keywordKey(words) !== keywordKey(term.text)) continue;
      counts.set(words, (counts.get(words) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([words, count]) => count > 1 && !name.includes(keepLetters(foldText(words))))
    .toSorted((one, other) => other[1] - one[1])
    .map(([words]) => words);
}

/** Drops phrases that are the same search: "plumbers" next to "plumber". */
function distinct(phrases: readonly string[]): string[] {
  const keys = new Set<string>();
  return phrases.filter((phrase) => {
    const key = keywordKey(phrase);
    return phrase !== '' && !keys.has(key) && keys.add(key);
  });
}
