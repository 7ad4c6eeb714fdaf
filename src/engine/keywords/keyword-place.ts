import { cutText } from '#shared/text/cut-text.ts';
import { readPattern } from '../data/patterns.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { REGIONS } from '../facts/place/address-regions.ts';
import { stripKindOfArea } from '../facts/place/area-names.ts';
import { countryNamed } from '../facts/place/country-names.ts';
import { distanceKm, findRegion, findTowns, isInRegion } from '../facts/place/gazetteer.ts';
import { placeKey } from '../facts/place/place-key.ts';
import { isHomeHeadline, type Passage } from './site-passages.ts';

/** The place that the specification names for when nothing is known; it is marked as an example. */
export const EXAMPLE_PLACE = { city: 'Detroit-area', region: 'Michigan' } as const;

export interface KeywordPlaces {
  /** Null when no town is known. */
  readonly city: string | null;
  /** The state as written after the town: "MN"; null where that is not usual. */
  readonly region: string | null;
  /** Areas served besides the town, the most important first. */
  readonly areas: readonly string[];
  /** Of these places each whose name is that of a bigger one in another region, with the region: "St Marys TAS". */
  readonly typedAs: ReadonlyMap<string, string>;
}

/** The most areas that a strategy can cover sensibly. */
const MOST_AREAS = 12;
/** Among so many towns one that nobody knows is a quarter or a region. */
const MANY_KNOWN = 5;
/** Of fewer areas most may be quarters. */
const FEWEST_FAR = 3;
const LONGEST_PLACE = 60;
const AROUND = new RegExp(` (?:${readPattern('places', 'aroundAfter')})$`, 'i');
const PART_OF_TOWN = new RegExp(`^(?:${readPattern('places', 'partOfTown')})$`);
const BY_NAME = /^d[ai]$/;
/** A business that travels goes no further. */
const NEAR_KM = 120;
/** 100,000 inhabitants in the steps of the gazetteer. */
const CITY_SIZE = 5;
/** Places are known to a tenth of a degree. */
const ONE_TOWN_KM = 12;
/** So many pages are titled for a county that customers are looked for there. */
const FEWEST_TITLED = 2;
/** Countries where searches have the region after the town. */
const WRITTEN_REGIONS = ['US', 'CA', 'AU'] as const;

/**
 * The places as people type them: a town without text in brackets, a state by its abbreviation, each area once. Regions and
 * countries are left out: nobody looks for a plumber in a state.
 * @param country ISO 3166-1 alpha-2; null when unknown
 * @param isTitled the titles of the site look for customers in `city`, though it may be a county
 * @param paged those of the areas that the site has a page about: towns, however far away
 */
export function expandPlaces(
  city: string,
  region: string,
  country: string | null,
  areas: readonly string[],
  isTitled = false,
  paged: readonly string[] = [],
): KeywordPlaces {
  const first = plainPlace(city);
  // Nobody is looked for in a canton: a town of it that is served comes first.
  const isRegion = first !== null && !isTitled && isWide(first, country);
  const own = isRegion
    ? (areas.map(plainPlace).find((area) => area !== null && !isWide(area, country)) ?? first)
    : first;
  const town = firstTown(own, country);
  const seen = new Set([town ?? '', own ?? '', ...(isCityIn(region, country) ? [] : [region])].map(placeKey));
  const state = regionCode(region, country);
  const others: string[] = [];
  const names = areas.flatMap((area) => plainPlace(area) ?? []);
  const areTowns = town !== null && (areMostlyTowns(names, town, country) || goFar(names, town, country));
  const unknown = town === null || isCity(town, country) ? null : findLoneUnknown(names, country);
  for (const name of names) {
    if (seen.has(placeKey(name)) || isWide(name, country) || name === unknown) continue;
    // "Bay" beside "Bay Area".
    if (isTitled && town !== null && foldText(town).startsWith(`${foldText(name)} `)) continue;
    // "New York" on the site of a lawyer in Queens is the state.
    if (state !== null && regionCode(name, country) === state) continue;
    if ([town, ...others].some((other) => other !== null && isOneTown(name, other, country))) continue;
    if (names.some((longer) => isShortOf(name, longer))) continue;
    seen.add(placeKey(name));
    if (PART_OF_TOWN.test(placeKey(name))) {
      if (town !== null) others.push(inTown(name, town));
      continue;
    }
    if (town === null || !isTownElsewhere(name, town, country) || paged.includes(name)) others.push(name);
    else if (names.some((longer) => isPartOf(name, longer))) continue;
    else if (areTowns) others.push(name);
    else if (isCity(town, country)) others.push(inTown(name, town));
  }
  const written = others.slice(0, MOST_AREAS);
  const withRegion = [...(town === null ? [] : [town]), ...written].filter((name) =>
    isBiggerElsewhere(name, region, country),
  );
  return {
    city: town,
    region: town === null || /area$/i.test(town) ? null : state,
    areas: written,
    typedAs: new Map(state === null ? [] : withRegion.map((name) => [name, `${name} ${state}`])),
  };
}

/** The one name among many towns that is none: a quarter of the own town, or the region around. Null for several and for few. */
function findLoneUnknown(names: readonly string[], country: string | null): string | null {
  const places = names.filter((name) => !isWide(name, country));
  const unknown = places.filter((name) => findTowns(name, country).length === 0);
  return unknown.length === 1 && places.length > MANY_KNOWN ? (unknown[0] ?? null) : null;
}

/** "Barcelona" is the city of the province of its name. */
function isCityIn(region: string, country: string | null): boolean {
  const named = country === null ? null : findRegion(region, country);
  return named !== null && findTowns(region, country).some((town) => town.size >= CITY_SIZE && isInRegion(town, named));
}

/** "St Marys" in Tasmania, where another state of the country has a bigger one. */
function isBiggerElsewhere(name: string, region: string, country: string | null): boolean {
  const own = country === null ? null : findRegion(region, country);
  if (own === null) return false;
  const largest = (isOwn: boolean) =>
    Math.max(0, ...findTowns(name, country).flatMap((town) => (isInRegion(town, own) === isOwn ? [town.size] : [])));
  return largest(true) > 0 && largest(false) > largest(true);
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

/** "Villafranca" of "Los Palacios y Villafranca". */
function isPartOf(name: string, longer: string): boolean {
  return foldText(longer).endsWith(` ${foldText(name)}`);
}

/** "Castellar" beside "Castellar del Riu", which no town besides is called: the short form of it. */
function isShortOf(name: string, longer: string): boolean {
  return longer.startsWith(`${name} `) && /^\p{Ll}/u.test(longer.slice(name.length + 1));
}

/** Among towns nearby one of a name that towns elsewhere have is a town too, not a quarter. */
function areMostlyTowns(names: readonly string[], town: string, country: string | null): boolean {
  const known = names.filter((name) => foldText(name) !== foldText(town) && findTowns(name, country).length > 0);
  const elsewhere = known.filter((name) => isTownElsewhere(name, town, country)).length;
  return known.length - elsewhere > elsewhere;
}

/** Whether most are far away: the business goes there, and none is a quarter of its town. */
function goFar(names: readonly string[], town: string, country: string | null): boolean {
  const far = names.filter((name) => isTownElsewhere(name, town, country)).length;
  return names.length >= FEWEST_FAR && far * 2 > names.length;
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
 * The county or the area around a city that the titles of a site look for customers in, rather than the town of its post: "Removals
 * Sussex", "Electricians in the Bay Area". The home page's title or main heading names it, more than one page does, and no more than half
 * as many name the town. Null for none.
 */
export function findTitledRegion(
  areas: readonly string[],
  city: string,
  country: string | null,
  passages: readonly Passage[],
): string | null {
  const headlines = passages.filter(({ place }) => place === 'title' || place === 'h1');
  const pagesNaming = (name: string, some: readonly Passage[]) => {
    const wanted = ` ${placeKey(name)} `;
    return new Set(some.flatMap(({ url, text }) => (` ${placeKey(text)} `.includes(wanted) ? [url] : []))).size;
  };
  const isRegion = (name: string) =>
    country !== null && (findRegion(name, country)?.level ?? 1) > 1 && isWide(name, country);
  const wide = [city, ...areas].flatMap((name) => {
    if (isRegion(name) || isAreaAround(name, areas, country)) return [name];
    const said = headlines.filter(isHomeHeadline).flatMap(({ text }) => wordBehind(name, text) ?? []);
    return said.filter((longer) => isAreaAround(longer, areas, country));
  });
  const [found] = [...new Set(wide)]
    .filter((name) => pagesNaming(name, headlines.filter(isHomeHeadline)) > 0)
    .map((name) => ({ name, count: pagesNaming(name, headlines) }))
    .toSorted((one, other) => other.count - one.count);
  if (found === undefined || found.count < FEWEST_TITLED) return null;
  const isWithin = city !== '' && ` ${placeKey(found.name)} `.includes(` ${placeKey(city)} `);
  return isWithin || pagesNaming(city, headlines) * 2 <= found.count ? found.name : null;
}

/** Whether a name is that of a county, or of an area that has no town of its name among those served: "Bay Area". */
function isAreaAround(name: string, areas: readonly string[], country: string | null): boolean {
  if (stripKindOfArea(name) !== null) return true;
  const core = name.replace(AROUND, '');
  if (core === name || core === '') return false;
  const served = areas
    .flatMap((area) => (area === core ? [] : [findTowns(area, country)]))
    .filter((all) => all.length > 0);
  return !findTowns(core, country).some((town) => {
    const near = served.filter((towns) => towns.some((other) => distanceKm(town, other) <= NEAR_KM));
    return served.length === 0 || near.length * 2 > served.length;
  });
}

/** A name and the word that follows it in a text: "Bay Area" for "Bay". */
function wordBehind(name: string, text: string): string | null {
  const words = text.split(/[^\p{L}\p{M}\p{N}'’-]+/u);
  const size = name.split(' ').length;
  const at = words.findIndex((_, start) => words.slice(start, start + size).join(' ') === name);
  return at < 0 || words[at + size] === undefined ? null : words.slice(at, at + size + 1).join(' ');
}

/**
 * True where a site names a town only within the business's own name: "Preston Roofing" need not be in Preston.
 * @param passages of the site
 */
export function isOnlyInName(town: string, businessName: string, passages: readonly Passage[]): boolean {
  const wanted = foldText(town);
  const name = foldText(businessName);
  const words = name.split(/\s+/);
  const at = words.indexOf(wanted);
  if (at < 0) return false;
  // "Da Morano" may be somebody's by-name, which the site tells of too.
  const isByName = BY_NAME.test(words[at - 1] ?? '');
  return !passages.some(
    ({ text, place }) => (!isByName || place !== 'text') && foldText(text).replaceAll(name, ' ').includes(wanted),
  );
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
