import type { Address } from '#shared/audit/business.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { isAboutOthers } from '../name/third-party-mentions.ts';
import { distinctLines } from '../pages/page-lines.ts';
import { isUnit } from './address-lexicon.ts';
import { withoutShouting } from './city-name.ts';
import { findRegion, findTowns, isInNamedRegion, type Region, type Town } from './gazetteer.ts';
import { placeKey } from './place-key.ts';

const MOST_REGION_WORDS = 3;
/** A region's name is read in lines; longer ones tell of many places. */
const LONGEST_LINE = 400;
const SHORTEST_NAME = 4;
const NOT_IN_NAMES = /[^\p{L}\p{N}']/gu;

/**
 * An address whose town and region are told apart as the gazetteer knows them: "Cervantes Lugo", "Nilüfer/Bursa", "Centro / Curitiba".
 * A town that it knows, and one that no part of makes a known one, stay as they are.
 */
export function settlePlace(address: Address): Address {
  const settled = splitPlace(address);
  const { city, region, country } = settled;
  const calm = (name: string | null): string | null =>
    name === null || name.length <= LONGEST_CODE ? name : withoutShouting(name, country);
  return { ...settled, city: calm(city), region: calm(region) };
}

/** Letters of a region's code, which is written in capitals. */
const LONGEST_CODE = 3;

function splitPlace(address: Address): Address {
  const { city, country } = address;
  if (city === null || country === null || findTowns(city, country).length > 0) return address;
  if (/^\p{Lu}{2,3}$/u.test(city) && findRegion(city, country) !== null)
    return withTownOfStreet(address, city, country);
  const behindUnit = splitUnit(city, country);
  if (behindUnit !== null) {
    const street = [address.street, behindUnit.unit].filter((part) => part !== null).join(', ');
    return { ...address, street, city: behindUnit.city };
  }
  const parts = city.split(/\s?\/\s?|,\s|\s[-–|]\s/);
  const split = parts.length > 1 ? splitParts(parts, country) : splitWords(city.split(' '), country);
  return split === null ? address : { ...address, city: split.city, region: address.region ?? split.region };
}

/** "14 Birch Ave NW Edmonton, AB": the code of the region in place of the town, which stands at the end of the street. */
function withTownOfStreet(address: Address, code: string, country: string): Address {
  const words = (address.street ?? '').split(' ');
  for (let at = Math.max(1, words.length - MOST_REGION_WORDS); at < words.length; at += 1) {
    const town = words.slice(at).join(' ');
    if (!findTowns(town, country).some((one) => isInNamedRegion(one, code))) continue;
    return { ...address, street: words.slice(0, at).join(' '), city: town, region: address.region ?? code };
  }
  return { ...address, city: null, region: address.region ?? code };
}

/** "Ste. B Chamblee": a unit of the house, and the town with nothing between them. */
function splitUnit(text: string, country: string): { readonly unit: string; readonly city: string } | null {
  const words = text.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const [unit, city] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (isUnit(unit) && findTowns(city, country).length > 0) return { unit, city };
  }
  return null;
}

interface CityAndRegion {
  readonly city: string;
  readonly region: string | null;
}

/** A quarter, the town and the region, in the order of the country. */
function splitParts(parts: readonly string[], country: string): CityAndRegion | null {
  const isTown = (part: string | undefined): boolean => findTowns(part ?? '', country).length > 0;
  const [last = '', before] = [parts.at(-1), parts.at(-2)];
  // Porto is a region and a town: the town behind a part that is none.
  const region = findRegion(last, country) !== null && !(isTown(last) && !isTown(before)) ? last : null;
  const rest = region === null ? parts : parts.slice(0, -1);
  const city = rest.findLast(isTown) ?? (region === null ? undefined : rest.at(-1));
  return city === undefined ? null : { city, region };
}

/** A town with its region behind it and nothing between them. */
function splitWords(words: readonly string[], country: string): CityAndRegion | null {
  for (let length = Math.min(MOST_REGION_WORDS, words.length - 1); length >= 1; length -= 1) {
    const region = words.slice(-length).join(' ');
    if (findRegion(region, country) !== null) return { city: words.slice(0, -length).join(' '), region };
  }
  return null;
}

/**
 * The same with its region, where the address lacks one: as a line of the site names it or prints its code behind the town, else as
 * the country's addresses do, where the town lies in one region only.
 */
export function withRegion(context: FactContext, address: Address): Address {
  const { city, country, region } = address;
  if (region !== null || city === null || country === null) return address;
  const towns = findTowns(city, country);
  // "Hampton, Ontario": of the Hamptons only one in another province may be large enough to be known.
  const behind = regionBehind(context, city, country);
  if (behind !== null || towns.length === 0) return { ...address, region: behind };
  const regions = new Set(towns.flatMap((town) => [town.region, town.district]).filter((one) => one !== null));
  const printed = [...regions].flatMap((one) => {
    const name = isNamedInAddresses(one) && !isNamedLike(one, city) ? printedName(context, one) : null;
    return name === null ? [] : [{ name, level: one.level }];
  });
  const [first, second] = printed.sort((a, b) => b.level - a.level);
  // Two of one level belong to two towns of the name.
  const isPrinted = first !== undefined && first.level !== second?.level;
  const code = printedCode(context, city, [...regions]);
  return { ...address, region: isPrinted ? first.name : (code ?? (first === undefined ? onlyRegion(towns) : null)) };
}

/** Countries whose addresses print the code of a region, by the level of that. */
const LEVEL_OF_CODE: Readonly<Record<string, Region['level']>> = { US: 1, CA: 1, AU: 1, BR: 1, IT: 2 };

const codeOf = ({ iso, country, level }: Region): string | null =>
  LEVEL_OF_CODE[country] === level ? (iso?.slice(3) ?? null) : null;

/** "Uberlândia/MG", "Olgiate Comasco (CO)". */
function printedCode(context: FactContext, city: string, regions: readonly Region[]): string | null {
  const codes = new Set(regions.map(codeOf));
  for (const { text } of foldedLines(context)) {
    const at = text.indexOf(city);
    const code = at < 0 ? undefined : CODE_BEHIND.exec(text.slice(at + city.length))?.[1];
    if (code !== undefined && codes.has(code)) return code;
  }
  return null;
}

/** The region that a line names behind a town too small for the gazetteer: "Chabrignac, Corrèze". */
function regionBehind(context: FactContext, city: string, country: string): string | null {
  for (const { text } of foldedLines(context)) {
    const at = text.indexOf(city);
    const name = at < 0 ? undefined : NAME_BEHIND.exec(text.slice(at + city.length))?.[1];
    const named = name === undefined ? null : findRegion(name, country);
    if (name !== undefined && named !== null && isNamedInAddresses(named)) return name;
  }
  return null;
}

const NAME_BEHIND = /^(?:, | \()(\p{Lu}[\p{L}'’]{3,}(?:[ -]\p{Lu}?[\p{L}'’]+){0,3})(?:$|[\s,.)|])/u;
const CODE_BEHIND = /^(?: \(|, ?| ?[/–-] ?)(\p{Lu}{2,3})(?![\p{L}\p{N}])/u;

/** Inhabitants (see `Town.size`) of a town that its name means, where others of the name are smaller by `FAR_SMALLER`. */
const LARGE = 5;
const FAR_SMALLER = 2;

/** The code of the region of the only town of a name, or of the one that is far larger than the others. */
function onlyRegion(towns: readonly Town[]): string | null {
  const largest = towns.toSorted((a, b) => b.size - a.size)[0];
  const meant = towns.filter(
    ({ size }) => largest === undefined || largest.size < LARGE || size > largest.size - FAR_SMALLER,
  );
  const regions = new Set(meant.flatMap(({ region, district }) => [region, district]).filter((one) => one !== null));
  const codes = [...regions].flatMap((one) => codeOf(one) ?? []);
  return codes.length === 1 ? (codes[0] ?? null) : null;
}

/** Countries whose addresses name the second level: a province, county or department. In the United States it would be the county. */
const WITH_PROVINCES = new Set(['IT', 'ES', 'FR', 'GB', 'IE', 'NZ']);

const isNamedInAddresses = ({ country, level }: Region): boolean => level === 1 || WITH_PROVINCES.has(country);

const isNamedLike = ({ names }: Region, city: string): boolean =>
  names.some((name) => placeKey(name) === placeKey(city));

function printedName(context: FactContext, { names }: Region): string | null {
  for (const name of names) {
    if (name.length < SHORTEST_NAME) continue;
    const folded = foldText(name).replace(NOT_IN_NAMES, ' ');
    for (const { text, words } of foldedLines(context)) {
      const at = words.indexOf(` ${folded} `);
      // Before a capital it is a part of another name: "Washington Street".
      if (at >= 0 && !/^\s?\p{Lu}/u.test(text.slice(at + folded.length))) return text.slice(at, at + folded.length);
    }
  }
  return null;
}

/** "Olgiate C." */
const CUT_TOWN = /^(\p{Lu}\p{L}+(?:[ -]\p{L}+)* \p{Lu})\.?$/u;

/** An address whose town is written with an initial, with the whole name where a line of the site has it: "Olgiate C.", "Olgiate Comasco". */
export function withWholeTown(context: FactContext, address: Address): Address {
  const { city, country } = address;
  const cut = CUT_TOWN.exec(city ?? '')?.[1];
  if (cut === undefined || country === null) return address;
  for (const { text } of foldedLines(context)) {
    const at = text.indexOf(cut);
    const rest = at < 0 ? undefined : /^\p{Ll}{2,}/u.exec(text.slice(at + cut.length))?.[0];
    if (rest !== undefined && findTowns(`${cut}${rest}`, country).length > 0)
      return { ...address, city: `${cut}${rest}` };
  }
  return address;
}

/** Titles, descriptions and lines with their folded words between spaces, as long as the line, so that a place in one is the place in the other. */
const foldedLines = memoizePerContext((context: FactContext) =>
  [
    ...context.pages.flatMap(({ title, metaDescription }) => [title ?? '', metaDescription ?? '']),
    ...distinctLines(context).flatMap((line) => (line.hidden || isAboutOthers(line) ? [] : [line.text])),
  ].flatMap((text) => {
    const words = ` ${foldText(text).replace(NOT_IN_NAMES, ' ')} `;
    return text.length > LONGEST_LINE || words.length !== text.length + 2 ? [] : [{ text, words }];
  }),
);
