import { readPattern } from '../../data/patterns.ts';
import { findDigitRuns } from './digit-runs.ts';
import { findNumberLabel, type NumberLabel } from './number-labels.ts';
import type { PhoneNumber, PhoneParser } from './phone-number.ts';
import { looksLikePhone } from './phone-shape.ts';

/** A phone number found in one line of text. */
export interface PhoneInText {
  readonly number: PhoneNumber;
  /** As written. */
  readonly display: string;
  readonly start: number;
  readonly end: number;
  readonly label: Exclude<NumberLabel, 'identifier'> | null;
  /** False when only its digits suggest a phone number. */
  readonly isCertain: boolean;
}

/** A run rarely has more than two numbers; a table row of figures is not a list of numbers. */
const MOST_GROUPS = 12;

/**
 * The phone numbers in one line, left to right.
 * @param text the line, digits and dashes in ASCII
 * @param labelAbove the line above when it is a label only, else ''
 */
export function findPhonesInText(
  text: string,
  labelAbove: string,
  country: string | null,
  read: PhoneParser,
): PhoneInText[] {
  const found: PhoneInText[] = [];
  let labelFrom = 0;
  for (const run of findDigitRuns(text)) {
    const before = text.slice(labelFrom, run.start);
    if (isInsideWord(text, run.start, run.end)) {
      labelFrom = run.end;
      continue;
    }
    const label = findNumberLabel(
      before.trim() === '' && labelFrom === 0 ? labelAbove : before,
      text.slice(run.end, run.end + 40),
    );
    if (label === 'identifier') {
      labelFrom = run.end;
      continue;
    }
    for (const piece of numbersIn(run.text, country, read)) {
      const isLabelled = label !== null && (label !== 'phone' || !/^[0-9]{1,2}[.:][0-9]{2}/.test(piece.display));
      const isCertain = isLabelled || (looksLikePhone(piece.display) && !isGroupedAsLicense(piece));
      const start = run.start + piece.offset;
      found.push({
        number: piece.number,
        display: piece.display,
        start,
        end: start + piece.display.length,
        label,
        isCertain,
      });
    }
    labelFrom = run.end;
  }
  return found;
}

const IN_NORTH_AMERICA = /^\+1[0-9]{10}$/;

/** "5847-7514-01" in Canada: four digits end a number of North America, so these are of a license. */
function isGroupedAsLicense({ number, display }: Piece): boolean {
  return IN_NORTH_AMERICA.test(number.e164) && /[0-9]{4}[^0-9]+[0-9]/.test(display);
}

const WORD_BEFORE = new RegExp(`^(?:${readPattern('phones', 'wordBefore')})`, 'i');

/** AB123456, 12345678kg, user_1234567, a price, a share: part of another word. */
function isInsideWord(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  if (/[$€£¥₹#@=_&?〒]/.test(before) || /[_%€£¥₹@]/.test(after)) return true;
  if (QUANTITY.test(text.slice(end, end + 12))) return true;
  if (/\p{L}/u.test(before)) {
    // Labels in a separate column come joined to their numbers: "Telefon030 ...".
    const word = /\p{L}{1,16}$/u.exec(text.slice(Math.max(0, start - 16), start))?.[0] ?? '';
    if (/^(?:at|t|p|m|f|no|nr|on)$/i.test(word)) return false;
    const label = findNumberLabel(word, '');
    return (label === null || label === 'identifier') && /[A-Za-z]/.test(before);
  }
  return /[A-Za-z]/.test(after) && !WORD_BEFORE.test(text.slice(end, end + 8));
}

/** Units and currencies after digits make them a quantity: "5000 - 18 000 zł". */
const QUANTITY = new RegExp(String.raw`^\s?(?:${readPattern('phones', 'quantity')})(?![\p{L}])`, 'iu');

interface Piece {
  readonly number: PhoneNumber;
  readonly display: string;
  readonly offset: number;
}

/** The run as one number, else the adjacent numbers in it: "02524 92936 / 0171 1234567", "Suite 200 (404) 555-0114". */
function numbersIn(run: string, country: string | null, read: PhoneParser): Piece[] {
  const inTwo = splitAtAreaCode(run, country, read);
  if (inTwo.length > 0) return inTwo;
  const whole = pieceOf(run, 0, run.length, country, read);
  if (whole !== null) return [whole];
  const groups = [...run.matchAll(/[0-9]+/g)].map((group) => ({
    start: group.index,
    end: group.index + group[0].length,
  }));
  if (groups.length < 2 || groups.length > MOST_GROUPS) return [];
  const strong = splitStrongly(run, country, read);
  if (strong.length > 0) return strong;
  const pieces: Piece[] = [];
  let from = 0;
  while (from < groups.length) {
    const piece = longestFrom(run, groups, from, country, read);
    if (piece === null) from += 1;
    else {
      pieces.push(piece.piece);
      from = piece.next;
    }
  }
  return pieces;
}

/**
 * "06582 / 73277 0664 / 3770802": where numbers have no fixed length, two joined by the markup still parse as
 * one. A group that starts like an area code, with a complete number on either side, is where the second begins.
 */
function splitAtAreaCode(run: string, country: string | null, read: PhoneParser): Piece[] {
  if (run.length < 16) return [];
  for (const match of run.matchAll(/(?<=[0-9])[ ]{1,3}(?=\(?0[0-9]{2,4}\)?[ /.-]|\+[0-9])/g)) {
    const first = pieceOf(run, 0, match.index, country, read);
    const second = pieceOf(run, match.index, run.length, country, read);
    if (first !== null && second !== null && first.display.replace(/[^0-9]/g, '').length >= 8) return [first, second];
  }
  return [];
}

/** Splits at a plus, a slash or a spaced dash, if every part is a number. */
function splitStrongly(run: string, country: string | null, read: PhoneParser): Piece[] {
  const cuts = [...run.matchAll(/ ?\/ ?| - | \+|\s{2,}/g)];
  if (cuts.length === 0 || cuts.length > 4) return [];
  const pieces: Piece[] = [];
  let from = 0;
  for (const cut of [...cuts.map((one) => one.index), run.length]) {
    const piece = pieceOf(run, from, cut, country, read);
    if (piece === null) return [];
    pieces.push(piece);
    from = cut;
  }
  return pieces;
}

function longestFrom(
  run: string,
  groups: readonly { start: number; end: number }[],
  from: number,
  country: string | null,
  read: PhoneParser,
): { piece: Piece; next: number } | null {
  const first = groups[from];
  if (first === undefined) return null;
  // The opening characters of the number ("+", "(") belong to it.
  const opening = /[+(]{1,2} ?$/.exec(run.slice(0, first.start))?.[0].length ?? 0;
  for (let to = Math.min(groups.length, from + 6) - 1; to >= from; to -= 1) {
    const last = groups[to];
    if (last === undefined || last.end - first.start < 6) break;
    const piece = pieceOf(run, first.start - opening, last.end, country, read);
    if (piece !== null && (to > from || last.end - first.start >= 9)) return { piece, next: to + 1 };
  }
  return null;
}

function pieceOf(run: string, from: number, to: number, country: string | null, read: PhoneParser): Piece | null {
  const slice = run.slice(from, to);
  const lead = /^[\s/.-]*/.exec(slice)?.[0].length ?? 0;
  let display = slice.slice(lead).replace(/[\s/.(-]+$/, '');
  // A bracket closed outside the number belongs to the sentence.
  if (display.startsWith('(') && !display.includes(')')) display = display.slice(1);
  if (display.endsWith(')') && !display.includes('(')) display = display.slice(0, -1);
  const number = read(display, country);
  if (number === null) return null;
  return { number, display, offset: from + slice.indexOf(display, lead) };
}
