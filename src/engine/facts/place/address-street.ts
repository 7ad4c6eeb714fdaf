import { foldText } from '../language/fold-text.ts';
import {
  addressParts,
  hasStreetWord,
  isBuilding,
  isNoStreet,
  isStreet,
  isStreetName,
  isUnit,
  streetInProse,
  stripAddressLabel,
} from './address-lexicon.ts';
import { withoutFirm } from './firm-before-street.ts';
import { findTowns } from './gazetteer.ts';
import type { AddressReading } from './parse-address.ts';
import { findPostalAnchors, type PostalAnchor } from './postal-anchors.ts';

const FARTHEST_LINE_ABOVE = 4;
/** Indian, Brazilian and Mexican addresses have the neighbourhood between street and city. */
const KEEPS_NEIGHBOURHOOD = new Set(['IN', 'BR', 'MX']);
/** A street with the lines it was read from. */
export interface StreetInLines {
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

/** The street within a list of parts, with its unit, building and (where customary) neighbourhood. */
export function composeStreet(
  parts: readonly string[],
  reading: AddressReading,
  anchor: PostalAnchor,
): { text: string; startsAt: number } | null {
  // "Meierhof Staffort" has the ending of a street but names a farm.
  const isOther = (part: string): boolean => !/[0-9]/.test(part) && reading.names.has(foldText(part));
  let core = parts.findLastIndex((part) => isStreet(part) && !isOther(part) && !isCodeAndTown(part, anchor));
  if (core === -1) core = parts.findLastIndex((part) => isStreetName(part) && !isOther(part));
  if (core === -1 && anchor.order === 'code-first' && anchor.postalCode !== null)
    core = parts.findLastIndex(isNumberedPart);
  if (core === -1) return null;
  // A unit with a number ("Suite 200") is not the street if another part is one.
  if (isUnit(parts[core] ?? '')) {
    const street = parts.findLastIndex(
      (part) => !isUnit(part) && !isOther(part) && (isStreet(part) || isStreetName(part)),
    );
    if (street !== -1) core = street;
  }
  const neighbourhoods = KEEPS_NEIGHBOURHOOD.has(anchor.countries[0] ?? '');
  let start = core;
  while (start > 0 && core - start < 4 && goesBeforeStreet(parts[start - 1] ?? '', reading)) start -= 1;
  // "Unit 3, Potato Hall, Tullow Street": the part between a unit and its street names the building.
  const unit = parts.findIndex((part) => isUnit(part) && /^\p{L}/u.test(part));
  if (unit !== -1 && unit < start && core - unit <= 3) start = unit;
  const taken = parts.slice(start, core + 1);
  if (start === core && isStreet(taken[0] ?? '')) taken[0] = streetInProse(withoutFirm(taken[0] ?? '', reading.names));
  for (const part of parts.slice(core + 1)) {
    if (isNoStreet(part) || /^[0-9]{5} \p{Lu}/u.test(part)) break;
    const isEstate = isBuilding(part) && !reading.names.has(foldText(part));
    const isLocal = neighbourhoods || isColony(part) || isVillage(part, reading, anchor);
    if (isLocal || isEstate || isUnit(part) || /[0-9]/.test(part)) taken.push(part);
  }
  return { text: taken.join(', '), startsAt: start };
}

/** "75000 Paris, 92000 Nanterre": a list of towns contains no street. */
const isCodeAndTown = (part: string, anchor: PostalAnchor): boolean =>
  anchor.order === 'code-first' && /^[0-9]{4,5} \p{Lu}[^0-9]*$/u.test(part) && !hasStreetWord(part);

/** British addresses have the village between street and postal town: "London Road, Ashington, Pulborough". */
const isVillage = (part: string, reading: AddressReading, { countries }: PostalAnchor): boolean =>
  countries[0] === 'GB' && !reading.names.has(foldText(part)) && findTowns(part, 'GB').length > 0;

/** Names of Mexican neighbourhoods begin with their kind. */
const isColony = (part: string): boolean => /^(?:col|colonia|fracc|fraccionamiento|barrio)(?:\.|\s)/i.test(part);

/** "Cdad. de Montevideo entre 11 y 1": directly before a code, any short part with a number is the street. */
function isNumberedPart(part: string): boolean {
  return (
    part.length <= 60 &&
    part.split(' ').length <= 8 &&
    /^\p{Lu}/u.test(part) &&
    /\s[0-9]{1,4}[a-zA-Z]?$/.test(part) &&
    !isNoStreet(part)
  );
}

function goesBeforeStreet(part: string, reading: AddressReading): boolean {
  if (isUnit(part) || (isStreet(part) && part.length < 40)) return true;
  return isBuilding(part) && !reading.names.has(foldText(part));
}

/** The street with lines above it that are its units, or that end with a comma. */
export function withUnitsAbove(
  lines: readonly string[],
  index: number,
  street: { text: string; startsAt: number } | null,
  reading: AddressReading,
): StreetInLines | null {
  if (street === null) return null;
  let first = index;
  const above: string[] = [];
  const take = () => {
    first -= 1;
    above.unshift(clean(lines[first] ?? ''));
  };
  if (street.startsAt === 0 && isHouseAbove(lines, index, street.text, reading)) take();
  while (street.startsAt === 0 && first > 0 && index - first < 3 && isTiedToStreet(lines[first - 1] ?? '', reading))
    take();
  return { text: [...above, street.text].join(', '), first, last: index };
}

/**
 * Whether the line above a street names its house: "The Manor" below "Unit 17", whatever it is called, and "Mill House" above
 * a street without a number, which needs one to be found.
 */
function isHouseAbove(lines: readonly string[], index: number, street: string, reading: AddressReading): boolean {
  const line = clean(lines[index - 1] ?? '');
  if (!HOUSE_NAME.test(line) || reading.names.has(foldText(line))) return false;
  const unit = clean(lines[index - 2] ?? '');
  return (/^\p{L}/u.test(unit) && isUnit(unit)) || (!/[0-9]/.test(street) && isBuilding(line));
}

/** One to four capitalized words. */
const HOUSE_NAME = /^(?=.{3,40}$)\p{Lu}[\p{L}'’.-]*(?: (?:of|on|at|the|\p{Lu}[\p{L}'’.-]*)){0,3}$/u;

function isTiedToStreet(line: string, reading: AddressReading): boolean {
  if (line.length > 80) return false;
  const parts = addressParts(stripAddressLabel(line));
  const [opening] = parts;
  if (opening === undefined || parts.length > 4 || reading.names.has(foldText(opening))) return false;
  if (isUnit(opening) && !/^[0-9]{1,4}$/.test(opening)) return true;
  return (
    /,\s*$/.test(line) && parts.some((part) => isUnit(part) || isBuilding(part) || isStreet(part) || isStreetName(part))
  );
}

/** The street in the lines above the city, nearest first. Units may be between them; a building or name ends the search. */
export function streetAbove(
  lines: readonly string[],
  index: number,
  sameLine: readonly string[],
  reading: AddressReading,
  anchor: PostalAnchor,
): StreetInLines | null {
  const between: string[] = sameLine.filter((part) => isUnit(part));
  for (let i = index - 1; i >= 0 && index - i <= FARTHEST_LINE_ABOVE; i -= 1) {
    const line = stripAddressLabel(lines[i] ?? '');
    if (line.length > 120) return null;
    const parts = addressParts(line);
    if (
      parts.length > 0 &&
      parts.every(isUnit) &&
      !parts.some((part) => isStreet(part) && !/^\D*[0-9]{1,4}\D?$/.test(part))
    ) {
      between.unshift(...parts);
      continue;
    }
    const street = composeStreet(parts, reading, anchor);
    if (street !== null && !(parts.length > 4 && parts.length - street.startsAt > 4)) {
      const whole = withUnitsAbove(lines, i, street, reading);
      return { text: [whole?.text ?? street.text, ...between].join(', '), first: whole?.first ?? i, last: index };
    }
    // One line with a district or building may be between street and city.
    if (index - i > 1 || parts.length !== 1 || line.length > 40 || /[0-9@:]/.test(line)) return null;
  }
  return null;
}

/** "1052 Budapest, Váci utca 1": in some countries, and on some sites, the street follows the city. */
export function streetAfter(
  lines: readonly string[],
  index: number,
  line: string,
  anchor: PostalAnchor,
): StreetInLines | null {
  if (anchor.order !== 'code-first') return null;
  const parts = addressParts(line.slice(anchor.end));
  const first = parts[0];
  if (first !== undefined)
    return isStreet(first) && !isCodeAndTown(first, anchor) && /^[\s]*,/.test(line.slice(anchor.end))
      ? { text: first, first: index, last: index }
      : null;
  const below = addressParts(lines[index + 1] ?? '');
  const next = below[0];
  if (next === undefined || below.length > 2 || !isStreet(next) || (lines[index + 1] ?? '').length > 60) return null;
  // The next line may be the street of another address, which is followed by a city of its own.
  if (findPostalAnchors(lines[index + 2] ?? '').length > 0 || findPostalAnchors(lines[index + 1] ?? '').length > 0)
    return null;
  return { text: next, first: index, last: index + 1 };
}

function clean(line: string): string {
  return stripAddressLabel(line).replace(/[\s,;]+$/, '');
}
