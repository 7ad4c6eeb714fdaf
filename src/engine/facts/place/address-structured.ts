import type { Address, MentionPlace } from '#shared/audit/business.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { getNodes, getText, getValues, type StructuredNode } from '../../crawl/structured-data/structured-node.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext, PlacedNode } from '../fact-context.ts';
import { asciiDigits } from '../phone/digit-runs.ts';
import { addressLine } from './address-compare.ts';
import { readUncasedAddress } from './address-uncased.ts';
import { parseCountryCode } from './country-names.ts';
import { findRegion, findTowns, isInNamedRegion } from './gazetteer.ts';
import { type AddressReading, readAddressesAt } from './parse-address.ts';
import { findPostalAnchors } from './postal-anchors.ts';

/** An address of a business's structured data. */
export interface StructuredAddress {
  readonly address: Address;
  readonly countries: readonly string[];
  readonly placed: PlacedNode;
  readonly place: MentionPlace;
  readonly quote: string;
}

/** Properties for places that the business serves or is part of; their addresses are not its own. */
const NOT_ITS_OWN = new Set([
  'areaServed',
  'serviceArea',
  'containedInPlace',
  'containsPlace',
  'serviceLocation',
  'eligibleRegion',
]);

/** The addresses of the business's own nodes in structured data, in order, the most specific node first. */
export function structuredAddresses(context: FactContext, reading: AddressReading): StructuredAddress[] {
  const found: StructuredAddress[] = [];
  for (const placed of context.businessNodes) {
    if (isElsewhere(placed)) continue;
    for (const value of addressValues(context, placed)) {
      const address = typeof value === 'string' ? fromText(value, reading) : fromNode(context.resolve(value), reading);
      if (address !== null)
        found.push({ ...address, placed, place: placed.node.syntax, quote: addressLine(address.address) });
    }
  }
  for (const placed of context.nodes) {
    // Microdata of an address often lacks the business around it.
    if (placed.parent !== null || !placed.node.types.includes('PostalAddress')) continue;
    const address = fromNode(placed.node, reading);
    if (address !== null)
      found.push({ ...address, placed, place: placed.node.syntax, quote: addressLine(address.address) });
  }
  return found;
}

/** The node's `address`, and the address of its `location` if that has no name of its own. */
function addressValues(context: FactContext, placed: PlacedNode): readonly (string | StructuredNode)[] {
  const node = context.resolve(placed.node);
  const own = getValues(node, 'address');
  if (own.length > 0) return own;
  return getNodes(node, 'location').flatMap((inner) => {
    const place = context.resolve(inner);
    if (place.types.includes('PostalAddress')) return [place];
    return getText(place, 'name') === null ? getValues(place, 'address') : [];
  });
}

function isElsewhere(placed: PlacedNode): boolean {
  for (let one: PlacedNode | null = placed; one !== null; one = one.parent) if (NOT_ITS_OWN.has(one.via)) return true;
  return false;
}

type Parts = Pick<StructuredAddress, 'address' | 'countries'>;

function fromNode(node: StructuredNode, reading: AddressReading): Parts | null {
  const street = streetOrNull(joined(node, 'streetAddress')) ?? withBox(getText(node, 'postOfficeBoxNumber'));
  const stated = lastPart(getText(node, 'addressRegion') ?? nameOf(node, 'addressRegion'));
  const country = countryOf(node);
  const written = withoutRegion(getText(node, 'addressLocality'), stated);
  const behind = stated === null && written !== null ? splitState(written, country) : null;
  const [city, region] = [behind?.city ?? written, behind?.region ?? stated];
  const postalCode = getText(node, 'postalCode');
  if (street === null && city === null && postalCode === null) {
    const name = getText(node, 'name');
    return name === null ? null : fromText(name, reading);
  }
  // The whole address in one property, as many plugins write it.
  if (street !== null && city === null && postalCode === null) {
    const whole = fromText(street, reading);
    if (whole !== null)
      return country === null ? whole : { address: { ...whole.address, country }, countries: [country] };
  }
  const settled = country ?? countryOfShape(city, region, postalCode);
  return {
    address: {
      street,
      city,
      region,
      postalCode: postalCode === null ? null : asciiDigits(postalCode),
      country: settled,
    },
    countries: settled === null ? [] : [settled],
  };
}

/** The country that region and code imply where none is named: "MN 55802" is American, "OX1 4DB" British. */
function countryOfShape(city: string | null, region: string | null, postalCode: string | null): string | null {
  if (postalCode === null) return null;
  const [anchor] = findPostalAnchors(`${city ?? ''}, ${region ?? ''} ${postalCode}`);
  if (anchor === undefined || anchor.postalCode === null || anchor.countries.length !== 1) return null;
  const [country = null] = anchor.countries;
  // MI is also Milan and TN also Trento: the code must belong to that state and not to a province.
  return country === 'US' && !(ZONES[postalCode.charAt(0)] ?? '').split(' ').includes(region ?? '') ? null : country;
}

/** States by the first digit of their ZIP codes, without codes that are also Italian provinces or countries. */
const ZONES: Readonly<Record<string, string>> = {
  0: 'CT MA ME NH NJ',
  1: 'NY PA',
  2: 'DC MD NC SC WV',
  3: 'AL FL GA MS',
  4: 'IN KY MI OH',
  5: 'IA MN MT ND SD WI',
  6: 'IL KS MO NE',
  7: 'AR LA OK TX',
  8: 'AZ CO ID NM NV UT WY',
  9: 'AK CA HI OR WA',
};

function joined(node: StructuredNode, name: string): string | null {
  const lines = getValues(node, name).filter((value) => typeof value === 'string');
  const text = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ')
    .replace(/\s+/g, ' ');
  return text === '' ? null : asciiDigits(text).replace(/[,\s]+$/, '');
}

const NO_STREET = new RegExp(String.raw`\b(?:${readPattern('places', 'noStreet')})\b`, 'i');

/** "Mobile service - we come to you" in the street field is not a street. */
function streetOrNull(street: string | null): string | null {
  if (street === null || /[0-9]/.test(street)) return street;
  return NO_STREET.test(street) ? null : street;
}

/** "Pune, Maharashtra" in the region field is Maharashtra. */
function lastPart(region: string | null): string | null {
  return region?.split(',').at(-1)?.trim() || null;
}

/** "Hanford, CA" in the city field, next to the region CA, is Hanford. */
function withoutRegion(city: string | null, region: string | null): string | null {
  if (city === null) return null;
  const [first = '', second] = city.split(',').map((part) => part.trim());
  return second !== undefined && (/^[A-Z]{2,3}$/.test(second) || second === region) ? first : city;
}

/** "Acapulco Gro" in the city field is Acapulco in the state of that code. */
function splitState(written: string, country: string | null): { city: string; region: string } | null {
  const [, city = '', code = ''] = /^(.+) ([A-Z][A-Za-z]{1,2})\.?$/.exec(written) ?? [];
  if (city === '' || findTowns(written, country).length > 0) return null;
  const town = findTowns(city, country).find((one) => isInNamedRegion(one, code.toUpperCase()));
  const name = town === undefined ? undefined : findRegion(code.toUpperCase(), town.country)?.names[0];
  return name === undefined ? null : { city, region: code === code.toUpperCase() ? code : name };
}

const withBox = (number: string | null): string | null =>
  number === null ? null : /\p{L}/u.test(number) ? number : `PO Box ${number}`;

function nameOf(node: StructuredNode, property: string): string | null {
  const [inner] = getNodes(node, property);
  return inner === undefined ? null : getText(inner, 'name');
}

function countryOf(node: StructuredNode): string | null {
  const written = getText(node, 'addressCountry') ?? nameOf(node, 'addressCountry');
  return written === null ? null : parseCountryCode(written);
}

function fromText(text: string, reading: AddressReading): Parts | null {
  const lines = asciiDigits(cutText(text, 400))
    .split(/\n|<br\s?\/?>/)
    .map((line) => line.trim());
  for (let i = 0; i < lines.length; i += 1) {
    const read = readUncasedAddress(lines, i) ?? readAddressesAt(lines, i, reading)[0];
    if (read === undefined || read === null) continue;
    const { street, city, region, postalCode, countries } = read;
    return {
      address: { street, city, region, postalCode, country: countries.length === 1 ? (countries[0] ?? null) : null },
      countries,
    };
  }
  return null;
}
