import { foldText, isAscii } from '../language/fold-text.ts';
import { listAtoms, type Meaning } from './hours-lexicon.ts';

export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  /** Hours that "am" or "pm" add; null where neither is said. */
  half: 0 | 12 | null;
  /** Written as a time (minutes, "am", "Uhr"), not as a bare number. */
  isMarked: boolean;
  /** "0930": a time only in a range with another such time. */
  readonly isFourDigits: boolean;
  readonly hasLeadingZero: boolean;
}

/** What a character, or something with digits that is no time, is read as. */
export type Sign =
  | 'dash'
  | 'comma'
  | 'slash'
  | 'bar'
  | 'semicolon'
  | 'colon'
  | 'openParen'
  | 'stop'
  | 'percent'
  | 'other'
  | 'date'
  | 'phone'
  | 'price'
  | 'url'
  | 'number'
  | 'word';
/** Where a token is: first on its line, first in its cell of a table, or neither. */
export type Gap = 'line' | 'cell' | '';

/** A piece of text before its meaning is known. */
export interface Atom {
  readonly raw: string;
  readonly folded: string;
  readonly isSpaced: boolean;
  readonly gap: Gap;
}

/** A meaning before its place is known. */
export type Read = Meaning | { readonly kind: Sign } | { readonly kind: 'time'; readonly time: ClockTime };
export interface AtomsRead {
  readonly token: readonly Read[];
  readonly length: number;
}
/** One meaning for the next atoms. */
export const asRead = (read: Read, length = 1): AtomsRead => ({ token: [read], length });

/** Longer texts are prose. */
const LONGEST_TEXT = 6000;

const MAY_HOLD_WEB_ADDRESS = /@|https?:|www\./i;
const WEB_ADDRESS = /\bhttps?:\S{1,300}|\bwww\.\S{1,300}|[\w.+-]{1,60}@[\w-]{1,60}\.[\w.]{1,60}/gi;
/** Things with digits that are no times; the replacement is read as one token. */
const DISGUISES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d:.])\d{4}([-/.])\d{1,2}\1\d{1,2}(?!\d)|(?<![\d:.])\d{1,2}([./-])\d{1,2}\2(?:20)?\d\d(?![\d:])/g, '\ue000'],
  // "24.12." is a day of the year, with a month from 1 to 12
  [/(?<![\d:.–-])(?:0?[1-9]|[12]\d|3[01])\.\s?(?:1[0-2]|0?[1-9])\.(?=\s|$|[–-])/g, '\ue000'],
  [
    /[€$£¥₹₩₺] ?\d[\d.,']{0,12}|(?:CHF|EUR|USD|Rs\.?) ?\d[\d.,']{0,12}|(?<![\d.,'])\d[\d.,']{0,12}[ \u00a0]?(?:€|EUR\b|Kč|zł|kr\b|CHF|USD|円|원|元|TL\b|₺|,-|\.[–-](?!\d))/g,
    '\ue002',
  ],
  [
    new RegExp(
      [
        String.raw`\+\d(?:[ ()./-]{0,3}\d){7,14}`,
        String.raw`(?<![\d:.])(?:\d{2}[ .]){4}\d{2}(?![\d:])`,
        String.raw`(?<![\d:.])0\d{1,4}[/ -]\d{3,}(?:[ -]\d{1,8}){0,4}`,
        String.raw`\(\d{2,5}\) *\d{2,4}(?:[ -]\d{2,4}(?![:.h\d]| ?[ap]\.?m)){0,4}`,
        String.raw`(?<![\d:.])\d{3}[-. ]\d{3}[-. ]\d{3,4}(?!\d)`,
        String.raw`(?<![\d:.])\d{5,20}(?:[ -]\d{1,8}){0,4}`,
        String.raw`(?<![\d:.])\d{3} \d{2} \d{2}(?!\d)`,
      ].join('|'),
      'g',
    ),
    '\ue001',
  ],
];
const DISGUISE_KINDS: readonly Sign[] = ['date', 'phone', 'price', 'url'];
/** "0900-1730" looks like a phone number. */
const FOUR_DIGIT_RANGE = /^(?:[01]\d|2[0-4])[0-5]\d\s*[-–]\s*(?:[01]\d|2[0-4])[0-5]\d$/;
const DASHES = /[‐‑‒–—―−⁃〜～∼˜~→]|(?<=\d\s{0,2})ー|(?<=\d)\s?-{2,3}\s?(?=\d)/g;
const LEADERS = /\.{3,}|…|_{3,}|·{3,}/g;
/** The pieces of a text in which "\n" ends a line and "\t" a cell; what has digits and is no time is one of them. */
export function splitAtoms(text: string): Atom[] {
  let plain = text.slice(0, LONGEST_TEXT);
  if (!isAscii(plain))
    plain = plain
      .normalize('NFC')
      .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/：/g, ':')
      .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '');
  if (MAY_HOLD_WEB_ADDRESS.test(plain)) plain = plain.replace(WEB_ADDRESS, ' \ue003 ');
  for (const [pattern, to] of /\d/.test(plain) ? DISGUISES : []) {
    plain = plain.replace(pattern, (found) => (FOUR_DIGIT_RANGE.test(found.trim()) ? found : ` ${to} `));
  }
  plain = plain
    // What ends in a number may end its sentence: "Duluth, MN 55802. Mon to Fri".
    .replace(/([\ue000-\uf8ff]) (?=\.(?:\s|$))/g, '$1')
    .replace(DASHES, '-')
    .replace(LEADERS, ' ')
    .replace(/\bM-F\b/g, 'Mon-Fri');
  const atoms: Atom[] = [];
  let end = 0;
  // Lower case of ASCII has its length, so the atoms are folded at once.
  const lower = isAscii(plain) ? plain.toLowerCase() : null;
  for (const raw of listAtoms(plain)) {
    // Between two atoms there is nothing but space.
    const at = plain.indexOf(raw, end);
    const between = plain.slice(end, at);
    end = at + raw.length;
    const gap = atoms.length === 0 || between.includes('\n') ? 'line' : between.includes('\t') ? 'cell' : '';
    const folded = lower?.slice(at, end) ?? foldText(raw);
    atoms.push({ raw, folded, isSpaced: between !== '' || gap !== '', gap });
  }
  return atoms;
}

/** What a piece stands for that is no time though it has digits; null for any other. */
export function readDisguise({ raw }: Atom): Sign | null {
  return DISGUISE_KINDS[raw.charCodeAt(0) - 0xe000] ?? null;
}
