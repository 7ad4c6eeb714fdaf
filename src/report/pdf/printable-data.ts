import type { Coverage } from './font-coverage.ts';
import type { FontSet } from './pdf-fonts.ts';

/** The supported characters of each set of fonts, by face. */
export type ReadingFaces = (set: FontSet) => readonly Coverage[];

/** Data that can be typeset completely, and the fonts it needs. */
export interface PrintableData {
  readonly data: unknown;
  readonly fonts: FontSet;
  /** Replaces a character that none of our fonts has. */
  readonly hasMissing: boolean;
}

const box = '□';
const lineBreak = 0x0a;
const zeroWidthSpace = 0x200b;
/** Invisible in every font: joiners and direction marks, which affect surrounding characters. */
const drawnAsNothing: ReadonlySet<number> = new Set([
  lineBreak,
  zeroWidthSpace,
  0x00ad,
  0x200c,
  0x200d,
  0x200e,
  0x200f,
]);
/** Removed: control characters, bidi overrides that could reverse a line, emoji variation selectors, byte order marks. */
const unprintable =
  /\p{Cc}|[\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]|\p{Variation_Selector}/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The data with only characters that our fonts have, so that no document fails for one and none looks different on a
 * machine with other fonts. A character that no font has is replaced by an equivalent if there is one, else by a box.
 */
export function printableData(data: unknown, faces: ReadingFaces): PrintableData {
  const setter = new LetterSetter(faces);
  return { data: setter.everyString(data), fonts: setter.fonts, hasMissing: setter.hasMissing };
}

class LetterSetter {
  fonts: FontSet = 'latin';
  hasMissing = false;
  private readonly faces: ReadingFaces;

  constructor(faces: ReadingFaces) {
    this.faces = faces;
  }

  everyString(value: unknown): unknown {
    if (typeof value === 'string') return this.printable(value);
    if (Array.isArray(value)) {
      // The bytes of a picture.
      return typeof value[0] === 'number' ? value : value.map((one) => this.everyString(one));
    }
    if (typeof value !== 'object' || value === null) return value;
    if ('instead' in value && typeof value.instead === 'string' && 'text' in value && typeof value.text === 'string')
      return this.wholeOr(value.text, value.instead, value);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.everyString(one)]));
  }

  /** A text with the rest of its object; one of which letters are missing gives way to another, that is read from left to right. */
  private wholeOr(text: string, instead: string, rest: object): unknown {
    const alone = new LetterSetter(this.faces);
    const shown = alone.printable(text);
    if (alone.hasMissing) return { ...rest, text: this.printable(instead), lang: null, dir: 'ltr' };
    if (alone.fonts === 'all') this.fonts = 'all';
    return { ...rest, text: shown };
  }

  private printable(text: string): string {
    const whole = text.normalize('NFC');
    if (hasAll(this.faces('latin'), whole)) return whole;
    const lines = whole
      .toWellFormed()
      .replace(/\t/g, ' ')
      .split(/\r\n?|[\n\u2028\u2029]/);
    const clean = lines.map((line) => line.replace(unprintable, '')).join('\n');
    if (hasAll(this.faces('latin'), clean)) return clean;
    return [...graphemes.segment(clean)].map(({ segment }) => this.settable(segment)).join('');
  }

  private settable(grapheme: string): string {
    if (hasAll(this.faces('latin'), grapheme)) return grapheme;
    this.fonts = 'all';
    const faces = this.faces('all');
    const [base = ''] = grapheme.normalize('NFD');
    const written = [grapheme, grapheme.normalize('NFKC'), base].find((form) => form !== '' && hasAll(faces, form));
    if (written !== undefined) return written;
    if (/^\s+$/u.test(grapheme)) return ' ';
    this.hasMissing = true;
    return box;
  }
}

/** Whether one of the faces has every character: a letter and its marks are set in one face. */
function hasAll(faces: readonly Coverage[], text: string): boolean {
  return faces.some((covers) => {
    for (const letter of text) {
      const codePoint = letter.codePointAt(0) ?? 0;
      if (!covers(codePoint) && !drawnAsNothing.has(codePoint)) return false;
    }
    return true;
  });
}
