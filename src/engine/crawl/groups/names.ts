import { readPattern } from '../../data/patterns.ts';
import { isAscii } from '../../facts/language/fold-text.ts';
import { collapseSpace, countWords } from '../html/page-text.ts';

/** Pictures and arrows. */
const PICTURES =
  /(?:[\p{Extended_Pictographic}\u2190-\u21ff\u2600-\u27bf\u2b00-\u2bff\ue000-\uf8ff\u25a0-\u25ff§»«›‹]|\ufe0f|\u200d)+/gu;
const MARKS_BEFORE = /^[\s•·✓✔★*|/+\-–—_.:,#>]+/u;
const MARKS_AFTER = /[\s•·|/+\-–—_:;,.>…]+$/u;
const NUMBER_BEFORE = /^\(?\d{1,2}[.):]\s*(?=\p{L})/u;
const QUOTED = /^["“„'‘](.*)["”“'’]$/u;

/** Names of letters, digits and a few marks, as most are, need no second look. */
const NEEDS_CLEANING = /[^A-Za-z0-9&'() -]| {2}|^[^A-Za-z]|[^A-Za-z0-9)]$/;

/** A name as it is said: without pictures, bullets, running numbers, quotation marks, and marks at its ends. */
export function cleanMemberName(written: string): string {
  if (written === '' || !NEEDS_CLEANING.test(written)) return written;
  const plain = collapseSpace(isAscii(written) ? written : written.replace(PICTURES, ' '));
  const started = plain.replace(MARKS_BEFORE, '');
  const ended = MARKS_AFTER.test(started.slice(-1)) ? started.replace(MARKS_AFTER, '') : started;
  return collapseSpace(ended.replace(NUMBER_BEFORE, '').replace(QUOTED, '$1'));
}

const CURRENCY = readPattern('groups', 'currency');
const SIGNS = '$€£¥₹₺₽฿₫₪₩₴₦';
/** A digit with a currency before it, or behind the number that it begins: told from the digit on, since most texts have none. */
const AMOUNT = new RegExp(
  `\\d(?:(?<=(?:[${SIGNS}]|\\b(?:${CURRENCY})\\b\\.?)\\s?\\d)|[\\d.,'\\s]{0,12}\\s?(?:[${SIGNS}円元원]|:-|,-|\\b(?:${CURRENCY})(?![\\p{L}])))`,
  'iu',
);
/** Whether a text names an amount of money. */
export function namesAmount(text: string): boolean {
  return AMOUNT.test(text);
}

const LONGEST_PRICE = 24;
const MOST_WORDS_OF_PRICE = 3;

/** Whether a text is a price and nothing else: "28 €", "from $40". */
export function isPrice(text: string): boolean {
  return (
    text.length <= LONGEST_PRICE && namesAmount(text) && (text.match(/\p{L}{2,}/gu) ?? []).length <= MOST_WORDS_OF_PRICE
  );
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const BEYOND_ASCII = /[\u0e00-\uffff]/;
/** Letters of a word in scripts without spaces between words, on average. */
const LETTERS_OF_WORD = 3.5;

/** Whether a text has letters of a script that puts no spaces between words. */
export function hasUnspacedLetters(text: string): boolean {
  return BEYOND_ASCII.test(text) && UNSPACED.test(text);
}

/** Number of words, in scripts without spaces by their length. */
export function countTokens(text: string): number {
  if (text.charCodeAt(0) > 0x2ff && hasUnspacedLetters(text))
    return Math.ceil(text.replace(/\s/g, '').length / LETTERS_OF_WORD);
  return countWords(text);
}

/** A time of day. */
export const TIME = /\b\d{1,2}\s?[:.h]\s?\d{2}\b(?!\s?[€$£])|\b\d{1,2}\s?(?:am|pm|uhr|h)\b/i;

const LONGEST_PHRASE = 80;
const MOST_WORDS = 9;
const ADDRESS = /@|https?:|www\./;
const DIGITS = /\d[\d\s().-]{6,}/;

/** Letters alone say nothing against a phrase. */
const UNMARKED = /^[A-Za-z '&()-]{3,}$/;

/** Whether a text is a short phrase at all. */
export function isPhrase(name: string): boolean {
  if (name.length > LONGEST_PHRASE) return false;
  const words = countTokens(name);
  return words > 0 && words <= MOST_WORDS;
}

/** How much a text is a short phrase that could name a thing, 0 to 1. */
export function phraseness(name: string): number {
  if (name.length > LONGEST_PHRASE) return 0;
  const words = countTokens(name);
  if (words === 0 || words > MOST_WORDS) return 0;
  let score = words <= 5 ? 1 : 1 - (words - 5) * 0.2;
  if (UNMARKED.test(name)) return score;
  if (/[?!？！]/.test(name)) score *= 0.15;
  if (/[.。…]$/.test(name) && !/(?:^|\s)\p{L}{1,4}\.$/u.test(name)) score *= 0.3;
  if (name.includes(',')) score *= 0.75;
  const hasDigit = /\d/.test(name);
  if (hasDigit) score *= 0.5;
  if (ADDRESS.test(name) || (hasDigit && (namesAmount(name) || TIME.test(name) || DIGITS.test(name)))) score *= 0.1;
  return name.length < 3 && !hasUnspacedLetters(name) ? score * 0.2 : score;
}

/** The members of a group are named where their names are phrases so much, on average. */
export const SMALLEST_PHRASENESS = 0.35;

/** Whether a text can name a member of a group, be it without a running number before it. */
export function mayName(name: string): boolean {
  return /^\d/.test(name) || phraseness(name) >= SMALLEST_PHRASENESS;
}
