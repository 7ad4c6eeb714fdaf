import type { BusinessCategory } from '../facts/category/business-category.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { foldText, keepLetters, toLower } from '../facts/language/fold-text.ts';
import type { KeywordInput } from './keyword-input.ts';
import { keywordKey } from './keyword-key.ts';
import { isHomeHeadline } from './site-passages.ts';
import { trimPhrase } from './trim-phrase.ts';

/** The places of a business. */
export interface NamedPlaces {
  readonly city: string;
  readonly region: string;
  readonly regions?: readonly string[];
  readonly areas: readonly string[];
}

/** The places of a business that are no part of what is looked for. */
export function listPlaces({ city, region, regions = [], areas }: NamedPlaces): string[] {
  return [city, region, ...regions, ...areas];
}

/** The names of a trade as the site spells them, the most frequent first: none that is said once only, or in the name. */
export function spelledOnSite(input: KeywordInput, category: BusinessCategory): string[] {
  const name = keepLetters(foldText(input.businessName));
  return countSpellings(input, category)
    .filter(([words, count]) => count > 1 && !name.includes(keepLetters(foldText(words))))
    .map(([words]) => words);
}

/** What the home page calls its field in a title or main heading of nothing else but its place: "Physiotherapy Duluth". */
export function fieldsAlone(input: KeywordInput, category: BusinessCategory): string[] {
  const { passages, language } = input;
  return passages.filter(isHomeHeadline).flatMap(({ text }) => {
    const words = trimPhrase(text, language, listPlaces(input));
    const { tokens, matches } = categoryFinder.locate(words ?? '', new Set([language]));
    const isAll = matches.some(
      ({ term, start, end }) =>
        term.category === category && !term.isSurname && start === 0 && end === tokens.length && tokens.length > 0,
    );
    return words !== null && isAll ? [words] : [];
  });
}

/**
 * The trade's word as title, main heading or description of the home page have it, with nothing else but the place:
 * "Herrefrisør i Ribe". A word of the business's name only with the place, because the name itself says no more.
 */
export function namesAlone(input: KeywordInput, category: BusinessCategory): string[] {
  const { passages, language, businessName } = input;
  const name = keepLetters(foldText(businessName));
  const leading = passages.filter((one) => isHomeHeadline(one) || (one.isHome && one.place === 'description'));
  return leading.flatMap(({ text, letters }) => {
    const words = trimPhrase(text, language, listPlaces(input)) ?? '';
    const alone = keepLetters(foldText(words));
    const { tokens, matches } = categoryFinder.locate(words, new Set([language]));
    const isAll = matches.some(
      ({ term, start, end, share }) =>
        term.category === category && term.kind === 'name' && share === 1 && start === 0 && end === tokens.length,
    );
    return isAll && letters !== name && !(letters === alone && name.includes(alone)) ? [words] : [];
  });
}

/** The names of a trade as titles, headings and descriptions spell them, each with how often. */
export function countSpellings({ passages, language }: KeywordInput, category: BusinessCategory): [string, number][] {
  const counts = new Map<string, number>();
  const languages = new Set([language]);
  for (const { text, place } of passages) {
    if (place === 'text' || place === 'service') continue;
    const { matches, isUnspaced } = categoryFinder.locate(text, languages);
    const written = isUnspaced ? [...text] : (toLower(text).match(/[\p{L}\p{M}\p{N}]+['’]?/gu) ?? []);
    for (const { term, start, end } of matches) {
      if (term.category !== category || term.kind !== 'name') continue;
      // "École d’équitation" keeps its mark.
      const spelled = written
        .slice(start, end)
        .join(isUnspaced ? '' : ' ')
        .replace(/(?<=['’]) |['’]$/g, '');
      // A Korean word carries its particle; other forms of a word may be adjectives.
      const words = /^[\uac00-\ud7af]+$/.test(spelled) ? term.text : spelled;
      if (keywordKey(words) !== keywordKey(term.text)) continue;
      counts.set(words, (counts.get(words) ?? 0) + 1);
    }
  }
  return [...counts].toSorted((one, other) => other[1] - one[1]);
}
