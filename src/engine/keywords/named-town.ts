import type { Business } from '#shared/audit/business.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { foldText, keepLetters, splitWords } from '../facts/language/fold-text.ts';
import { distanceKm, findRegion, findTowns, findTownsBeginning, isInRegion } from '../facts/place/gazetteer.ts';

/** The next town is no farther away. */
const NEXT_KM = 12;
const MOST_WORDS = 3;
const SHORTEST = 4;

/**
 * The bigger town next to its own that a business calls itself by, beside its trade and in the address of its website too:
 * "Fontaneros Barcelona" in a suburb, "Hemel Plumbers" in a hamlet. It is looked for there. Null for none, and for a town
 * farther away, which is a surname or a memory. Of a hamlet that the gazetteer has not, the next town is one of its county.
 */
export function findTownOfName({ name, address, locations, languages }: Business, websiteUrl: string): string | null {
  const { city = null, region = null, country = null } = address ?? {};
  if (name === null || city === null || country === null || locations.length > 1) return null;
  const host = lettersIn(URL.parse(websiteUrl)?.hostname ?? '');
  const isNext = nextTownTest(city, region, country);
  const words = name.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  for (let size = MOST_WORDS; size > 0; size -= 1)
    for (let at = 0; at + size <= words.length; at += 1) {
      const run = words.slice(at, at + size).join(' ');
      const others = [...words.slice(0, at), ...words.slice(at + size)].join(' ');
      const isNamed = lettersIn(run).length >= SHORTEST && host.includes(lettersIn(run));
      const ofTrade = (text: string) => categoryFinder.locate(text, new Set(languages)).matches.length > 0;
      if (isNamed && isNext(run) && !ofTrade(run) && ofTrade(others)) return run;
    }
  return null;
}

function nextTownTest(city: string, region: string | null, country: string): (name: string) => boolean {
  const within = region === null ? null : findRegion(region, country);
  const own = findTowns(city, country).filter((town) => within === null || isInRegion(town, within));
  const isOwn = (name: string) =>
    splitWords(foldText(city))
      .join(' ')
      .includes(splitWords(foldText(name)).join(' '));
  if (own.length > 0)
    return (name) =>
      !isOwn(name) &&
      findTowns(name, country).some((town) =>
        own.some((one) => town.size > one.size && distanceKm(town, one) <= NEXT_KM),
      );
  if (within?.level !== 2) return () => false;
  return (name) => {
    const exact = findTowns(name, country);
    const towns = exact.length > 0 ? exact : findTownsBeginning(name, country);
    return !isOwn(name) && (exact.length > 0 || towns.length === 1) && towns.some((town) => isInRegion(town, within));
  };
}

function lettersIn(text: string): string {
  return keepLetters(foldText(text));
}
