import type { BusinessCategory } from '../facts/category/business-category.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { foldText, splitWords } from '../facts/language/fold-text.ts';
import { distanceKm, findTowns } from '../facts/place/gazetteer.ts';
import { placeKey } from '../facts/place/place-key.ts';
import { readAim } from './head-terms.ts';
import type { KeywordInput } from './keyword-input.ts';
import { phraseStems } from './keyword-key.ts';
import { findSearchLanguage } from './search-language.ts';
import { isHomeHeadline } from './site-passages.ts';

/** A business has customers no further away. */
const NEAR_KM = 60;

/**
 * The towns that titles and main headings of the home page join to the trade, besides those known already: "Law firm Bari" on the site
 * of a lawyer in a suburb; also a quarter that the address names. They are served, and looked for with the trade.
 */
export function findAimedTowns(input: KeywordInput, category: BusinessCategory | null): string[] {
  const { city, country, language, areas, region, street = '' } = input;
  const around = findTowns(city, country);
  const searches = findSearchLanguage(language);
  if (category === null || searches === null || around.length === 0) return [];
  const quarters = quartersIn(street);
  return input.passages.filter(isHomeHeadline).flatMap(({ text }) => {
    const quarter = quarters.find((one) => ` ${placeKey(text)} `.includes(` ${placeKey(one)} `));
    if (quarter !== undefined && readAim(text, category, { ...input, areas: [...areas, quarter] }, searches) !== null)
      return areas.includes(quarter) ? [] : [quarter];
    const aim = readAim(text, category, input, searches);
    if (aim === null) return [];
    const { tokens, matches } = categoryFinder.locate(aim, new Set([language]));
    const end = Math.max(0, ...matches.flatMap((one) => (one.term.kind === 'name' ? [one.end] : [])));
    const word = tokens.slice(end).join(' ');
    const isNear = findTowns(word, country).some((town) => around.some((own) => distanceKm(town, own) <= NEAR_KM));
    const isKnown = [city, region, ...areas].some((known) => foldText(known) === word);
    return word !== '' && isNear && !isKnown ? [word] : [];
  });
}

/** The beginnings of what stands behind the street and the house in an address: "Velmoor" of "4 Main Road, Velmoor Phase 1". */
function quartersIn(street: string): string[] {
  const parts = street.split(',');
  const words = parts.length > 1 ? (parts.at(-1) ?? '').trim().split(/\s+/) : [];
  return words.flatMap((word, at) => (/^\p{Lu}/u.test(word) ? [words.slice(0, at + 1).join(' ')] : [])).reverse();
}

/** The town known to be served that a title or main heading of the home page joins to these words of the trade; null for none. */
export function findAimedPlace(phrase: string, { passages }: KeywordInput, places: readonly string[]): string | null {
  const { stems } = phraseStems(phrase);
  const aimed = passages
    .filter(isHomeHeadline)
    .filter(({ stems: said }) => stems.size > 0 && [...stems].every((stem) => said.has(stem)));
  const texts = aimed.map(({ text }) => ` ${splitWords(foldText(text)).join(' ')} `);
  return (
    places.find((town) => texts.some((text) => text.includes(` ${splitWords(foldText(town)).join(' ')} `))) ?? null
  );
}
