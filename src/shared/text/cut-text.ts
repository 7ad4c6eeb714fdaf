/** Letters as people see them. The language does not matter for where they end. */
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Longer than any letter that people write; a pile of marks above it may be cut between two code points. */
const WINDOW = 64;

/**
 * The first `most` UTF-16 units of a text at most, never a part of a letter: a cut emoji leaves half of a character, which no
 * address, XML or database takes. Takes the same time for texts of any length. Pure.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  if (most <= 0) return '';
  // Between two characters of ASCII there is a border of letters, but for a line end of two.
  if (isPlain(text.charCodeAt(most)) && isPlain(text.charCodeAt(most - 1))) return text.slice(0, most);
  const from = Math.max(0, most - WINDOW);
  const near = text.slice(from, most + WINDOW);
  const letter = LETTERS.segment(near).containing(most - from);
  const end = letter === undefined ? most : from + letter.index;
  return text.slice(0, end === from && from > 0 ? beforeHalf(text, most) : end);
}

/** The same with `…` at the end of what was cut, both together at most `most` units. */
export function cutTextWithDots(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`;
}

/** Every string in a stored value without halves of characters, which earlier releases could keep. The same object when there are none. */
export function wellFormedValue<Value>(value: Value): Value;
export function wellFormedValue(value: unknown): unknown {
  // Nearly every value is: nothing is copied to find that out.
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

/** ASCII without the line feed: nothing in front of it joins with it. */
function isPlain(unit: number): boolean {
  return unit < 0x80 && unit !== 0x0a;
}

function beforeHalf(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}
