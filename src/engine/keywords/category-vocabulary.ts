import { categoryFinder } from '../facts/category/category-finder.ts';
import { CATEGORIES } from '../facts/category/category-tables.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { type Demand, getDemand, hasOnePage } from './category-demand.ts';
import { categoryNames } from './category-names-table.ts';
import { CATEGORY_VOCABULARY, type KeywordLanguage } from './category-vocabulary-table.ts';
import { keywordKey } from './keyword-key.ts';

/** How people search for one category in one language. */
export interface SpokenCategory {
  /** The label of the category; null where the tables do not know the words of the owner. */
  readonly label: string | null;
  readonly demand: Demand;
  /** True where single services need no page of their own. */
  readonly hasOnePage: boolean;
  /** Who does it, the most usual word first; never empty. */
  readonly who: readonly string[];
  /** What the category is asked for most; may be empty. */
  readonly services: readonly string[];
  /** What the category does, as a word that things can be put before: "upholstery"; null where there is none. English. */
  readonly field: string | null;
}

const BY_LABEL = new Map(CATEGORIES.map((trade) => [foldText(trade.label), trade]));
const MOST_WHO = 3;
const MOST_SERVICES = 6;

/**
 * The words of a category. What the owner calls it comes first where the tables do not have it under that label.
 * @param category a label of the tables, or the owner's own words
 */
export function speakCategory(category: string, language: KeywordLanguage): SpokenCategory {
  const words = category.trim().replace(/\s+/g, ' ');
  const known = BY_LABEL.get(foldText(words));
  const label = known?.label ?? labelNamedBy(words);
  const own = known === undefined ? [applyLanguageCase(language, words)] : [];
  if (label === null) return { label, demand: getDemand(''), hasOnePage: false, who: own, services: [], field: null };
  const row = CATEGORY_VOCABULARY[label]?.[language];
  const written = row === undefined ? otherWords(label, language) : { who: listOf(row[0]), services: listOf(row[1]) };
  const who = distinct([
    ...own,
    ...kinOf(own[0] ?? label, written.who, own.length === 0 && (row !== undefined || language !== 'en')),
  ]).slice(0, MOST_WHO);
  return {
    label,
    demand: getDemand(label),
    hasOnePage: hasOnePage(label),
    who: who.length === 0 ? [applyLanguageCase(language, label)] : who,
    services: distinct(written.services).slice(0, MOST_SERVICES),
    field: fieldOf(label),
  };
}

/** The category that the owner's own words name: "Emergency plumber" is a plumber. */
function labelNamedBy(words: string): string | null {
  const named = categoryFinder
    .find(words.slice(0, 200))
    .filter(({ kind, onlyIn }) => kind !== 'thing' && onlyIn === null);
  return (named.find(({ kind }) => kind === 'name') ?? named[0])?.category.label ?? null;
}

/** For a category that has no row in a language: its name there, else what the category tables have in English. */
function otherWords(label: string, language: KeywordLanguage): { who: string[]; services: string[] } {
  const names = language === 'en' ? null : categoryNames(label, language);
  return names === null ? writtenWords(label) : { who: listOf(names), services: [] };
}

/** The English words of the category tables, for a category or language that nobody chose words for. */
function writtenWords(label: string): { who: string[]; services: string[] } {
  const terms = (BY_LABEL.get(foldText(label))?.words.en ?? '').split(',').map((term) => term.trim());
  const plain = terms.filter((term) => /^[a-z' -]+[?~]*$/.test(term) && !/ and$/.test(term));
  const who = plain.filter((term) => !/[?~]/.test(term));
  const things = plain.filter((term) => /[?~]$/.test(term)).map((term) => term.replace(/[?~]+$/, ''));
  return {
    who: [label.toLowerCase().replace(/ & /g, ' and '), ...who],
    services: things.filter(isSurelyOf(label)),
  };
}

/** Of what a category table knows a category by, what surely belongs to it: "japanese food" of a Japanese restaurant, no "firearms". */
function isSurelyOf(label: string): (thing: string) => boolean {
  const stems = new Set(keywordKey(label).split(' '));
  return (thing) => {
    const own = keywordKey(thing).split(' ');
    return own.some((stem) => stems.has(stem)) && own.some((stem) => !stems.has(stem));
  };
}

/** "plumbing", "upholstery": the first word of the tables that stands for what the category does. */
function fieldOf(label: string): string | null {
  const terms = (BY_LABEL.get(foldText(label))?.words.en ?? '').split(',').map((term) => term.trim());
  return terms.find((term) => /^[a-z -]+~$/.test(term))?.slice(0, -1) ?? null;
}

function listOf(words: string): string[] {
  return words.split(',').map((word) => word.trim());
}

/** Words that say what kind of place it is, and nothing that it might not be. */
const NEUTRAL = new Set(
  ['shop store company service services studio center centre clinic restaurant agency firm office practice school club']
    .flatMap((words) => words.split(' '))
    .map((word) => keywordKey(word)),
);

/**
 * Of the words of a category table those that say no more than the owner's: "escape rooms" of an escape room, but no "laser tag",
 * and of a church no "baptist church".
 */
function kinOf(words: string, who: readonly string[], isChosen: boolean): readonly string[] {
  if (isChosen) return who;
  const stems = new Set(keywordKey(words).split(' '));
  return who.filter((one) => {
    const own = keywordKey(one).split(' ');
    return own.some((stem) => stems.has(stem)) && own.every((stem) => stems.has(stem) || NEUTRAL.has(stem));
  });
}

/** Without what would be the same search: "plumbers" beside "plumber". */
function distinct(phrases: readonly string[]): string[] {
  const keys = new Set<string>();
  return phrases.filter((phrase) => {
    const key = keywordKey(phrase);
    return phrase !== '' && !keys.has(key) && keys.add(key);
  });
}

/** German nouns keep their capitals; elsewhere searches are typed small. */
export function applyLanguageCase(language: KeywordLanguage, words: string): string {
  return language === 'de' ? words : words.toLowerCase();
}
