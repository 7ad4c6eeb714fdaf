/** Grapheme segmentation, whose tables the runtime loads when it is first needed. The locale does not matter. */
let letters: Intl.Segmenter | undefined;
/** Longer than any real grapheme; an excessive stack of combining marks may be cut between two code points. */
const WINDOW = 64;

/**
 * Truncates a text to at most `most` UTF-16 units without splitting a grapheme: a split emoji leaves a lone surrogate,
 * which no URL, XML or database accepts. Takes constant time for texts of any length. Pure.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  if (most <= 0) return '';
  // Between two ASCII characters there is a grapheme boundary, except in CRLF.
  if (isPlain(text.charCodeAt(most)) && isPlain(text.charCodeAt(most - 1))) return text.slice(0, most);
  const from = Math.max(0, most - WINDOW);
  const near = text.slice(from, most + WINDOW);
  letters ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const letter = letters.segment(near).containing(most - from);
  const end = letter === undefined ? most : from + letter.index;
  return text.slice(0, end === from && from > 0 ? beforeHalf(text, most) : end);
}

/** The same with `…` appended when truncated, at most `most` units in total. */
export function cutTextWithDots(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`;
}

/**
 * Replaces lone surrogates, which earlier releases could store, in every string of a stored value. Returns the same object
 * when there are none.
 */
export function wellFormedValue<Value>(value: Value): Value;
export function wellFormedValue(value: unknown): unknown {
  // Nearly every value has none: this check copies nothing.
  return isWellFormedValue(value) ? value : mendedValue(value);
}

function isWellFormedValue(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isWellFormedValue);
  if (Object.getPrototypeOf(value) !== Object.prototype) return true;
  for (const [key, one] of Object.entries(value)) if (!key.isWellFormed() || !isWellFormedValue(one)) return false;
  return true;
}

function mendedValue(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(mendedValue);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key.toWellFormed(), mendedValue(one)]));
}

/** ASCII without the line feed: nothing before it combines with it. */
function isPlain(unit: number): boolean {
  return unit < 0x80 && unit !== 0x0a;
}

function beforeHalf(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}
