import { foldText, isUnspacedScript } from '../facts/language/fold-text.ts';

/**
 * Widths of Arial in thousandths of the font size, by the characters that share one: those of Helvetica, on which Arial was drawn
 * (Adobe Core 14 font metrics, Helvetica.afm, 1997). Bold, kerning and other fonts of a device are left aside.
 */
const WIDTHS: readonly (readonly [width: number, characters: string])[] = [
  [191, "'"],
  [222, 'ijl’‘'],
  [260, '|'],
  [278, 'ft .,:;!/I·[]\\'],
  [333, 'r-()“”„`'],
  [355, '"'],
  [389, '*'],
  [500, 'ckszvxyJ'],
  [584, '+=<>~'],
  [611, 'FTZ'],
  [667, 'ABEKPSVXY&'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'MmжшщюыЮ'],
  [889, '%'],
  [920, 'ЖШЩЫ'],
  [944, 'W'],
  [1000, '—@…'],
];
const BY_CHARACTER: ReadonlyMap<string, number> = new Map(
  WIDTHS.flatMap(([width, characters]) => [...characters].map((one) => [one, width] as const)),
);
/** Digits and most small letters; other alphabets' capitals; Chinese, Japanese and Korean characters fill their square. */
const AVERAGE = { small: 556, capital: 700, square: 1000 } as const;

/** Font sizes, and pixels shown, of titles and descriptions in Google's desktop results: practice values, measured by many (2026). */
export const SHOWN_TITLE = { fontSize: 20, shortest: 130, longest: 600 } as const;
export const SHOWN_DESCRIPTION = {
  fontSize: 14,
  tooShort: 250,
  shortest: 440,
  longest: 1_050,
  /** Japanese and Chinese results show a third line: about 120 characters. */
  longestUnspaced: 1_680,
  tooLong: 2_000,
} as const;

/** The width of a text in pixels, set in Arial. Accents take no room of their own. */
export function measureWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const character of text.normalize('NFD')) {
    if (!/\p{M}/u.test(character)) width += BY_CHARACTER.get(character) ?? averageWidth(character);
  }
  return Math.round((width * fontSize) / 1000);
}

function averageWidth(character: string): number {
  if (isUnspacedScript(character) && !/\p{Script=Thai}/u.test(character)) return AVERAGE.square;
  return character !== foldText(character) && /\p{Lu}/u.test(character) ? AVERAGE.capital : AVERAGE.small;
}
