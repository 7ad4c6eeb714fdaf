import type { BusinessCategory } from '../facts/category/business-category.ts';
import { foldText, splitWords } from '../facts/language/fold-text.ts';
import { distanceKm, findTowns, type Town } from '../facts/place/gazetteer.ts';
import { placeKey } from '../facts/place/place-key.ts';
import { findHeadTerms } from './head-terms.ts';
import type { KeywordInput } from './keyword-input.ts';
import { findAreaPage } from './special-pages.ts';

/** A business has customers no further away. */
const NEAR_KM = 60;

/**
 * The towns nearby that the site has a page about its trade for ("/plumber-superior/", linked as "Superior"), besides those
 * known to be served: the larger first.
 */
export function findPagedTowns(input: KeywordInput, category: BusinessCategory | null): string[] {
  const { city, areas, country, linkedPages = [] } = input;
  const known = [city, ...areas];
  const own = known.map((name) => findTowns(name, country)).find((towns) => towns.length > 0);
  if (own === undefined || category === null) return [];
  const taken = new Set(known.map(placeKey));
  const heads = findHeadTerms(input, category);
  const sizeOf = new Map<string, number>();
  for (const { url, linkTexts = [] } of linkedPages)
    for (const name of linkTexts) {
      const near = findTowns(name, country).filter((town) => isNear(town, own));
      if (taken.has(placeKey(name)) || near.length === 0 || !saysMore(url, name)) continue;
      taken.add(placeKey(name));
      // What a link says alone may be about anything there.
      const site = { ...input, pages: input.pages.slice(0, 1), linkedPages: [{ url, title: null, h1s: [] }] };
      if (findAreaPage(heads, name, true, site) !== null) sizeOf.set(name, Math.max(...near.map(({ size }) => size)));
    }
  return [...sizeOf].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

function isNear(town: Town, own: readonly Town[]): boolean {
  return own.some((one) => distanceKm(town, one) <= NEAR_KM);
}

/** Whether the end of an address has the name and something besides: "/reading" may be about books. */
function saysMore(url: string, name: string): boolean {
  const end = url.split('/').findLast((part) => part !== '') ?? '';
  const said = splitWords(foldText(end.replace(/\.\w+$/, '')));
  const named = splitWords(foldText(name));
  return said.length > named.length && named.every((word) => said.includes(word));
}
