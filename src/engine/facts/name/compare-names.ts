import { readPattern } from '../../data/patterns.ts';
import { categoryFinder } from '../category/category-finder.ts';
import { CATEGORIES_BY_LABEL, findBroadestCategory } from '../category/category-tables.ts';
import { foldText, splitWords } from '../language/fold-text.ts';

/** What the names belong to: its trade and town, and what it offers, are no part of a name that lacks them. */
export interface DescribedBusiness {
  readonly category: { readonly label: string } | null;
  readonly languages: readonly string[];
  /** Its town, the areas it serves and its services, as written. */
  readonly described: readonly string[];
}

const LEGAL_FORM = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('facts', 'legalForm')})(?!\p{L})\.?`, 'gu');
const BUSINESS_WORD = new RegExp(`^(?:${readPattern('categories', 'businessWords')})$`, 'u');
/** "Köster" is also written Koester, "Møller" Moeller, "Ålesund" Aalesund. */
const SPELLED_OUT = /(?<=a)[ea]|(?<=[ou])e/gu;

const wordKey = (word: string): string => word.replace(SPELLED_OUT, '');

/** The words of a name for comparison: folded, without legal forms and conjunctions, in one spelling of umlauts. */
export function nameTokens(name: string): Set<string> {
  const bare = foldText(name).replace(/['’]/g, '').replace(/&/g, ' and ').replace(LEGAL_FORM, ' ');
  return new Set((bare.match(/[\p{L}\p{N}]+/gu) ?? []).map(wordKey));
}

const joined = (tokens: Iterable<string>): string => [...tokens].join('');

/**
 * Whether two names are those of one business, by whole words: spelling, legal forms, and words for its own trade, town and services
 * make no difference. A word for another trade does ("Cedar Creek Vets", "Cedar Creek Pharmacy"), and so does a name of which each
 * side has words that the other lacks.
 */
export function isSameBusinessName(one: string, other: string, business: DescribedBusiness): boolean {
  const [left, right] = [nameTokens(one), nameTokens(other)];
  if (left.size === 0 || right.size === 0) return foldText(one) === foldText(other);
  if (joined(left) === joined(right)) return true;
  const extras = [extraWords(left, right), extraWords(right, left)].map((words) =>
    words.filter((word) => !describes(word, business)),
  );
  const isShared =
    [...left].some((word) => right.has(word)) ||
    joined(left).includes(joined(right)) ||
    joined(right).includes(joined(left));
  if (!isShared || extras.every((words) => words.length > 0)) return false;
  return !extras.some((words) => namesOtherTrade(words.join(' '), business));
}

function extraWords(of: ReadonlySet<string>, than: ReadonlySet<string>): string[] {
  return [...of].filter((word) => !than.has(word));
}

function describes(word: string, { described, category, languages }: DescribedBusiness): boolean {
  if (BUSINESS_WORD.test(word)) return true;
  if (described.some((text) => splitWords(foldText(text)).some((one) => wordKey(one) === word))) return true;
  return category !== null && tradesIn(word, languages).has(familyOf(category.label));
}

function namesOtherTrade(words: string, { category, languages }: DescribedBusiness): boolean {
  return category !== null && [...tradesIn(words, languages)].some((family) => family !== familyOf(category.label));
}

const familyOf = (label: string): string | null => {
  const category = CATEGORIES_BY_LABEL.get(label);
  return category === undefined ? null : findBroadestCategory(category).label;
};

/** The fields of business that words name by themselves; things and surnames name none. */
function tradesIn(words: string, languages: readonly string[]): Set<string | null> {
  return new Set(
    categoryFinder
      .find(words)
      .filter(
        ({ kind, isSurname, onlyIn }) =>
          kind !== 'thing' && !isSurname && (onlyIn === null || languages.includes(onlyIn)),
      )
      .map(({ category }) => findBroadestCategory(category).label),
  );
}
