import { readPattern } from '../../data/patterns.ts';
import { hasStreetWord } from './address-lexicon.ts';
import { regionPattern } from './address-regions.ts';
import { cityAt } from './city-name.ts';
import { countryNamed } from './country-names.ts';
import { findRegion } from './gazetteer.ts';

/** A postal code (or region) in a line, with the city and region next to it in its country's order. */
export interface PostalAnchor {
  /** The span of code, region and city in the line. */
  readonly start: number;
  readonly end: number;
  readonly postalCode: string | null;
  /** The city when it follows the code; null when it precedes it. */
  readonly city: string | null;
  readonly region: string | null;
  /** Countries with this format, the most likely first. One: the format is unique. */
  readonly countries: readonly string[];
  /** Whether the city precedes the code (English-speaking countries, India, Brazil) or follows it (continental Europe). */
  readonly order: 'city-first' | 'code-first';
  /** Digits that could also be a year or a quantity: they count only below a street. */
  readonly needsStreet: boolean;
}

const FIVE_DIGITS = ['DE', 'FR', 'IT', 'ES', 'MX', 'TR', 'FI', 'HR', 'EE', 'MY', 'MA', 'UA', 'RS', 'MC', 'UY'];
const FOUR_DIGITS = ['AT', 'CH', 'BE', 'DK', 'NO', 'HU', 'SI', 'LU', 'BG', 'LV', 'LI', 'CY', 'GE', 'AR'];
const SIX_DIGITS_FIRST = ['RO', 'IN', 'RU', 'CN', 'KZ', 'BY', 'VN'];
const FOUR_DIGITS_LAST = ['NZ', 'ZA', 'AU', 'PH', 'BD'];
const FIVE_DIGITS_LAST = ['ES', 'MX', 'IT', 'MY', 'PK', 'PE', 'TH', 'HR', 'KE'];
const SPACED_LAST = ['CZ', 'SK', 'SE', 'GR'];
const SIX_DIGITS_LAST = ['IN', 'SG', 'RO', 'CN'];

const PREFIX_COUNTRY: Readonly<Record<string, string>> = {
  D: 'DE',
  DE: 'DE',
  F: 'FR',
  FR: 'FR',
  I: 'IT',
  IT: 'IT',
  E: 'ES',
  ES: 'ES',
  A: 'AT',
  AT: 'AT',
  CH: 'CH',
  B: 'BE',
  BE: 'BE',
  L: 'LU',
  LU: 'LU',
  DK: 'DK',
  N: 'NO',
  NO: 'NO',
  SI: 'SI',
  H: 'HU',
  HU: 'HU',
  FL: 'LI',
  LI: 'LI',
  HR: 'HR',
  FI: 'FI',
  FIN: 'FI',
  BG: 'BG',
  TR: 'TR',
  NL: 'NL',
  PL: 'PL',
  CZ: 'CZ',
  SK: 'SK',
  S: 'SE',
  SE: 'SE',
  GR: 'GR',
  LV: 'LV',
  LT: 'LT',
  EE: 'EE',
  MC: 'MC',
};

const US_REGIONS = regionPattern('US');
const US_ZIP = new RegExp(
  `(?<![\\p{L}\\p{N}])(${US_REGIONS})\\b\\.?,?\\s{0,3}([0-9]{5}(?:-[0-9]{4})?)(?!-?[0-9])`,
  'gu',
);
const US_REGION_LAST = new RegExp(`,\\s{0,2}(${US_REGIONS})(?=\\.?(?:$|[\\s.,;|)(]))`, 'gu');
const US_CODE_LAST =
  /(?<=\p{L}{3})\s{1,2}(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?=\.?$)/gu;
const CA_CODE = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(${regionPattern('CA')})\\b\\.?\\)?,?\\s{0,3})?(?<![\\p{L}\\p{N}])([ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z])[ -]?([0-9][ABCEGHJ-NPRSTV-Z][0-9])(?![\\p{L}\\p{N}])`,
  'gu',
);
const CA_REGION_LAST = new RegExp(`,\\s{0,2}(${regionPattern('CA')})(?=\\.?(?:$|[\\s.,;|)(]))`, 'gu');
const AU_CODE = new RegExp(`(?<![\\p{L}\\p{N}])(${regionPattern('AU')})\\b[.,]{0,2}\\s{0,3}([0-9]{4})(?![0-9])`, 'gu');
const AU_REGION_LAST = /[,\s]\s{0,2}(NSW|VIC|QLD|TAS|Vic|Qld|Tas)(?=\.?(?:$|[\s.,;|)(]))/gu;
const GB_CODE =
  /(?<![\p{L}\p{N}])([A-PR-UWYZ][A-HK-Y]?[0-9][0-9A-HJKMNPR-Y]?)\s?([0-9][ABD-HJLNP-UW-Z]{2})(?![\p{L}\p{N}])/gu;
const IE_CODE = /(?<![\p{L}\p{N}])([AC-FHKNPRTV-Y][0-9][0-9W])\s?([0-9AC-FHKNPRTV-Y]{4})(?![\p{L}\p{N}])/gu;
const IE_COUNTY = /,\s{0,2}((?:Co\.?|County)\s\p{Lu}\p{Ll}{2,10}|Dublin\s[0-9]{1,2}W?)(?=\.?(?:$|[,.;|)]))/gu;
const BR_CODE = /(?<![0-9])([0-9]{2}\.?[0-9]{3}-[0-9]{3})(?![0-9])/gu;
const BR_REGION_LAST =
  /[,/-]\s{0,2}(AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)(?=\.?\s{0,2}$)/gu;
const CODE_FIRST = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}.,/+#-])(?:(D|DE|F|FR|I|IT|E|ES|A|AT|CH|B|BE|L|LU|DK|N|NO|SI|H|HU|FL|LI|HR|FI|FIN|BG|TR|NL|PL|CZ|SK|S|SE|GR|LV|LT|EE|MC)[- ]{1,2})?`,
    String.raw`(?:([0-9]{4}\s?[A-Z]{2})|([0-9]{2}-[0-9]{3})|([0-9]{4}-[0-9]{3})|([0-9]{5})|([0-9]{3}\s[0-9]{2})|([0-9]{4})|([0-9]{6})|([A-HJ-NP-Z][0-9]{4}(?:[A-Z]{3})?))`,
    String.raw`(?![0-9\p{L}])[,)]?\s{1,2}(?:-\s)?(?=[\p{Lu}'’lds])`,
  ].join(''),
  'gu',
);
const CODE_LAST =
  /(?<=[\p{L}.),]\s{0,2}[,-]?\s{0,2})(?<![0-9+/#-])([0-9]{6}|[0-9]{3}\s[0-9]{3}|[0-9]{3}\s[0-9]{2}|[0-9]{5}|[0-9]{4})(?=\.?\s{0,2}(?:$|[,.;|)(]))/gu;

/**
 * The postal codes of a line, left to right, with their clusters. Of overlapping matches the more specific format is kept.
 * Linear: every pattern is bounded.
 */
export function findPostalAnchors(text: string): PostalAnchor[] {
  let found: PostalAnchor[] = [];
  const add = (anchor: PostalAnchor): void => {
    const overlapping = found.filter((one) => anchor.start < one.end && one.start < anchor.end);
    // "20121 Milano MI": behind a code and its town, MI is the province and not Michigan.
    const areRegions = anchor.postalCode !== null && overlapping.every(({ postalCode }) => postalCode === null);
    if (overlapping.length > 0 && !areRegions) return;
    found = [...found.filter((one) => !overlapping.includes(one)), anchor];
  };
  for (const anchor of englishAnchors(text)) add(anchor);
  // Digits alone are a code only where the line contains no format that identifies a country.
  const isSettled = found.some((one) => one.postalCode !== null);
  for (const anchor of codeFirstAnchors(text)) if (!isSettled || anchor.countries.length === 1) add(anchor);
  if (!isSettled) for (const anchor of codeLastAnchors(text)) add(anchor);
  const withCode = found.some((one) => one.postalCode !== null && one.countries.length === 1);
  return found.filter((one) => one.postalCode !== null || !withCode).sort((a, b) => a.start - b.start);
}

function cityFirst(
  match: RegExpExecArray,
  postalCode: string | null,
  region: string | null,
  countries: readonly string[],
  needsStreet = false,
): PostalAnchor {
  const start = match.index + (/^[,\s]*/.exec(match[0])?.[0].length ?? 0);
  return {
    start,
    end: match.index + match[0].length,
    postalCode,
    city: null,
    region,
    countries,
    order: 'city-first',
    needsStreet,
  };
}

/** Which formats a line can contain: each pattern runs only where its digits and capitals occur. */
const FIVE_IN_A_ROW = /[0-9]{5}/;
const FOUR_IN_A_ROW = /[0-9]{4}/;
const CAPITAL_AND_DIGIT = /[A-Z][0-9]/;
const COMMA_AND_CAPITAL = /[,/-]\s{0,2}\p{Lu}/u;

function* englishAnchors(text: string): Generator<PostalAnchor> {
  if (FIVE_IN_A_ROW.test(text)) yield* americanAnchors(text);
  if (CAPITAL_AND_DIGIT.test(text)) yield* letteredAnchors(text);
  if (FOUR_IN_A_ROW.test(text)) {
    for (const match of text.matchAll(AU_CODE)) yield cityFirst(match, match[2] ?? null, match[1] ?? null, ['AU']);
  }
  if (FIVE_IN_A_ROW.test(text) || text.includes('.')) {
    for (const match of text.matchAll(BR_CODE)) yield cityFirst(match, match[1] ?? null, null, ['BR']);
  }
  if (COMMA_AND_CAPITAL.test(text)) yield* regionLastAnchors(text);
  if (/[A-Z]{2}\.?$/.test(text)) {
    for (const match of text.matchAll(US_CODE_LAST)) yield cityFirst(match, null, match[1] ?? null, ['US'], true);
  }
}

function* americanAnchors(text: string): Generator<PostalAnchor> {
  for (const match of text.matchAll(US_ZIP)) {
    const [, region = '', code = ''] = match;
    const after = text.slice(match.index + match[0].length);
    // "DE 59320 Ennigerloh": DE is Germany, not Delaware.
    if (
      (/^\s?[0-9]/.test(after) && !/^\s(?:1[ .-])?[2-9][0-9]{2}[ .-][0-9]{3}[ .-]?[0-9]{4}/.test(after)) ||
      (region === 'DE' && /^\s\p{Lu}\p{Ll}/u.test(after))
    )
      continue;
    yield cityFirst(match, code, region.replace(/^([A-Z])\.(?=[A-Z]$)/, '$1'), ['US']);
  }
}

function* letteredAnchors(text: string): Generator<PostalAnchor> {
  for (const match of text.matchAll(CA_CODE))
    yield cityFirst(match, `${match[2]} ${match[3]}`, match[1] ?? null, ['CA']);
  for (const match of text.matchAll(GB_CODE)) yield cityFirst(match, `${match[1]} ${match[2]}`, null, ['GB']);
  for (const match of text.matchAll(IE_CODE)) {
    if (/[A-Z]/.test(match[2] ?? '')) yield cityFirst(match, `${match[1]} ${match[2]}`, null, ['IE']);
  }
}

function* regionLastAnchors(text: string): Generator<PostalAnchor> {
  for (const match of text.matchAll(US_REGION_LAST)) yield cityFirst(match, null, match[1] ?? null, ['US'], true);
  for (const match of text.matchAll(CA_REGION_LAST)) yield cityFirst(match, null, match[1] ?? null, ['CA'], true);
  for (const match of text.matchAll(AU_REGION_LAST)) yield cityFirst(match, null, match[1] ?? null, ['AU'], true);
  for (const match of text.matchAll(BR_REGION_LAST)) yield cityFirst(match, null, match[1] ?? null, ['BR'], true);
  for (const match of text.matchAll(IE_COUNTY)) yield cityFirst(match, null, match[1] ?? null, ['IE', 'GB'], true);
}

function* codeFirstAnchors(text: string): Generator<PostalAnchor> {
  for (const match of text.matchAll(CODE_FIRST)) {
    const [whole, prefix, nl, pl, pt, five, spaced, four, six, ar] = match;
    // "Rua das Gralhas, 1520 - Bacacheri": a house number and its neighbourhood.
    if ((four ?? six) !== undefined && whole.includes('-') && prefix === undefined) continue;
    if (prefix === undefined && isYear(four ?? nl, text.slice(Math.max(0, match.index - 30), match.index))) continue;
    if (four !== undefined && whole.includes(',') && isStreetName(text.slice(0, match.index))) continue;
    const place = cityAt(text, match.index + whole.length);
    if (place === null) continue;
    const code = nl ?? pl ?? pt ?? five ?? spaced ?? four ?? six ?? ar ?? '';
    if (prefix === undefined && !opensACode(text.slice(Math.max(0, match.index - 60), match.index))) continue;
    const byPrefix = prefix === undefined ? undefined : PREFIX_COUNTRY[prefix];
    const countries = byPrefix === undefined ? countriesOf(nl, pl, pt, five, spaced, six, ar) : [byPrefix];
    // "40128 Bologna BO": the province's two letters follow the town without punctuation.
    const glued = five === undefined ? null : /^(.*\p{Ll}) ([A-Z]{2})$/u.exec(place.city);
    const city = glued?.[1] ?? place.city;
    const region = glued === null ? regionAfter(text, place.end, countries) : null;
    yield {
      start: match.index,
      end: region?.end ?? place.end,
      postalCode: code,
      city: region?.cityWith === undefined ? city : `${city} ${region.cityWith}`,
      region: glued?.[2] ?? region?.name ?? null,
      countries,
      order: 'code-first',
      needsStreet: byPrefix === undefined && nl === undefined && pl === undefined && pt === undefined,
    };
  }
}

/** "Av. Apoquindo 3000, Las Condes": behind a street without a number, what a comma closes is its number. */
function isStreetName(before: string): boolean {
  const part = before.slice(before.lastIndexOf(',') + 1);
  return !/[0-9]/.test(part) && hasStreetWord(part);
}

/** "© 2025 PG GÁS", "8 October 2017 by": a year, unless a house number or comma precedes it. */
function isYear(code: string | undefined, before: string): boolean {
  if (code === undefined || !/^(?:19[89]|20[0-4])[0-9]/.test(code)) return false;
  return (
    !(/[0-9][a-zA-Z]?,?\s{0,2}(?:[-–]\s)?$/.test(before) || STREET_THEN_COMMA.test(before)) ||
    /\p{L}{3,9}\.?,?\s[0-9]{1,2},\s{0,2}$/u.test(before)
  );
}

/** "12 rue Haute, 2000 Neuchâtel": a street with the number first, then a comma. */
const STREET_THEN_COMMA = new RegExp(
  String.raw`(?<!\p{L})(?:${readPattern('places', 'streetThenComma')})\s[^,]{2,30},\s{0,2}$`,
  'iu',
);

/** Whether a code may follow this text: the beginning of the line, punctuation, a house number or a street. */
function opensACode(before: string): boolean {
  const text = before.trimEnd();
  return text === '' || /[^\p{L}\p{N}.]$/u.test(text) || /[0-9]\s?[a-zA-Z]?$/.test(text) || hasStreetWord(text);
}

function countriesOf(
  nl: string | undefined,
  pl: string | undefined,
  pt: string | undefined,
  five: string | undefined,
  spaced: string | undefined,
  six: string | undefined,
  ar: string | undefined,
): readonly string[] {
  if (nl !== undefined) return ['NL'];
  if (pl !== undefined) return ['PL'];
  if (pt !== undefined) return ['PT'];
  if (five !== undefined) return FIVE_DIGITS;
  if (six !== undefined) return SIX_DIGITS_FIRST;
  if (ar !== undefined) return ['AR'];
  return spaced !== undefined ? ['CZ', 'SE', 'SK', 'GR'] : FOUR_DIGITS;
}

/** Behind the town: "(BO)", " BS", ", Rogaland", "(Gipuzkoa)"; "(Ems)" is part of the name. */
function regionAfter(
  text: string,
  from: number,
  countries: readonly string[],
): { name?: string; cityWith?: string; end: number } | null {
  const rest = text.slice(from, from + 40);
  const inBrackets = /^,?\s?\(([\p{L}][\p{L} .'-]{1,24})\)/u.exec(rest);
  if (inBrackets !== null) {
    const name = inBrackets[1] ?? '';
    const end = from + inBrackets[0].length;
    if (countryNamed(name) !== null) return null;
    return isRiver(name) && !isRegionOfAny(name, countries) ? { cityWith: `(${name})`, end } : { name, end };
  }
  const behind = /^(,\s?|\s-\s|\s|\s?\/\s?)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?=$|[\s,.;)])/u.exec(rest);
  if (behind === null) return null;
  const [, between = '', whole = ''] = behind;
  const words = whole.split(' ');
  for (let length = words.length; length >= 1; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (isRegionOfAny(name, countries)) return { name, end: from + between.length + name.length };
  }
  return null;
}

const isRegionOfAny = (name: string, countries: readonly string[]): boolean =>
  countryNamed(name) === null && countries.some((country) => findRegion(name, country) !== null);

/** German towns are told apart by a river or a landscape: "Lingen (Ems)". */
const isRiver = (name: string): boolean =>
  /^(?:Ems|Oder|Main|Saale|Westf|Westfalen|Westerwald|Lahn|Neckar|Taunus|Odenwald|Sieg|Ruhr|Harz|Allgäu)\.?$/u.test(
    name,
  );

function* codeLastAnchors(text: string): Generator<PostalAnchor> {
  for (const match of text.matchAll(CODE_LAST)) {
    const code = match[1] ?? '';
    if (code.length === 4 && !hasStreetWord(text)) continue;
    const digits = code.replace(/\s/g, '');
    const countries =
      code.length === 6 && digits.length === 5
        ? SPACED_LAST
        : digits.length === 6
          ? SIX_DIGITS_LAST
          : digits.length === 5
            ? FIVE_DIGITS_LAST
            : FOUR_DIGITS_LAST;
    yield cityFirst(match, digits.length === 6 ? digits : code, null, countries, true);
  }
}
