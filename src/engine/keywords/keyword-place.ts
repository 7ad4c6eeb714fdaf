import { cutText } from '#shared/text/cut-text.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { REGIONS } from '../facts/place/address-regions.ts';
import { countryNamed } from '../facts/place/country-names.ts';
import { distanceKm, findRegion, findTowns, isInRegion } from '../facts/place/gazetteer.ts';
import { placeKey } from '../facts/place/place-key.ts';
import type { Passage } from './site-passages.ts';

/** The place that the specification names for when nothing is known; it is marked as an example. */
export const EXAMPLE_PLACE = { city: 'Detroit-area', region: 'Michigan' } as const;

export interface KeywordPlaces {
  /** Null when no town is known. */
  readonly city: string | null;
  /** The state as written after the town: "MN"; null where that is not usual. */
  readonly region: string | null;
  /** Areas served besides the town, the most important first. */
  readonly areas: readonly string[];
}

/** The most areas that a strategy can cover sensibly. */
const MOST_AREAS = 8;
/** Of fewer areas most may be quarters. */
const FEWEST_FAR = 3;
const LONGEST_PLACE = 60;
/** A business that travels goes no further. */
const NEAR_KM = 120;
/** 100,000 inhabitants in the steps of the gazetteer. */
const CITY_SIZE = 5;
/** Places are known to a tenth of a degree. */
const ONE_TOWN_KM = 12;
/** Countries where searches have the region after the town. */
const WRITTEN_REGIONS = ['US', 'CA', 'AU'] as const;

/**
 * The places as people type them: a town without text in brackets, a state by its abbreviation, each area once. Regions and
 * countries are left out: nobody looks for a plumber in a state.
 * @param country ISO 3166-1 alpha-2; null when unknown
 */
export function expandPlaces(
  city: string,
  region: string,
  country: string | null,
  areas: readonly string[],
): KeywordPlaces {
  const first = plainPlace(city);
  // Nobody is looked for in a canton: a town of it that is served comes first.
  const isRegion = first !== null && isWide(first, country);
  const own = isRegion
    ? (areas.map(plainPlace).find((area) => area !== null && !isWide(area, country)) ?? first)
    : first;
  const town = firstTown(own, country);
  const seen = new Set([town ?? '', own ?? '', region].map(placeKey));
  const state = regionCode(region, country);
  const others: string[] = [];
  const named = areas.flatMap((area) => plainPlace(area) ?? []);
  // Where most are far away the business goes there: none is a quarter of its town.
  const goesFar =
    town !== null &&
    named.length >= FEWEST_FAR &&
    named.filter((name) => isTownElsewhere(name, town, country)).length * 2 > named.length;
  for (const area of areas) {
    const name = plainPlace(area);
    if (name === null || seen.has(placeKey(name)) || isWide(name, country)) continue;
    // "New York" on the site of a lawyer in Queens is the state.
    if (state !== null && regionCode(name, country) === state) continue;
    if ([town, ...others].some((other) => other !== null && isOneTown(name, other, country))) continue;
    seen.add(placeKey(name));
    if (town === null || goesFar || !isTownElsewhere(name, town, country)) others.push(name);
    else if (isCity(town, country)) others.push(inTown(name, town));
  }
  return {
    city: town,
    region: town === null || /area$/i.test(town) ? null : regionCode(region, country),
    areas: others.slice(0, MOST_AREAS),
  };
}

/** "Μαρούσι Αθήνα" is looked for as "Μαρούσι": a suburb and its city, where no town has both names. */
function firstTown(town: string | null, country: string | null): string | null {
  const [suburb, city, ...others] = town?.split(' ') ?? [];
  if (suburb === undefined || city === undefined || others.length > 0) return town;
  const isKnown = (name: string) => findTowns(name, country).length > 0;
  return !isKnown(`${suburb} ${city}`) && isKnown(suburb) && isKnown(city) ? suburb : town;
}

/** "Newcastle upon Tyne" is "Newcastle": one name begins with the other, and both are at one place. */
function isOneTown(one: string, other: string, country: string | null): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (!foldText(long).startsWith(`${foldText(short)} `)) return false;
  const towns = findTowns(short, country);
  return findTowns(long, country).some((town) => towns.some((same) => distanceKm(town, same) <= ONE_TOWN_KM));
}

/** Of a smaller town nobody looks for a quarter: what has the name of a town far away is a region. */
function isCity(town: string, country: string | null): boolean {
  return findTowns(town, country).some(({ size }) => size >= CITY_SIZE);
}

/** A quarter by the name of towns elsewhere is looked for with its town: "mission san francisco". */
function inTown(quarter: string, town: string): string {
  return foldText(quarter).includes(foldText(town)) ? quarter : `${quarter} ${town}`;
}

function isTownElsewhere(name: string, town: string, country: string | null): boolean {
  const around = findTowns(town, country);
  const named = findTowns(name, country);
  return (
    named.length > 0 &&
    around.length > 0 &&
    !named.some((one) => around.some((other) => distanceKm(one, other) <= NEAR_KM))
  );
}

/**
 * True for a country, for a state that no city shares its name with (New York does, California does not), and for another region
 * that has neither a town of its name (Durham and Zug have) nor a city called so: Buenos Aires is no part of its province.
 */
function isWide(name: string, country: string | null): boolean {
  if (countryNamed(name) !== null) return true;
  const state = WRITTEN_REGIONS.find((one) => (country ?? one) === one && regionCode(name, one) !== null);
  if (state !== undefined) return !findTowns(name, state).some(({ size }) => size >= CITY_SIZE);
  const region = country === null ? null : findRegion(name, country);
  const isTown = findTowns(name, country).some(
    (town) => town.size >= CITY_SIZE || (region !== null && isInRegion(town, region)),
  );
  return region !== null && !isTown;
}

/** The country whose state a text names, of those whose states are written in searches; null for none or several. */
export function countryOfState(region: string): string | null {
  const found = WRITTEN_REGIONS.filter((country) => regionCode(region, country) !== null);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * True where a site names a town only within the business's own name: "Preston Roofing" need not be in Preston.
 * @param passages of the site
 */
export function isOnlyInName(town: string, businessName: string, passages: readonly Passage[]): boolean {
  const wanted = foldText(town);
  const name = foldText(businessName);
  if (!name.split(/\s+/).includes(wanted)) return false;
  return !passages.some(({ text }) => foldText(text).replaceAll(name, ' ').includes(wanted));
}

/**
 * "Biel/Bienne" is searched as "Biel", "Frankfurt (Main)" as "Frankfurt", "Detroit-area" as "Detroit area"; null for what
 * is not a name.
 */
export function plainPlace(name: string): string | null {
  const plain = name
    .replace(/\(.*?\)|[^\p{L}\p{N}\p{M}'’.,;|/ -]/gu, ' ')
    .split(/[/,;|]/)[0]
    ?.replace(/-(?=area$)/i, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === undefined || !/\p{L}{2}/u.test(plain) ? null : cutText(plain, LONGEST_PLACE).trim();
}

function regionCode(region: string, country: string | null): string | null {
  const wanted = foldText(region.trim());
  if (wanted === '') return null;
  for (const one of WRITTEN_REGIONS) {
    if (country !== null && country !== one) continue;
    const found = REGIONS[one].find(({ code, name }) => foldText(code ?? '') === wanted || foldText(name) === wanted);
    if (found !== undefined) return found.code;
  }
  return null;
}
