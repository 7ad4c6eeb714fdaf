import { REGIONS, regionPattern } from './address-regions.ts';
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
} from './address-words.ts';
import { cityOfPart } from './city-name.ts';
import { countryNamed } from './country-names.ts';
import { foldText } from './fold-text.ts';
import { findPostalAnchors, type PostalAnchor } from './postal-anchors.ts';

/** An address as one place of the text gives it. */
export interface ReadAddress {
  readonly street: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  /** Countries with addresses of this shape, the likelier first; one when it is settled. */
  readonly countries: readonly string[];
  /** The first and last of the lines it was read from. */
  readonly firstLine: number;
  readonly lastLine: number;
  readonly quote: string;
}

/** What is known about the site while reading: names that must not be taken for buildings. Folded. */
export interface AddressReading {
  readonly names: ReadonlySet<string>;
}

const FARTHEST_LINE_ABOVE = 4;
/** Address books print Indian, Brazilian and Spanish neighbourhoods between street and city; they help the postman. */
const KEEPS_NEIGHBOURHOOD = new Set(['IN', 'BR', 'MX']);
const GB_COUNTIES = new Set(REGIONS.GB.map(({ name }) => foldText(name)));
const IN_STATES = new Set(REGIONS.IN.map(({ name }) => foldText(name)));
const BR_STATES = new Set(REGIONS.BR.flatMap(({ code, name }) => [foldText(code ?? ''), foldText(name)]));

/**
 * The addresses whose postal code, or region, stands in line `index`. `lines` are consecutive lines of one page: parts
 * of an address are looked for in the lines around, as far as they look like parts of an address.
 */
export function readAddressesAt(lines: readonly string[], index: number, reading: AddressReading): ReadAddress[] {
  const text = withCodeBelow(lines, index);
  const found: ReadAddress[] = [];
  let from = 0;
  for (const anchor of findPostalAnchors(text)) {
    const address = readAt(lines, index, text, text.slice(from, anchor.start), anchor, reading);
    if (address === null) continue;
    found.push(address);
    from = anchor.end;
  }
  return found;
}

/** "West Des Moines IA" above "50265": the code has a line of its own. */
function withCodeBelow(lines: readonly string[], index: number): string {
  const text = lines[index] ?? '';
  const below = lines[index + 1] ?? '';
  if (below.length > 10 || !/^[0-9]{5}(?:-[0-9]{4})?$/.test(below) || !ENDS_IN_US_REGION.test(text)) return text;
  return `${text} ${below}`;
}

const ENDS_IN_US_REGION = new RegExp(`(?<![\\p{L}])(?:${regionPattern('US')})[.,]?$`, 'u');

function readAt(
  lines: readonly string[],
  index: number,
  line: string,
  textBefore: string,
  found: PostalAnchor,
  reading: AddressReading,
): ReadAddress | null {
  const country = countryAfter(lines, index, line, found);
  const anchor = country === null ? found : { ...found, countries: [country] };
  const parts = addressParts(stripAddressLabel(afterLabel(textBefore)));
  const place =
    anchor.order === 'code-first'
      ? { city: anchor.city, region: anchor.region, rest: parts, first: index }
      : cityBefore(lines, index, parts, anchor);
  if (place.city === null || (hasStreetWord(place.city) && anchor.order === 'code-first' && anchor.needsStreet))
    return null;
  const street =
    place.rest.some(isStreet) ||
    place.rest.some(isStreetName) ||
    (anchor.order === 'code-first' && place.rest.some(isNumberedPart))
      ? withUnitsAbove(lines, place.first, composeStreet(place.rest, reading, anchor), reading)
      : (streetAbove(lines, place.first, place.rest, reading, anchor) ?? streetAfter(lines, index, line, anchor));
  // A region alone is no anchor: the street before it must be one beyond doubt ("24-hour drains, Madison, WI").
  if (anchor.postalCode === null && street !== null && !hasStreetWord(street.text) && !/box/i.test(street.text))
    return null;
  if (
    street === null &&
    (anchor.needsStreet || anchor.postalCode === null) &&
    !isAddressAlone(lines, index, found, place.city)
  ) {
    return null;
  }
  const first = street?.first ?? place.first;
  const last = Math.max(index, street?.last ?? index);
  return {
    street: street?.text ?? null,
    city: place.city,
    region: place.region,
    postalCode: anchor.postalCode,
    countries: anchor.countries,
    firstLine: first,
    lastLine: last,
    quote: lines
      .slice(first, last + 1)
      .map((one) => one.replace(/[\s,;]+$/, ''))
      .join(', '),
  };
}

interface Street {
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

/** Without the words before the last colon ("Registered address: 1 High Street"), unless the colon is inside a time. */
function afterLabel(text: string): string {
  const colon = text.lastIndexOf(':');
  return colon === -1 || /[0-9]$/.test(text.slice(0, colon)) ? text : text.slice(colon + 1);
}

interface Place {
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
function cityBefore(lines: readonly string[], index: number, parts: readonly string[], anchor: PostalAnchor): Place {
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
    if (region === null && isRegionName(last, anchor)) {
      region = last;
      continue;
    }
    const cleaned = last.replace(/\s+(?:cep|pin(?: ?code)?|c\.?p\.?)[.:]?$/i, '').replace(/\s?\($/, '');
    const split = isStreet(cleaned) ? splitAfterStreet(cleaned) : null;
    if (split !== null) return { city: split.city, region, rest: [...rest, split.street], first };
    const city = isStreet(cleaned) ? null : cityOfPart(cleaned);
    if (city !== null) return { city, region, rest, first };
    // "Delhi" and "London" are regions and cities alike: before a street alone they are the city.
    return region !== null && anchor.region === null
      ? { city: region, region: null, rest: [...rest, last], first }
      : { city: null, region, rest, first };
  }
  return { city: null, region, rest, first };
}

function isRegionName(part: string, anchor: PostalAnchor): boolean {
  const folded = foldText(part);
  if (anchor.countries.includes('GB') && GB_COUNTIES.has(folded)) return true;
  if (anchor.countries.includes('IE') && /^(?:co\.?|county) /.test(folded)) return true;
  if (anchor.countries.includes('BR') && BR_STATES.has(folded)) return true;
  return anchor.countries.includes('IN') && IN_STATES.has(folded);
}

const STREET_END =
  /^(.*?\b(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|boulevard|blvd|way|court|ct|place|pl|highway|hwy|parkway|pkwy|pike|circle|cir|terrace|ter|trail|trl|square|sq|close|crescent|loop|broadway|(?:route|hwy|highway|rte) [0-9]{1,4})\b\.?(?: [NSEW]{1,2}\b\.?)?(?:,? ?(?:suite|ste|unit|apt|bldg|#) ?[\w#-]{1,6})?) +(\p{Lu}[\p{L}'. -]{1,40})$/iu;

/** "123 Main St Atlanta": a street and a city without anything between them. */
function splitAfterStreet(part: string): { street: string; city: string } | null {
  const match = STREET_END.exec(part.slice(0, 120));
  const city = match === null ? null : cityOfPart(match[2] ?? '');
  return city === null ? null : { street: match?.[1] ?? '', city };
}

/** The street within a list of parts, with its unit, building and (where customary) neighbourhood. */
function composeStreet(
  parts: readonly string[],
  reading: AddressReading,
  anchor: PostalAnchor,
): { text: string; startsAt: number } | null {
  let core = parts.findLastIndex(isStreet);
  if (core === -1) core = parts.findLastIndex(isStreetName);
  if (core === -1 && anchor.order === 'code-first' && anchor.postalCode !== null)
    core = parts.findLastIndex(isNumberedPart);
  if (core === -1) return null;
  // A unit with a number ("Suite 200") is no street of its own.
  for (let i = core - 1; i >= 0 && isUnit(parts[core] ?? ''); i -= 1)
    if (isStreet(parts[i] ?? '') || isStreetName(parts[i] ?? '')) core = i;
  const neighbourhoods = KEEPS_NEIGHBOURHOOD.has(anchor.countries[0] ?? '');
  let start = core;
  while (start > 0 && core - start < 4 && goesBeforeStreet(parts[start - 1] ?? '', reading)) start -= 1;
  const taken = parts.slice(start, core + 1);
  if (start === core && isStreet(taken[0] ?? '')) taken[0] = streetInProse(taken[0] ?? '');
  for (const part of parts.slice(core + 1)) if (neighbourhoods || isUnit(part) || /[0-9]/.test(part)) taken.push(part);
  return { text: taken.join(', '), startsAt: start };
}

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

/** The street with the lines above it that are its units, or that a comma at their end ties to it. */
function withUnitsAbove(
  lines: readonly string[],
  index: number,
  street: { text: string; startsAt: number } | null,
  reading: AddressReading,
): Street | null {
  if (street === null) return null;
  let first = index;
  const above: string[] = [];
  while (street.startsAt === 0 && first > 0 && index - first < 3 && isTiedToStreet(lines[first - 1] ?? '', reading)) {
    first -= 1;
    above.unshift(clean(lines[first] ?? ''));
  }
  return { text: [...above, street.text].join(', '), first, last: index };
}

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

/** The street in the lines above the city, nearest first: units may stand between, buildings and names end it. */
function streetAbove(
  lines: readonly string[],
  index: number,
  sameLine: readonly string[],
  reading: AddressReading,
  anchor: PostalAnchor,
): Street | null {
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
    // One line of district or building may stand between the street and the city.
    if (index - i > 1 || parts.length !== 1 || line.length > 40 || /[0-9@:]/.test(line)) return null;
  }
  return null;
}

/** "1052 Budapest, Váci utca 1": in some countries, and on some sites, the street follows. */
function streetAfter(lines: readonly string[], index: number, line: string, anchor: PostalAnchor): Street | null {
  if (anchor.order !== 'code-first') return null;
  const parts = addressParts(line.slice(anchor.end));
  const first = parts[0];
  if (first !== undefined)
    return isStreet(first) && /^[\s]*,/.test(line.slice(anchor.end))
      ? { text: first, first: index, last: index }
      : null;
  const below = addressParts(lines[index + 1] ?? '');
  const next = below[0];
  if (next === undefined || below.length > 2 || !isStreet(next) || (lines[index + 1] ?? '').length > 60) return null;
  // The next line may be the street of the next address: then its own city follows.
  if (findPostalAnchors(lines[index + 2] ?? '').length > 0 || findPostalAnchors(lines[index + 1] ?? '').length > 0)
    return null;
  return { text: next, first: index, last: index + 1 };
}

/** "Akron, OH 44305", "53000 Laval": nothing else in the line but a label or a country. */
function isAddressAlone(lines: readonly string[], index: number, anchor: PostalAnchor, city: string): boolean {
  const line = lines[index] ?? '';
  if (line.length > 60) return false;
  const after = line.slice(anchor.end).replace(/^[\s,.;)-]+|[\s.,;]+$/g, '');
  if (after !== '' && countryNamed(after) === null) return false;
  const before = addressParts(stripAddressLabel(afterLabel(line.slice(0, anchor.start))));
  if (anchor.order === 'city-first') return anchor.countries.length === 1 && before.length === 1 && before[0] === city;
  // Four digits and a word are a year and a headline too often.
  if (
    before.length > 0 ||
    !/^[0-9]{5}$/.test(anchor.postalCode ?? '') ||
    (/000$/.test(anchor.postalCode ?? '') && !/^[0-9]{2}000$/.test(anchor.postalCode ?? ''))
  )
    return false;
  // "15500 Voss" above "Houston, TX 77079" is a street.
  return !findPostalAnchors(lines[index + 1] ?? '').some((next) => next.countries.length === 1);
}

function countryAfter(lines: readonly string[], index: number, line: string, anchor: PostalAnchor): string | null {
  const rest = line.slice(anchor.end).replace(/^[\s,.;()-]+/, '');
  const onLine = rest === '' ? null : countryNamed(addressParts(rest)[0]?.slice(0, 40) ?? '');
  if (onLine !== null) return onLine;
  if (rest.replace(/[.\s]/g, '') !== '') return null;
  const next = lines[index + 1] ?? '';
  return next.length <= 40 ? countryNamed(next) : null;
}

function clean(line: string): string {
  return stripAddressLabel(line).replace(/[\s,;]+$/, '');
}
