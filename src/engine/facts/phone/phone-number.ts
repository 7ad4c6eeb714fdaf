import {
  type CountryCode,
  isSupportedCountry,
  type NumberType,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

import type { FactContext } from '../fact-context.ts';
import { memoizePerContext } from '../memoize-per-context.ts';

/** A valid number in the numbering plan of its country. */
export interface PhoneNumber {
  readonly e164: string;
  /** ISO 3166-1 alpha-2; null for non-geographic numbers, such as +800. */
  readonly country: string | null;
  readonly kind: 'fixed' | 'mobile' | 'toll-free' | 'other';
}

export type PhoneParser = (written: string, country: string | null) => PhoneNumber | null;

/** The parser shared by all facts of one audit. */
export const getPhoneParser: (context: FactContext) => PhoneParser = memoizePerContext(() => createPhoneParser());

/** More distinct digit strings than this on one site are a catalogue; parsing one takes a twentieth of a millisecond. */
const MOST_READ = 2500;

/**
 * A memoizing parser: the same footer is on every page. The full metadata is used because
 * the small one accepts every string of the right length.
 */
export function createPhoneParser(): PhoneParser {
  const known = new Map<string, PhoneNumber | null>();
  // A number appears in several spellings, and each validation searches a plan of several hundred area codes.
  const validated = new Map<string, PhoneNumber | null>();
  const validateOnce: Validate = (dialled, country) => {
    const key = `${country ?? ''} ${dialled}`;
    const before = validated.get(key);
    if (before !== undefined) return before;
    const number = validate(dialled, country);
    validated.set(key, number);
    return number;
  };
  return (written, country) => {
    const key = `${country ?? ''} ${written}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MOST_READ) return null;
    const number = readPhoneNumber(written, country, validateOnce);
    known.set(key, number);
    return number;
  };
}

/**
 * Parses one number in ASCII digits: with its country code, or as dialled inside `country`.
 * Null when it is outside the numbering plan, or a keyboard sequence from a template.
 */
export function readPhoneNumber(
  written: string,
  country: string | null,
  validateDialled: Validate = validate,
): PhoneNumber | null {
  const dialled = normalise(written);
  if (dialled === null) return null;
  const parsed = parse(dialled, country, validateDialled);
  if (parsed === null || isPlaceholderNumber(parsed.e164)) return null;
  return parsed;
}

/**
 * Whether a written or dialled number is this one, as whole numbers: read for the country, or for the one that the number is from.
 * What is no whole number by itself (an extension of a town, without its area code) counts where the number ends with it.
 */
export function isSameNumber(written: string, e164: string, country: string | null): boolean {
  // Checks compare the number of every link, and most links have none.
  if (!/[0-9]/.test(written)) return false;
  const home = readPhoneNumber(e164, null)?.country ?? country;
  const number = readPhoneNumber(written, home) ?? readPhoneNumber(written, country);
  if (number !== null) return number.e164 === e164 || findSwitchboardTwin(written, number.e164) === e164;
  const digits = written.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= FEWEST_LOCAL_DIGITS && e164.endsWith(digits);
}

const FEWEST_LOCAL_DIGITS = 6;
const FEWEST_PLACEHOLDER_DIGITS = 8;

const SWITCHBOARD = /[0-9] ?[-/] ?0$/;

/**
 * "05251 8907-0" is how the switchboard of a line with extensions is written, and links and code often dial the line itself: the same number
 * without the last zero, or with it where `e164` lacks it. Null for other spellings.
 * @param written in ASCII digits
 */
export function findSwitchboardTwin(written: string, e164: string): string | null {
  if (!SWITCHBOARD.test(written.trimEnd())) return null;
  const hasZero = written.replace(/\D/g, '').slice(-FEWEST_LOCAL_DIGITS) === e164.slice(-FEWEST_LOCAL_DIGITS);
  return hasZero ? e164.slice(0, -1) : `${e164}0`;
}

/**
 * How well the grouping of the digits matches numbers of the country, 0 to 1: "0478 46 45 09" is fully Belgian, and
 * Dutch in its area code.
 */
export function groupedAsIn(written: string, country: string): number {
  if (!isSupportedCountry(country)) return 0;
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: country, extract: false });
  if (parsed?.isValid() !== true) return 0;
  const groups = (text: string): readonly string[] => text.match(/[0-9]+/g) ?? [];
  const customary = groups(parsed.formatNational());
  const given = groups(written);
  if (customary.join(' ') === given.join(' ')) return 1;
  return given.length > 1 && customary[0] === given[0] ? 0.3 : 0;
}

/** A number as written; digits in one row behind their country code, as links have them, as people of the country write it. */
export function groupBareDigits(written: string): string {
  if (!/^\+[0-9]+$/.test(written)) return written;
  return parsePhoneNumberFromString(written, { extract: false })?.formatNational() ?? written;
}

/** "600 123 456", "06 12 65 43 21". Numbers that are free to call are chosen to be remembered: 0 805 123 456. */
const RUNNING_END = /(?<!80[0-9]|1[38]00)(?:123456|654321)$/;

/** "06 01 02 03 04", "06 11 22 33 44": four pairs at the end, each above the one before by 1 or 11. */
function endsInRunningPairs(digits: string): boolean {
  const pairs = /([0-9]{2})([0-9]{2})([0-9]{2})([0-9]{2})$/.exec(digits)?.slice(1).map(Number);
  if (pairs === undefined) return false;
  const steps = pairs.slice(1).map((pair, at) => pair - (pairs[at] ?? 0));
  return [1, -1, 11, -11].some((step) => steps.every((one) => one === step));
}

/**
 * Whether the digits are a placeholder: 123-456-7890, 0000 000000, 99999, 06 01 02 03 04. Fiction ranges that sites print (555) are
 * not.
 */
export function isPlaceholderNumber(written: string): boolean {
  const digits = written.replace(/[^0-9]/g, '');
  if (digits.length >= FEWEST_PLACEHOLDER_DIGITS && (RUNNING_END.test(digits) || endsInRunningPairs(digits)))
    return true;
  let rising = 1;
  let falling = 1;
  let same = 1;
  let longest = 1;
  let previous = -1;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = digits.charCodeAt(i) - 48;
    rising = previous >= 0 && digit === (previous + 1) % 10 ? rising + 1 : 1;
    falling = previous >= 0 && previous === (digit + 1) % 10 ? falling + 1 : 1;
    same = digit === previous ? same + 1 : 1;
    longest = Math.max(longest, rising, falling, same);
    previous = digit;
  }
  return longest >= 7;
}

/** "+49 (0) 2524 929", "00 49 ...", "tel. 1-800-FLOWERS": the dialled digits. Null when other letters remain. */
function normalise(written: string): string | null {
  let text = written.trim().replace(/^\+\s+/, '+');
  if (/x{2,}/i.test(text)) return null;
  if (text.startsWith('(+')) text = text.slice(1);
  const opened = text.startsWith('+');
  // The trunk zero in brackets is dialled only without the country code.
  if (opened || text.startsWith('00')) text = text.replace(/\(\s*0\s*\)/, '');
  if (/[a-z]/i.test(text)) {
    const spelled = spellOut(text);
    if (spelled === null) return null;
    text = spelled;
  }
  const digits = text.replace(/[^0-9]/g, '');
  if (digits.length < 6 || digits.length > 17) return null;
  return opened ? `+${digits}` : digits;
}

/** Vanity numbers of North America and Australia: 1-800-FLOWERS, 1300 PLUMBER. */
function spellOut(text: string): string | null {
  if (!/^\+?[0-9][0-9 ().-]{2,8}[A-Za-z0-9-]{5,12}$/.test(text)) return null;
  const keys = '22233344455566677778889999';
  return text.replace(/[A-Za-z]/g, (letter) => keys.charAt(letter.toUpperCase().charCodeAt(0) - 65));
}

/** Countries where national numbers begin with the trunk zero: without it the digits are something else. */
const DIALLED_WITH_ZERO = new Set(
  'GB IE DE AT CH FR BE NL AU NZ JP KR ZA SE FI RO RS HR SI SK BG TW TH PH ID MY IL EG MA KE NG VN'.split(' '),
);

type Validate = (dialled: string, country: CountryCode | null) => PhoneNumber | null;

function parse(dialled: string, country: string | null, validated: Validate): PhoneNumber | null {
  const home = country !== null && isSupportedCountry(country) ? country : null;
  // "+0134 53..." is a placeholder plus before a national number.
  if (dialled.startsWith('+0')) return parse(dialled.slice(1), country, validated);
  if (dialled.startsWith('+')) return validated(dialled, null);
  const national = home === null ? null : validated(dialled, home);
  if (national !== null) {
    const hasZero = dialled.startsWith('0') || !DIALLED_WITH_ZERO.has(home ?? '');
    // Service numbers (1300 ..., 13 ...) have no trunk zero anywhere.
    if (hasZero || national.kind === 'toll-free') return national;
  }
  // The call prefix of most of the world, spelled out.
  if (dialled.startsWith('00')) return validated(`+${dialled.slice(2)}`, null);
  if (home === null) return null;
  // Country code without the plus: "49 2524 ...", "91 84848 55512".
  const own = validated(`+${dialled}`, null);
  return own !== null && own.country === home ? own : null;
}

function validate(dialled: string, country: CountryCode | null): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(dialled, {
    ...(country === null ? {} : { defaultCountry: country }),
    extract: false,
  });
  if (parsed === undefined) return null;
  const type = parsed.getType();
  // A number with a type is valid; asking for the type first saves a second search of the plan.
  if (type === undefined && !parsed.isValid()) return null;
  return { e164: parsed.number, country: parsed.country ?? null, kind: kindOf(type) };
}

function kindOf(type: NumberType): PhoneNumber['kind'] {
  switch (type) {
    case 'FIXED_LINE':
    case 'FIXED_LINE_OR_MOBILE':
      return 'fixed';
    case 'MOBILE':
      return 'mobile';
    case 'TOLL_FREE':
    case 'SHARED_COST':
    case 'UAN':
      return 'toll-free';
    default:
      return 'other';
  }
}
