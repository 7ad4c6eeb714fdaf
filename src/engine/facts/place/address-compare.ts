import type { Address } from '#shared/audit/business.ts';
import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';
import { isOneEditApart } from '../language/one-edit.ts';

/** Street words and directions mapped to their shortest form, so that all spellings of one street are equal. */
const SHORT = new Map<string, string>();
for (const pair of `street:st avenue:ave av:ave road:rd drive:dr boulevard:blvd bd:blvd lane:ln court:ct place:pl highway:hwy
  parkway:pkwy terrace:ter tce:ter circle:cir square:sq crescent:cres trail:trl route:rt rte:rt north:n south:s east:e west:w
  northeast:ne northwest:nw southeast:se southwest:sw suite:ste unit:ste apt:ste apartment:ste saint:st mount:mt fort:ft
  strasse:str first:1st second:2nd third:3rd fourth:4th fifth:5th sixth:6th seventh:7th eighth:8th ninth:9th tenth:10th
  ulica:ul aleja:al plac:pl osiedle:os piazza:pza viale:vle corso:cso calle:c carrer:c avenida:ave avda:ave building:bldg
  floor:fl centre:center number:no`.split(/\s+/)) {
  const [long = '', short = ''] = pair.split(':');
  SHORT.set(long, short);
}
const NOISE = new Set(['no', 'nr', 'n', 'der', 'die', 'de', 'la', 'le', 'the', 'ste', 'fl', 'bldg', 'c']);

/** The words of a street for comparison: folded, short forms, "str." split from compounds ("Elmstraße" is "elmstr"). */
export function streetTokens(street: string): string[] {
  return (foldText(street).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => {
    const short = SHORT.get(word) ?? word;
    return short.length > 6 && short.endsWith('strasse') ? `${short.slice(0, -7)}str` : short;
  });
}

/** Numbers of a street: the house, the floor, the unit. "9-12" and "9番12号" are both 9 and 12. */
function numbersOf(tokens: readonly string[]): string[] {
  return tokens.flatMap((token) => token.match(/[0-9]+/g) ?? []).map((digits) => digits.replace(/^0+(?=.)/, ''));
}

const bare = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Compares two addresses. `same`: one place, whatever its spelling and however much is missing.
 * `contradiction`: one street and house, but another postal code or city, a typo. `other`: another place.
 */
export type AddressRelation = 'same' | 'contradiction' | 'other';

export function compareAddresses(a: Address, b: Address): AddressRelation {
  if (a.country !== null && b.country !== null && a.country !== b.country) return 'other';
  const left = comparable(a);
  const right = comparable(b);
  const codes = left.code !== null && right.code !== null ? left.code === right.code : null;
  const cities = left.city !== null && right.city !== null ? isSameCity(left.city, right.city) : null;
  if (left.street === null || right.street === null) {
    if (codes !== null) return codes ? 'same' : 'other';
    return cities === false ? 'other' : 'same';
  }
  if (codes === false && cities === false) return 'other';
  if (!isSameStreet(left.street, right.street)) return 'other';
  if (isOtherDoor(left.street, right.street)) return codes === false || cities === false ? 'other' : 'contradiction';
  // Towns are also named by their districts or the city they belong to: the code decides.
  if (codes === true || cities === true) return codes === false ? 'contradiction' : 'same';
  if (codes === false) return cities === null ? 'contradiction' : 'other';
  // Without codes one street and number is one place: towns may be named by island, district or neighbouring city.
  return cities === false && left.street.opening !== right.street.opening ? 'other' : 'same';
}

interface ComparableStreet {
  readonly numbers: readonly string[];
  readonly house: string | null;
  /** The letter behind the house number, and the suite or unit; null for none. */
  readonly letter: string | null;
  readonly unit: string | null;
  /** Its words without numbers and stop words, also joined. */
  readonly words: ReadonlySet<string>;
  readonly joined: string;
  /** The first words and numbers, which identify street and house. */
  readonly opening: string;
}

interface Comparable {
  readonly code: string | null;
  readonly city: string | null;
  readonly street: ComparableStreet | null;
}

/** Cached, because each address is compared with many. */
const COMPARABLES = new WeakMap<Address, Comparable>();

function comparable(address: Address): Comparable {
  const before = COMPARABLES.get(address);
  if (before !== undefined) return before;
  const { street, city, postalCode } = address;
  const made: Comparable = {
    code: postalCode === null ? null : bare(postalCode).replace(/^([0-9]{5})[0-9]{4}$/, '$1'),
    city: city === null ? null : bare(city),
    street: street === null ? null : comparableStreet(street),
  };
  COMPARABLES.set(address, made);
  return made;
}

function comparableStreet(street: string): ComparableStreet {
  const tokens = streetTokens(street);
  const words = new Set(
    tokens.map((token) => token.replace(/[0-9]+/g, '')).filter((token) => token.length > 1 && !NOISE.has(token)),
  );
  return {
    numbers: numbersOf(tokens),
    house: houseOf(street),
    ...doorOf(street),
    words,
    joined: [...words].join(''),
    opening: tokens.slice(0, 6).join(' '),
  };
}

function isSameCity(left: string, right: string): boolean {
  return left.includes(right) || right.includes(left);
}

/** The same house number and half of the shorter name's words. Streets without any number: by words alone. */
function isSameStreet(left: ComparableStreet, right: ComparableStreet): boolean {
  if (left.numbers.length > 0 && right.numbers.length > 0) {
    const [fewer, more] =
      left.numbers.length <= right.numbers.length ? [left.numbers, right.numbers] : [right.numbers, left.numbers];
    if (!fewer.some((number) => more.includes(number))) return false;
    // Two house numbers of one street are two places, even if they share a floor number.
    if (
      left.house !== null &&
      right.house !== null &&
      left.house !== right.house &&
      !fewer.every((n) => more.includes(n))
    )
      return false;
  }
  if (left.words.size === 0 || right.words.size === 0) return true;
  if (left.joined.includes(right.joined) || right.joined.includes(left.joined)) return true;
  const shared = [...left.words].filter((word) => right.words.has(word)).length;
  return shared / Math.min(left.words.size, right.words.size) >= 0.5 || isOneEditApart(left.joined, right.joined);
}

const UNIT = new RegExp(
  String.raw`(?:\b(?:${readPattern('places', 'unitWord')})\b\.?(?: ?no\.?)?|#) ?#?([0-9]{1,5}[a-z]?|[a-z](?![a-z]))(?![\p{L}\p{N}])`,
  'u',
);

function doorOf(street: string): Pick<ComparableStreet, 'letter' | 'unit'> {
  const folded = foldText(street);
  const unit = UNIT.exec(folded);
  const house = unit === null ? folded : folded.replace(unit[0], ' ').trim();
  const letter = /^[0-9]{1,5}([a-z])(?![\p{L}\p{N}])/u.exec(house) ?? /\p{L}[. ,]+[0-9]{1,4}[ -]?([a-z])$/u.exec(house);
  return { letter: letter?.[1] ?? null, unit: unit?.[1] ?? null };
}

/** Another suite of one building, or another letter of one house number, a missing one too: "7" is not "7b". */
function isOtherDoor(left: ComparableStreet, right: ComparableStreet): boolean {
  if (left.unit !== null && right.unit !== null && left.unit !== right.unit) return true;
  return left.house !== null && left.house === right.house && left.letter !== right.letter;
}

function houseOf(street: string): string | null {
  const folded = foldText(street);
  return (
    (/^(?:(?:shop|unit|suite|flat) ?[\w-]{1,5}[ ,/]+)?([0-9]{1,5})/.exec(folded) ??
      /([0-9]{1,4})[a-z]?(?:\/[0-9a-z]+)?$/.exec(folded))?.[1] ?? null
  );
}

/** An address in one line, for tables. */
export function addressLine(address: Address): string {
  const { street, city, region, postalCode, country } = address;
  return [street, [postalCode, city].filter((part) => part !== null).join(' '), region, country]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}
