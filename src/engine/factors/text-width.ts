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

/** The texts of a page that Google shows a part of. */
export type ShownKind = 'title' | 'description';

/** Whether Google shows only the beginning of a text. */
export function isCutOff(kind: ShownKind, text: string): boolean {
  const { fontSize, longest } = shownWidth(kind, text);
  return measureWidth(text, fontSize) > longest;
}

/** The part of a text that Google shows, to the end of the word that no longer fits. */
export function getShownPart(kind: ShownKind, text: string): string {
  const { fontSize, longest } = shownWidth(kind, text);
  let left = (longest * 1000) / fontSize;
  let end = 0;
  for (const character of text) {
    left -= measureWidth(character, 1000);
    if (left < 0) break;
    end += character.length;
  }
  if (end === text.length || isUnspacedScript(text)) return text.slice(0, end);
  return text.slice(0, end + text.slice(end).search(/\s|$/));
}

function shownWidth(kind: ShownKind, text: string): { readonly fontSize: number; readonly longest: number } {
  if (kind === 'title') return SHOWN_TITLE;
  const { fontSize, longest, longestUnspaced } = SHOWN_DESCRIPTION;
  return { fontSize, longest: isUnspacedScript(text) ? longestUnspaced : longest };
}

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
