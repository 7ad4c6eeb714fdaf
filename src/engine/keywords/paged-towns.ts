import type { BusinessCategory } from '../facts/category/business-category.ts';
import { foldText, splitWords } from '../facts/language/fold-text.ts';
import { distanceKm, findTowns, type Town } from '../facts/place/gazetteer.ts';
import { placeKey } from '../facts/place/place-key.ts';
import { titleParts } from '../facts/services/find-service-page.ts';
import { findHeadTerms } from './head-terms.ts';
import type { KeywordInput } from './keyword-input.ts';
import { EMPTY_STEMS, phraseStems } from './keyword-key.ts';
import { findAreaPage } from './special-pages.ts';

/** A business has customers no further away. */
const NEAR_KM = 60;
/** 3,000 inhabitants in the steps of the gazetteer. */
const TOWN_SIZE = 3;

/**
 * The towns that the site has a page about its trade for, besides those known to be served: those nearby that a link to the page names
 * ("/plumber-superior/", linked as "Superior"), and those that the title or main heading of a page joins to the trade. The larger first.
 */
export function findPagedTowns(input: KeywordInput, category: BusinessCategory | null): string[] {
  const { city, areas, country, pages, linkedPages = [] } = input;
  const known = [city, ...areas];
  const own = known.map((name) => findTowns(name, country)).find((towns) => towns.length > 0);
  if (own === undefined || category === null) return [];
  const taken = new Set(known.map(placeKey));
  const heads = findHeadTerms(input, category);
  const sizeOf = new Map<string, number>();
  const add = (url: string, name: string, towns: readonly Town[]) => {
    if (taken.has(placeKey(name)) || towns.length === 0) return;
    taken.add(placeKey(name));
    // What a link says alone may be about anything there.
    const site = { ...input, pages: pages.slice(0, 1), linkedPages: [{ url, title: null, h1s: [] }] };
    if (findAreaPage(heads, name, true, site) !== null) sizeOf.set(name, Math.max(...towns.map(({ size }) => size)));
  };
  for (const { url, linkTexts = [] } of linkedPages)
    for (const name of linkTexts)
      if (saysMore(url, name)) {
        const near = findTowns(name, country).filter((town) => isNear(town, own));
        add(url, name, near);
      }
  const ofTrade = new Set(heads.flatMap((head) => [...phraseStems(head).stems]));
  for (const { url, title, h1s } of pages.slice(1))
    for (const text of [title ?? '', ...h1s].flatMap((one) => titleParts(one).slice(0, 1))) {
      const name = text
        .split(/\s+/)
        .filter((word) => isProper(word) && !isOf(word, ofTrade))
        .join(' ');
      if (saysMore(url, name))
        add(
          url,
          name,
          findTowns(name, country).filter(({ size }) => size >= TOWN_SIZE),
        );
    }
  return [...sizeOf].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

const isProper = (word: string): boolean => /^\p{Lu}/u.test(word);

function isOf(word: string, stems: ReadonlySet<string>): boolean {
  return [...phraseStems(word).stems].every((stem) => stems.has(stem) || EMPTY_STEMS.has(stem));
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
