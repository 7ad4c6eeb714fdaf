import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';
import { isBareLabel } from '../phone/number-labels.ts';
import {
  addressParts,
  hasStreetWord,
  isBuilding,
  isStreet,
  isStreetName,
  isUnit,
  streetInProse,
  stripAddressLabel,
} from './address-lexicon.ts';
import { parseCity } from './city-name.ts';
import { countryNamed } from './country-names.ts';
import { findTowns, isInNamedRegion } from './gazetteer.ts';
import type { AddressReading, ReadAddress } from './parse-address.ts';

/** Street words at the beginning of a line that is an address. */
const OPENS_STREET = new RegExp(String.raw`^(?:${readPattern('places', 'opensStreet')})\s?\S`);
/** "ul. Wrocławska 156a/306 Opole": the number, then the city. */
const NUMBER_THEN_CITY =
  /^(.{5,60}?\s[0-9]{1,4}\s?[a-zA-Z]?(?:\s?[/-]\s?[0-9]{1,4}[a-zA-Z]?)?)\s+(\p{Lu}[\p{L}'’ -]{2,30})$/u;
const ADDRESS_LABEL = new RegExp(
  String.raw`^(?:${readPattern('places', 'addressLabel')})(?!\p{L})|^(?:住所|所在地)`,
  'u',
);

/** A mark that every separator of the parts of an address has. */
const BETWEEN_PARTS = /[,،;|·•-]/;
const MOST_COUNTRY_WORDS = 3;

/**
 * A street with a city only: "ul. Ruska 5, Wrocław", "12 High Street, Lewes". Accepted only where the preceding text or the
 * markup announces an address, where the line begins with a street word and contains nothing else, or where a known town with its
 * region or country ends it.
 * @param isMarked the markup or a map marks it as an address
 */
export function readStreetAndCity(
  line: string,
  reading: AddressReading,
  isMarked: boolean,
  lineAbove: string,
  lineBelow: string,
): ReadAddress | null {
  // A comma at its end: the address goes on in the next line.
  const endsInComma = /,\s*$/.test(line) && /^\p{Lu}[^0-9:@]{2,40}$/u.test(lineBelow) && !isBareLabel(lineBelow);
  const isCut = endsInComma || isAboveTownWithRegion(line, lineBelow);
  const written = isCut ? `${line}${endsInComma ? '' : ','} ${lineBelow}` : line;
  const text = stripAddressLabel(written);
  const folded = foldText(text.slice(0, 100));
  const isLabelled =
    /^\s?(?:📍|📌|🏠|🗺)/u.test(line) ||
    (text.length < written.length && ADDRESS_LABEL.test(foldText(line).replace(/^[^\p{L}]+/u, '')));
  const isUnderLabel = lineAbove.length <= 30 && ADDRESS_LABEL.test(foldText(lineAbove).replace(/^[^\p{L}]+/u, ''));
  const townFirst = splitTownFirst(addressParts(text));
  const says = isMarked || isLabelled || isUnderLabel || townFirst !== null || OPENS_STREET.test(folded);
  if (!says && !BETWEEN_PARTS.test(text)) return null;
  const parts = splitRegion(addressParts(text.replace(/[.\s]+$/, '')));
  if (!says && (parts.length < 2 || !parts.some(isStreet))) return null;
  const country = takeCountry(parts);
  const region = takeRegion(parts, country);
  const isKnown = (region !== null || country !== null) && findTowns(parts.at(-1) ?? '', country).length > 0;
  if (!says && !isKnown) return null;
  const isAnnounced = isMarked || isLabelled || isUnderLabel;
  const below = isAnnounced ? (belowStreet(parts, lineBelow) ?? belowNamedStreet(parts, lineBelow)) : null;
  const found = townFirst ?? splitParts(parts, reading) ?? (isAnnounced ? splitAtTown(parts) : null) ?? below;
  if (found === null) return null;
  return {
    street: found.street,
    city: found.city,
    region,
    postalCode: null,
    countries: country === null ? [] : [country],
    firstLine: 0,
    lastLine: found === below || isCut ? 1 : 0,
    quote: written,
  };
}

/** "Montefiascone (VT)": the region in brackets as a part of its own, where the town lies in it. */
function splitRegion(parts: readonly string[]): string[] {
  const [, town = '', region = ''] = /^(\p{Lu}[^()]{1,40}) \(([\p{L} ]{2,24})\)$/u.exec(parts.at(-1) ?? '') ?? [];
  const isKnown = findTowns(town).some((one) => isInNamedRegion(one, region));
  return isKnown ? [...parts.slice(0, -1), town, region] : [...parts];
}

/** Whether a line is a street that its kind opens, and the line below a town with its region: "Via del Lago 160", "Montefiascone (VT)". */
function isAboveTownWithRegion(line: string, lineBelow: string): boolean {
  const [street = '', ...others] = addressParts(line);
  if (others.length > 0 || !OPENS_STREET.test(foldText(street)) || !ENDS_IN_NUMBER.test(street)) return false;
  return lineBelow.length <= 60 && isStreet(street) && splitRegion([lineBelow]).length === 2;
}

const ENDS_IN_NUMBER = /\p{L}.*\s[0-9]{1,4}(?:\s?[/-]?\s?[a-zA-Z0-9]{1,3})?$/u;
const MOST_TOWN_WORDS = 4;

/** "Como Viale Roma 79", "Como, Viale Roma 79": a known town before a street with its kind, name and number, and nothing else. */
function splitTownFirst(parts: readonly string[]): { street: string; city: string } | null {
  const [first = '', ...others] = parts;
  if (others.length > 1 || !ENDS_IN_NUMBER.test(parts.at(-1) ?? '')) return null;
  const words = parts.join(' ').split(' ');
  const fewest = others.length === 0 ? 1 : first.split(' ').length;
  for (let length = fewest; length <= (others.length === 0 ? MOST_TOWN_WORDS : fewest); length += 1) {
    const [city, street] = [words.slice(0, length).join(' '), words.slice(length).join(' ')];
    const isWhole = words.length - length > 2 && !isUnit(words.slice(length + 1).join(' '));
    if (!isWhole || !OPENS_STREET.test(foldText(street)) || !isStreet(street)) continue;
    if (parseCity(city) === city && findTowns(city).length > 0) return { street, city };
  }
  return null;
}

/** Takes the country off the end of an address: ", Colombia", "Tolima Colombia". */
function takeCountry(parts: string[]): string | null {
  const words = parts.at(-1)?.split(' ') ?? [];
  for (let length = Math.min(MOST_COUNTRY_WORDS, words.length); length >= 1; length -= 1) {
    const country = countryNamed(words.slice(-length).join(' '));
    if (country === null) continue;
    const rest = words
      .slice(0, -length)
      .join(' ')
      .replace(/[\s(–-]+$/, '');
    parts.splice(-1, 1, ...(rest === '' ? [] : [rest]));
    return country;
  }
  return null;
}

/** Takes the region off the end, where the town before it lies in it. */
function takeRegion(parts: string[], country: string | null): string | null {
  const [last, before] = [parts.at(-1) ?? '', parts.at(-2) ?? ''];
  const isRegion = findTowns(before, country).some((town) => isInNamedRegion(town, last));
  return isRegion ? (parts.pop() ?? null) : null;
}

function splitParts(parts: readonly string[], reading: AddressReading): { street: string; city: string } | null {
  // "76297 Stutensee, Staffort": a code with its town is not a house number with its street.
  const streets = parts.filter((part) => isStreet(part) && !(/^[0-9]{4,6} \p{Lu}/u.test(part) && !hasStreetWord(part)));
  // "Unit 4, 10 Thorn Place": the unit stands before the street that it is in.
  const street = streets.find((part) => !isUnit(part)) ?? streets[0];
  const at = street === undefined ? -1 : parts.indexOf(street);
  if (street === undefined || at > 2) return null;
  const units = parts.slice(0, at).filter(isUnit);
  const city = parts.at(-1) ?? '';
  const between = parts.slice(at + 1, -1);
  if (at === parts.length - 1) {
    const split = NUMBER_THEN_CITY.exec(street);
    if (split === null || !hasStreetWord(split[1] ?? '')) return null;
    return isPlainCity(split[2] ?? '', reading) ? { street: split[1] ?? '', city: split[2] ?? '' } : null;
  }
  if (!isPlainCity(city, reading) || between.some((part) => part.length > 40) || between.length > 2) return null;
  return {
    street: [...units, streetInProse(street), ...between.filter((part) => isUnit(part) || isBuilding(part))].join(', '),
    city,
  };
}

/** "Moi Avenue, Nairobi": in many countries houses have no number. The town has to be known. */
function splitAtTown(parts: readonly string[]): { street: string; city: string } | null {
  const [street, city] = parts.slice(-2);
  if (street === undefined || city === undefined || !isStreetName(street)) return null;
  return findTowns(city).length > 0 && parts.length <= 3 ? { street, city } : null;
}

/** The same, with the town in the line below. */
const belowNamedStreet = ([street = '', ...others]: readonly string[], lineBelow: string) =>
  others.length === 0 ? splitAtTown([street, lineBelow]) : null;

/** The city alone in the line below a street. */
function belowStreet(parts: readonly string[], lineBelow: string): { street: string; city: string } | null {
  const [street] = parts;
  if (street === undefined || parts.length !== 1 || !isStreet(street) || !hasStreetWord(street)) return null;
  const below = addressParts(lineBelow);
  const city = below[0] ?? '';
  if (below.length > 2 || lineBelow.length > 40 || isBareLabel(lineBelow) || /[0-9:@]/.test(lineBelow)) return null;
  return parseCity(city) === city && city.split(' ').length <= 3 ? { street, city } : null;
}

function isPlainCity(part: string, reading: AddressReading): boolean {
  return (
    parseCity(part) === part &&
    !/[0-9]/.test(part) &&
    (part.split(' ').length <= 4 || findTowns(part).length > 0) &&
    !hasStreetWord(part) &&
    !isBuilding(part) &&
    !isUnit(part) &&
    !isBareLabel(part) &&
    !reading.names.has(foldText(part))
  );
}
