import { readPattern } from '../../data/patterns.ts';
import { cityBefore, type PlaceBefore, townBeforeCode } from './address-city.ts';
import { addressParts, isCertainStreet, isStreet, stripAddressLabel } from './address-lexicon.ts';
import { regionPattern } from './address-regions.ts';
import { composeStreet, streetAbove, streetAfter, withUnitsAbove } from './address-street.ts';
import { countryNamed } from './country-names.ts';
import { findTowns, isTownInRegion } from './gazetteer.ts';
import { findPostalAnchors, type PostalAnchor } from './postal-anchors.ts';

/** An address as parsed from one place in the text. */
export interface ReadAddress {
  readonly street: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  /** Countries with this address format, the most likely first; one when it is certain. */
  readonly countries: readonly string[];
  /** The first and last line it was parsed from. */
  readonly firstLine: number;
  readonly lastLine: number;
  readonly quote: string;
}

/** What is known about the site: names that must not be taken for buildings. Folded. */
export interface AddressReading {
  readonly names: ReadonlySet<string>;
}

/**
 * The addresses whose postal code, or region, is in line `index`. `lines` are consecutive lines of one page; other parts of
 * an address are taken from the lines around it while they look like such parts.
 */
export function readAddressesAt(lines: readonly string[], index: number, reading: AddressReading): ReadAddress[] {
  const town = townBelow(lines, index);
  const text = town === null ? withCodeBelow(lines, index) : `${lines[index]} ${town}`;
  const found: ReadAddress[] = [];
  let from = 0;
  for (const anchor of findPostalAnchors(text)) {
    const address = readAt(lines, index, text, text.slice(from, anchor.start), anchor, reading);
    if (address === null) continue;
    found.push(town === null ? address : { ...address, lastLine: index + 1, quote: `${address.quote} ${town}` });
    from = anchor.end;
  }
  return found;
}

/** "West Des Moines IA" above "50265": the code is on a line of its own. */
function withCodeBelow(lines: readonly string[], index: number): string {
  const text = lines[index] ?? '';
  const below = lines[index + 1] ?? '';
  if (below.length > 10 || !/^[0-9]{5}(?:-[0-9]{4})?$/.test(below) || !ENDS_IN_US_REGION.test(text)) return text;
  return `${text} ${below}`;
}

const CODE_ALONE = /^(?:[0-9]{5}|[0-9]{4}(?: ?[A-Z]{2})?|[0-9]{4}-[0-9]{3}|[0-9]{2}-[0-9]{3})$/;

/** "Madrid" below "28001", which stands alone below a street. */
export function townBelow(lines: readonly string[], index: number): string | null {
  if (!CODE_ALONE.test(lines[index] ?? '')) return null;
  const [street, town] = [addressParts(stripAddressLabel(lines[index - 1] ?? '')), lines[index + 1] ?? ''];
  return street.length > 0 && street.length <= 3 && street.some(isStreet) && findTowns(town).length > 0 ? town : null;
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
  const parts = addressParts(stripAddressLabel(afterLabel(afterContact(textBefore.replace(CODE_LABEL, '')))));
  const place =
    anchor.order === 'code-first'
      ? (townBeforeCode(parts, anchor, index) ?? {
          city: anchor.city,
          region: anchor.region,
          rest: parts,
          first: index,
        })
      : cityBefore(lines, index, parts, anchor);
  // Only Brazilian addresses give neighbourhood and state without the town.
  if (
    place.city === null
      ? anchor.countries[0] !== 'BR' || place.region === null
      : isStreetInPlaceOfCity(place.city, anchor)
  )
    return null;
  const composed = composeStreet(place.rest, reading, anchor);
  const street =
    composed === null
      ? (streetAbove(lines, place.first, place.rest, reading, anchor) ?? streetAfter(lines, index, line, anchor))
      : withUnitsAbove(lines, place.first, composed, reading);
  // A region alone is weak evidence: the street before it must be certain ("24-hour drains, Madison, WI" is not an
  // address).
  if (anchor.postalCode === null && street !== null && !isCertainStreet(street.text)) return null;
  const { city } = place;
  // "CAMBIO DE" in capitals is no town in Delaware.
  if (street === null && anchor.postalCode === null && !isTownInRegion(city ?? '', place.region, anchor.countries))
    return null;
  if (
    street === null &&
    (city === null || !(isAddressAlone(lines, index, found, city) || isBelowTown(lines, index, found, place)))
  )
    return null;
  const first = street?.first ?? place.first;
  const last = Math.max(index, street?.last ?? index);
  return {
    street: street?.text ?? null,
    city,
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

/** What only announces the code: "Col. Centro CP. 88700", "Via Roma 5 - CAP 33044". */
const CODE_LABEL = /[\s,(-]+(?:CAP|PLZ|[Cc]\.?[Pp]\.?|[Cc]ode postal|[Cc][oó]digo postal)[.:]?\s*$/;

/** "15500 Voss Road": five digits and a name are the house number and street of an American address. */
function isStreetInPlaceOfCity(city: string, anchor: PostalAnchor): boolean {
  return anchor.order === 'code-first' && anchor.needsStreet && ENGLISH_STREET.test(city);
}

/** Without the endings of German streets, which Nürnberg and Bielefeld share. */
const ENGLISH_STREET = new RegExp(String.raw`\s(?:${readPattern('places', 'englishStreet')})\.?$`, 'i');

/** A number that no house has (by its plus, bracket or zero in front, or since a house number follows), or an e-mail address, and a space. */
const CONTACT =
  /(?:(?<![\p{L}\d])(?:[+(]\d|0)(?:(?!\s+\d{1,5}[a-z]?\s+\p{Lu})[\s()./-]{0,3}\d){6,}|(?<![\p{L}\d])\d(?:[()./-]{0,2}\d){6,}(?=\s+\d{1,5}[a-z]?\s+\p{Lu})|[^\s@]@[^\s@]{1,60}\.\p{L}{2,})[,;|\s]\s*(?!$)/gu;

/** Removes a phone number or an e-mail address before the street, with the words before it: "Call (218) 555-0133 5 Lake Avenue". */
function afterContact(line: string): string {
  const last = [...line.matchAll(CONTACT)].at(-1);
  return last === undefined ? line : line.slice(last.index + last[0].length);
}

/** Removes the words before the last colon ("Registered address: 1 High Street"), unless the colon is part of a time. */
function afterLabel(line: string): string {
  const text = line.replace(/\b(?:cep|c\.p\.|pin(?: ?code)?|zip(?: code)?|postcode|eircode)\s?:\s*$/i, '');
  const colon = text.replace(/\b(no\.?|nr\.?):/gi, '$1 ').lastIndexOf(':');
  return colon === -1 || /[0-9]$/.test(text.slice(0, colon)) ? text : text.slice(colon + 1);
}

/** "Akron, OH 44305", "53000 Laval": nothing before it, and after it a country, a phone number or nothing. */
function isAddressAlone(lines: readonly string[], index: number, anchor: PostalAnchor, city: string): boolean {
  const line = lines[index] ?? '';
  if (line.length > 60 && anchor.order === 'code-first') return false;
  const after = line.slice(anchor.end).replace(/^[\s,.;)-]+|[\s.,;]+$/g, '');
  const endsThere = after === '' || countryNamed(after) !== null;
  const before = addressParts(stripAddressLabel(afterLabel(line.slice(0, anchor.start))));
  if (anchor.order === 'city-first') {
    const opensNumber = anchor.postalCode !== null && /^[|(+0-9·]/.test(after);
    return anchor.countries.length === 1 && before.length === 1 && before[0] === city && (endsThere || opensNumber);
  }
  // Four digits and a word are too often a year and a headline.
  if (!endsThere || before.length > 0 || !/^[0-9]{5}$|-/.test(anchor.postalCode ?? '')) return false;
  // "15500 Voss" above "Houston, TX 77079" is a street.
  return !findPostalAnchors(lines[index + 1] ?? '').some((next) => next.countries.length === 1);
}

/** "Leeds" above "LS15 4PB": each on a line of its own, a town that is known and a code of one country only. */
function isBelowTown(
  lines: readonly string[],
  index: number,
  anchor: PostalAnchor,
  { city, first }: PlaceBefore,
): boolean {
  const [country, other] = anchor.countries;
  const isAlone = anchor.start === 0 && anchor.end === lines[index]?.length && first === index - 1;
  if (!isAlone || anchor.postalCode === null || country === undefined || other !== undefined) return false;
  return lines[first] === city && findTowns(city, country).length > 0;
}

function countryAfter(lines: readonly string[], index: number, line: string, anchor: PostalAnchor): string | null {
  const rest = line.slice(anchor.end).replace(/^[\s,.;()-]+/, '');
  const onLine = rest === '' ? null : countryNamed(addressParts(rest)[0]?.slice(0, 40) ?? '');
  if (onLine !== null) return onLine;
  if (rest.replace(/[.\s]/g, '') !== '') return null;
  const next = lines[index + 1] ?? '';
  return next.length <= 40 ? countryNamed(next) : null;
}
