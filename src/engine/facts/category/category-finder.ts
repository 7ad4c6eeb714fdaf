import { readCompiled } from '../../data/read-compiled.ts';
import { listWrittenTerms } from '../language/written-terms.ts';
import { CATEGORIES, CATEGORIES_BY_LABEL, findBroadestCategory } from './category-tables.ts';
import { TermFinder } from './category-terms.ts';
import { indexTerms, openTerms } from './term-index.ts';

/** The terms of all categories, for lookup in any text. */
export const categoryFinder = new TermFinder(openTerms(readCompiled<string>('category-terms'), CATEGORIES));

/** Length of a heading or a description; longer text is cut. */
const LONGEST_TEXT = 400;

/**
 * Whether a text names a category or a related one: a term of the category itself, of its broader one, or of
 * another kind of that ("Gasthaus" for a bistro). Terms with another meaning in other languages count only on
 * sites in their language.
 * @param label the label of the category; unknown labels never match.
 * @param languages of the site, BCP 47 primary tags.
 */
export function isCategoryNamed(text: string, label: string, languages: readonly string[]): boolean {
  const wanted = CATEGORIES_BY_LABEL.get(label);
  if (wanted === undefined) return false;
  const family = findBroadestCategory(wanted);
  return categoryFinder
    .find(text.slice(0, LONGEST_TEXT))
    .some(
      ({ category, isSurname, onlyIn }) =>
        !isSurname && (onlyIn === null || languages.includes(onlyIn)) && findBroadestCategory(category) === family,
    );
}

/**
 * A test of many texts for one category, as `isCategoryNamed`: it knows the terms of this category alone, so that words it never saw cost
 * little.
 */
export function createCategoryTest(label: string, languages: readonly string[]): (text: string) => boolean {
  const wanted = CATEGORIES_BY_LABEL.get(label);
  if (wanted === undefined) return () => false;
  const broadest = findBroadestCategory(wanted);
  const family = CATEGORIES.filter((category) => findBroadestCategory(category) === broadest);
  const finder = new TermFinder(indexTerms(listWrittenTerms(family)));
  return (text) =>
    finder
      .find(text.slice(0, LONGEST_TEXT))
      .some(({ isSurname, onlyIn }) => !isSurname && (onlyIn === null || languages.includes(onlyIn)));
}
