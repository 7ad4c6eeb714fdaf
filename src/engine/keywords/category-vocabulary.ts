import type { Demand, TermKind } from '../facts/category/business-category.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { CATEGORIES } from '../facts/category/category-tables.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { getDemand, hasOnePage } from './category-demand.ts';
import { keywordKey } from './keyword-key.ts';
import type { KeywordLanguage } from './keyword-language.ts';

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
  const searches = BY_LABEL.get(foldText(label))?.searches[language];
  const written = searches ?? writtenWords(label);
  const who = distinct([
    ...own,
    ...kinOf(own[0] ?? label, written.who, own.length === 0 && (searches !== undefined || language !== 'en')),
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

/** The English words of the category tables, for a category or language that nobody chose words for. */
function writtenWords(label: string): { who: string[]; services: string[] } {
  const plain = englishTerms(label).filter(({ text }) => /^[a-z' -]+$/.test(text) && !/ and$/.test(text));
  const who = plain.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  const things = plain.filter(({ kind }) => kind !== 'name').map(({ text }) => text);
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
  return englishTerms(label).find(({ kind, text }) => kind === 'field' && /^[a-z -]+$/.test(text))?.text ?? null;
}

/** The English terms of a category that mean nothing else: no surnames, none that only count on English sites. */
function englishTerms(label: string): { kind: TermKind; text: string }[] {
  return (BY_LABEL.get(foldText(label))?.terms.en ?? []).flatMap((term) => {
    if (typeof term === 'string') return [{ kind: 'name', text: term } as const];
    return term.isSurname || term.onlyHere ? [] : [{ kind: term.kind, text: term.text }];
  });
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
