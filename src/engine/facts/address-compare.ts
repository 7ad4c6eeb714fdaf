import type { Address } from '#shared/audit/business.ts';
import { foldText } from './fold-text.ts';

/** Street words and directions on their shortest form, so that every spelling of one street is the same. */
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

/** The words of a street as compared: folded, short forms, "str." cut from compounds ("Elmstraße" is "elmstr"). */
export function streetTokens(street: string): string[] {
  return (foldText(street).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => {
    const short = SHORT.get(word) ?? word;
    return short.length > 6 && short.endsWith('strasse') ? `${short.slice(0, -7)}str` : short;
  });
}

/** Numbers of a street: the house, the floor, the unit. "8-46" and "8番46号" are both 8 and 46. */
function numbersOf(tokens: readonly string[]): string[] {
  return tokens.flatMap((token) => token.match(/[0-9]+/g) ?? []).map((digits) => digits.replace(/^0+(?=.)/, ''));
}

const bare = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * How two addresses stand to each other. `same`: one place, however it is spelled and however much is left out.
 * `contradiction`: one street and house, but another postal code or city - somebody mistyped. `other`: another place.
 */
export type AddressRelation = 'same' | 'contradiction' | 'other';

export function compareAddresses(a: Address, b: Address): AddressRelation {
  if (a.country !== null && b.country !== null && a.country !== b.country) return 'other';
  const codes = a.postalCode !== null && b.postalCode !== null ? codeOf(a.postalCode) === codeOf(b.postalCode) : null;
  const cities = a.city !== null && b.city !== null ? isSameCity(a.city, b.city) : null;
  if (a.street === null || b.street === null) {
    if (codes !== null) return codes ? 'same' : 'other';
    return cities === false ? 'other' : 'same';
  }
  if (!isSameStreet(a.street, b.street)) return 'other';
  // Towns carry the names of their districts and of the city they belong to: the code decides.
  if (codes === true || cities === true) return codes === false ? 'contradiction' : 'same';
  if (codes === false) return cities === null ? 'contradiction' : 'other';
  // Without codes one street and number is one place: towns go by their island, their district, the city next to them.
  return cities === false && !isSameHouse(a.street, b.street) ? 'other' : 'same';
}

function isSameHouse(a: string, b: string): boolean {
  return streetTokens(a).slice(0, 6).join(' ') === streetTokens(b).slice(0, 6).join(' ');
}

function codeOf(code: string): string {
  return bare(code).replace(/^([0-9]{5})[0-9]{4}$/, '$1');
}

function isSameCity(a: string, b: string): boolean {
  const left = bare(a);
  const right = bare(b);
  return left.includes(right) || right.includes(left);
}

/** The same house number and half of the shorter name's words. Streets without any number: by words alone. */
function isSameStreet(a: string, b: string): boolean {
  const left = streetTokens(a);
  const right = streetTokens(b);
  const leftNumbers = numbersOf(left);
  const rightNumbers = numbersOf(right);
  if (leftNumbers.length > 0 && rightNumbers.length > 0) {
    const fewer = leftNumbers.length <= rightNumbers.length ? leftNumbers : rightNumbers;
    const more = new Set(fewer === leftNumbers ? rightNumbers : leftNumbers);
    if (!fewer.some((number) => more.has(number))) return false;
    // Two house numbers of one street are two places, though they share the number of the floor.
    if (houseOf(a) !== null && houseOf(b) !== null && houseOf(a) !== houseOf(b) && !fewer.every((n) => more.has(n)))
      return false;
  }
  const words = (tokens: readonly string[]): Set<string> =>
    new Set(
      tokens.map((token) => token.replace(/[0-9]+/g, '')).filter((token) => token.length > 1 && !NOISE.has(token)),
    );
  const leftWords = words(left);
  const rightWords = words(right);
  if (leftWords.size === 0 || rightWords.size === 0) return true;
  const joined = [...leftWords].join('');
  const other = [...rightWords].join('');
  if (joined.includes(other) || other.includes(joined)) return true;
  const shared = [...leftWords].filter((word) => rightWords.has(word)).length;
  return shared / Math.min(leftWords.size, rightWords.size) >= 0.5 || isNearly(joined, other);
}

function houseOf(street: string): string | null {
  const folded = foldText(street);
  return (
    (/^(?:(?:shop|unit|suite|flat) ?[\w-]{1,5}[ ,/]+)?([0-9]{1,5})/.exec(folded) ??
      /([0-9]{1,4})[a-z]?(?:\/[0-9a-z]+)?$/.exec(folded))?.[1] ?? null
  );
}

/** One slip of the keyboard: "Richard-Sorge-Staße" is "Richard-Sorge-Straße". */
function isNearly(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a.length < 8) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  let fromEnd = 0;
  while (fromEnd < Math.min(a.length, b.length) - i && a[a.length - 1 - fromEnd] === b[b.length - 1 - fromEnd])
    fromEnd += 1;
  return Math.max(a.length, b.length) - i - fromEnd <= 1;
}

/** An address in one line, as a table shows it. */
export function addressLine(address: Address): string {
  const { street, city, region, postalCode, country } = address;
  return [street, [postalCode, city].filter((part) => part !== null).join(' '), region, country]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}
