import type { Demand, TermKind } from '../facts/category/business-category.ts';
import { getDemand, hasOnePage } from '../facts/category/category-demand.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { CATEGORIES_BY_LABEL } from '../facts/category/category-tables.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { keywordKey } from './keyword-key.ts';
import type { KeywordLanguage } from './keyword-language.ts';

/** The search vocabulary of one category in one language. */
export interface SpokenCategory {
  /** The label of the category; null where the owner's words are not in our data. */
  readonly label: string | null;
  readonly demand: Demand;
  /** True where single services need no page of their own. */
  readonly hasOnePage: boolean;
  /** Terms for the business, the most usual first; empty where the trade is not known. */
  readonly who: readonly string[];
  /** The services searched for most; may be empty. */
  readonly services: readonly string[];
  /** The field of work as a word that can follow others: "upholstery"; null where there is none. English. */
  readonly field: string | null;
}

const BY_LABEL = new Map([...CATEGORIES_BY_LABEL].map(([label, trade]) => [foldText(label), trade]));
const MOST_WHO = 3;
const MOST_SERVICES = 6;

/**
 * The vocabulary of a category. The owner's own word comes first where it is not a label of our data.
 * @param category a label of our data, or the owner's own words; empty where the trade is not known
 */
export function speakCategory(category: string, language: KeywordLanguage): SpokenCategory {
  const words = category.trim().replace(/\s+/g, ' ');
  const known = BY_LABEL.get(foldText(words));
  const label = known?.label ?? labelNamedBy(words);
  const own = known === undefined && words !== '' ? [applyLanguageCase(language, words)] : [];
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

/** The English terms of the category data, for a category or language without a search vocabulary. */
function writtenWords(label: string): { who: string[]; services: string[] } {
  const plain = englishTerms(label).filter(({ text }) => /^[a-z' -]+$/.test(text) && !/ and$/.test(text));
  const who = plain.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  const things = plain.filter(({ kind }) => kind !== 'name').map(({ text }) => text);
  return {
    who: [label.toLowerCase().replace(/ & /g, ' and '), ...who],
    services: things.filter(isSurelyOf(label)),
  };
}

/** Whether a term surely belongs to the category: "japanese food" to a Japanese restaurant, but not "firearms". */
function isSurelyOf(label: string): (thing: string) => boolean {
  const stems = new Set(keywordKey(label).split(' '));
  return (thing) => {
    const own = keywordKey(thing).split(' ');
    return own.some((stem) => stems.has(stem)) && own.some((stem) => !stems.has(stem));
  };
}

/** "plumbing", "upholstery": the category's first term for its field of work. */
function fieldOf(label: string): string | null {
  return englishTerms(label).find(({ kind, text }) => kind === 'field' && /^[a-z -]+$/.test(text))?.text ?? null;
}

/** The unambiguous English terms of a category: no surnames, none that only count on English sites. */
function englishTerms(label: string): { kind: TermKind; text: string }[] {
  return (BY_LABEL.get(foldText(label))?.terms.en ?? []).flatMap((term) => {
    if (typeof term === 'string') return [{ kind: 'name', text: term } as const];
    return term.isSurname || term.onlyHere ? [] : [{ kind: term.kind, text: term.text }];
  });
}

/** Words for a kind of place that add no claim. */
const NEUTRAL = new Set(
  ['shop store company service services studio center centre clinic restaurant agency firm office practice school club']
    .flatMap((words) => words.split(' '))
    .map((word) => keywordKey(word)),
);

/**
 * Terms of a category that say no more than the owner's word: "escape rooms" for an escape room but not "laser tag", and
 * not "baptist church" for a church.
 */
function kinOf(words: string, who: readonly string[], isChosen: boolean): readonly string[] {
  if (isChosen) return who;
  const stems = new Set(keywordKey(words).split(' '));
  return who.filter((one) => {
    const own = keywordKey(one).split(' ');
    return own.some((stem) => stems.has(stem)) && own.every((stem) => stems.has(stem) || NEUTRAL.has(stem));
  });
}

/** Drops terms that are the same search: "plumbers" next to "plumber". */
function distinct(phrases: readonly string[]): string[] {
  const keys = new Set<string>();
  return phrases.filter((phrase) => {
    const key = keywordKey(phrase);
    return phrase !== '' && !keys.has(key) && keys.add(key);
  });
}

/** German nouns stay capitalised; other searches are typed in lower case. */
export function applyLanguageCase(language: KeywordLanguage, words: string): string {
  return language === 'de' ? words : words.toLowerCase();
}
