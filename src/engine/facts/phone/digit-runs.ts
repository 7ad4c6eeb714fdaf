import { isAscii } from '../language/fold-text.ts';

/** A run of digits and the separators used in phone numbers. */
export interface DigitRun {
  readonly start: number;
  readonly end: number;
  /** With digits and punctuation in ASCII, whatever script they were written in. */
  readonly text: string;
  readonly digitCount: number;
}

/** A number has at most 15 digits (E.164); the longest useful run is two numbers side by side. */
const LONGEST_RUN = 64;
const FEWEST_DIGITS = 6;
const MOST_SEPARATORS_IN_A_ROW = 4;

const NOT_PLAIN =
  /[\u00a0\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u2000-\u2015\u202f\u2044\u2060\u2212\u30fc\uff08\uff09\uff0b\uff0d-\uff1a]/g;

/**
 * The same text, with the same indexes, with the digits of other scripts and all dashes, spaces and brackets
 * of phone numbers converted to ASCII. Texts without any are returned unchanged.
 */
export function asciiDigits(text: string): string {
  return isAscii(text) ? text : text.replace(NOT_PLAIN, asciiOf);
}

function asciiOf(char: string, index: number, text: string): string {
  const code = char.charCodeAt(0);
  if (code >= 0xff10 && code <= 0xff19) return String.fromCharCode(code - 0xff10 + 48);
  if (code >= 0x0660 && code <= 0x0669) return String.fromCharCode(code - 0x0660 + 48);
  if (code >= 0x06f0 && code <= 0x06f9) return String.fromCharCode(code - 0x06f0 + 48);
  if (code >= 0x0966 && code <= 0x096f) return String.fromCharCode(code - 0x0966 + 48);
  // Dashes of every length; then direction marks and unusual spaces, pasted along with numbers from address books.
  if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212 || code === 0xff0d) return '-';
  if (code === 0x00a0 || (code >= 0x2000 && code <= 0x200f) || code === 0x202f || code === 0x2060) return ' ';
  // The Japanese long-vowel mark is typed as a dash, but only counts as one after a digit.
  if (code === 0x30fc) return /[0-9\uff10-\uff19]/.test(text.charAt(index - 1)) ? '-' : char;
  switch (code) {
    case 0x2044:
    case 0xff0f:
      return '/';
    case 0xff08:
      return '(';
    case 0xff09:
      return ')';
    case 0xff0b:
      return '+';
    case 0xff0e:
      return '.';
    case 0xff1a:
      return ':';
    default:
      return char;
  }
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Space, `(`, `)`, `+`, `-`, `.`, `/`, `~`, `·`. Never a line break: a number does not span lines. */
function isSeparator(code: number): boolean {
  return (
    code === 32 ||
    code === 45 ||
    code === 46 ||
    code === 40 ||
    code === 41 ||
    code === 47 ||
    code === 43 ||
    code === 0xb7
  );
}

/**
 * Every run of at least six digits in a text, left to right, in one pass.
 * @param plain text returned by `asciiDigits`
 */
export function findDigitRuns(plain: string): DigitRun[] {
  const runs: DigitRun[] = [];
  let i = 0;
  while (i < plain.length) {
    const code = plain.charCodeAt(i);
    if (!isDigit(code)) {
      i += 1;
      continue;
    }
    const run = runFrom(plain, i);
    if (run.digitCount >= FEWEST_DIGITS) runs.push(run);
    i = Math.max(run.end, i + 1);
  }
  return runs;
}

function runFrom(plain: string, firstDigit: number): DigitRun {
  let end = firstDigit + 1;
  let digitCount = 1;
  let separators = 0;
  for (let j = end; j < plain.length && j - firstDigit < LONGEST_RUN; j += 1) {
    const code = plain.charCodeAt(j);
    if (isDigit(code)) {
      digitCount += 1;
      separators = 0;
      end = j + 1;
    } else if (isSeparator(code) && separators < MOST_SEPARATORS_IN_A_ROW) separators += 1;
    else break;
  }
  let start = firstDigit;
  // "+49", "(0)30", "+ (1)": opening characters belong to the number.
  for (let back = 0; back < 3 && start > 0; back += 1) {
    const before = plain.charAt(start - 1);
    if (before === '+' || before === '(') start -= 1;
    else if (before === ' ' && plain.charAt(start - 2) === '+') start -= 2;
    else break;
  }
  return { start, end, text: plain.slice(start, end), digitCount };
}
