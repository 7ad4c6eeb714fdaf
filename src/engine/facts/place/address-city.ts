import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';
import { addressParts, isStreet, stripAddressLabel } from './address-lexicon.ts';
import { parseCity } from './city-name.ts';
import { countryNamed } from './country-names.ts';
import { findRegion, findTowns, isInRegion, isTownInRegion } from './gazetteer.ts';
import type { PostalAnchor } from './postal-anchors.ts';

/** Districts of Brazilian towns: before the state, where the city is missing. */
const BR_DISTRICT = new RegExp(String.raw`^(?:${readPattern('places', 'brazilianDistrict')})(?!\p{L})`, 'u');

/** What precedes a postal code in countries that write the city there. */
export interface PlaceBefore {
  readonly city: string | null;
  readonly region: string | null;
  /** The parts before the city. */
  readonly rest: readonly string[];
  /** The first line used. */
  readonly first: number;
}

/**
 * City and region before the code: "..., Pelaw, Gateshead, Tyne and Wear | NE10 0QD", or in the lines above when the
 * code's own line has nothing before it.
 */
export function cityBefore(
  lines: readonly string[],
  index: number,
  parts: readonly string[],
  anchor: PostalAnchor,
): PlaceBefore {
  // "14 Baggot Street, Dublin 2": the postal district is part of the town.
  if (/^Dublin [0-9]/.test(anchor.region ?? '') && parts.length > 0)
    return { city: anchor.region, region: null, rest: parts, first: index };
  let rest = [...parts];
  let region = anchor.region;
  let first = index;
  for (let turn = 0; turn < 4; turn += 1) {
    const last = rest.pop();
    if (last === undefined) {
      if (first === 0 || index - first >= 2) return { city: null, region, rest, first };
      first -= 1;
      rest = addressParts(stripAddressLabel(lines[first] ?? ''));
      if (rest.length === 0 || rest.length > 3 || (lines[first] ?? '').length > 60)
        return { city: null, region, rest, first };
      continue;
    }
    if (/^(?:cep|pin(?: ?code)?|c\.?p\.?|zip(?: code)?|postcode|eircode)[.:]?$/i.test(last)) continue;
    // "Toronto, Ontario, Canada M4W 3G9"
    if (
      rest.length > 0 &&
      anchor.countries.length === 1 &&
      countryNamed(last) === anchor.countries[0] &&
      last !== 'Singapore'
    )
      continue;
    if (region === null && isRegionName(last, anchor) && !isTheTown(last, rest.at(-1), anchor)) {
      region = last;
      continue;
    }
    const withState =
      anchor.countries[0] === 'BR' && region === null ? /^(.{2,40}?)\s?[/-]\s?([A-Z]{2})$/.exec(last) : null;
    if (withState !== null && findRegion(withState[2] ?? '', 'BR') !== null) {
      region = withState[2] ?? null;
      rest.push(withState[1] ?? '');
      continue;
    }
    if (anchor.countries[0] === 'BR' && BR_DISTRICT.test(foldText(last)))
      return { city: null, region, rest: [...rest, last], first };
    // "Barton (Selwood District)"
    const cleaned = last.replace(/\s+(?:cep|pin(?: ?code)?|c\.?p\.?)[.:]?$/i, '').replace(/\s?\([^()]*\)?$/, '');
    const split = isStreet(cleaned) ? splitAfterStreet(cleaned) : null;
    if (split !== null) return { city: split.city, region, rest: [...rest, split.street], first };
    // Mobile in Alabama is a label elsewhere.
    const isTown = anchor.region !== null && isTownInRegion(cleaned, anchor.region, anchor.countries);
    const city = isStreet(cleaned) ? null : (parseCity(cleaned) ?? (isTown ? cleaned : null));
    if (city !== null) return { city, region, rest, first };
    // "Delhi" and "London" are regions and cities alike: with only a street before them they are the city.
    return region !== null && anchor.region === null
      ? { city: region, region: null, rest: [...rest, last], first }
      : { city: null, region, rest, first };
  }
  return { city: null, region, rest, first };
}

/** A town so large has suburbs that the gazetteer knows as towns. */
const METROPOLIS = 6;

/**
 * "Manzano, 33044 Udine", "Pozoblanco, 14400 Córdoba": the town is before the code where behind it the province stands that the
 * town lies in.
 */
export function townBeforeCode(
  parts: readonly string[],
  { city: behind, region, countries }: PostalAnchor,
  index: number,
): PlaceBefore | null {
  const before = parts.at(-1);
  if (before === undefined || behind === null || region !== null || /[0-9]/.test(before)) return null;
  const isProvince = countries.some((country) => {
    const province = findRegion(behind, country);
    if (province === null || province.level === 1 || foldText(before) === foldText(behind)) return false;
    if (findTowns(behind, country).some(({ size }) => size >= METROPOLIS)) return false;
    return findTowns(before, country).some((town) => isInRegion(town, province));
  });
  return isProvince ? { city: before, region: behind, rest: parts.slice(0, -1), first: index } : null;
}

/** Countries whose addresses name a region before the code. */
const WITH_REGION_BEFORE_CODE = new Set(['GB', 'CA', 'IE', 'BR', 'IN']);

const isRegionName = (part: string, { countries }: PostalAnchor): boolean =>
  countries.some((country) => WITH_REGION_BEFORE_CODE.has(country) && findRegion(part, country) !== null);

/** Carlow and London are regions and towns alike: the town where none stands before them. */
const isTheTown = (part: string, before: string | undefined, { countries }: PostalAnchor): boolean =>
  countries.some((country) => findTowns(part, country).length > 0 && findTowns(before ?? '', country).length === 0);

const STREET_END = new RegExp(
  String.raw`^(.*?\b(?:${readPattern('places', 'streetEnd')})\b\.?(?: [NSEW]{1,2}\b\.?)?(?:,? ?(?:suite|ste|unit|apt|bldg|#) ?[\w#-]{1,6}){0,3}) +(\p{Lu}[\p{L}'. -]{1,40})$`,
  'iu',
);

/** "123 Main St Atlanta", "9 Elm Rd Ste 4 Unit 2 Salem": a street with its units and a city, no separator between them. */
function splitAfterStreet(part: string): { street: string; city: string } | null {
  const match = STREET_END.exec(part.slice(0, 120));
  const city = match === null ? null : parseCity(match[2] ?? '');
  return city === null ? null : { street: match?.[1] ?? '', city };
}
