import type { ReadSentence } from './claim.ts';
import type { FactIndex } from './fact-index.ts';
import { parseNumberWord } from './parse-number-word.ts';

/** Words that join the parts of one number: "seven hundred and fifty", "cincuenta y nueve". */
const JOINING = /^(?:and|und|et|y)$/;

/** Numbers written as words in a sentence, each with all its words: "one hundred twenty-nine". */
export function spelledNumbers(
  folded: string,
  { words }: ReadSentence,
  index: FactIndex,
): { start: number; end: number; value: number }[] {
  const tokens = [...folded.matchAll(/[\p{L}]+(?:-[\p{L}]+)*/gu)].flatMap(({ index: start, 0: text }) => {
    const whole = parseNumberWord(text, index.language);
    if (whole !== null || !text.includes('-')) return [{ text, start, value: whole ?? oneOf(text) }];
    // "ten-year" is split into its parts.
    let at = start;
    return text.split('-').map((part) => {
      const token = { text: part, start: at, value: parseNumberWord(part, index.language) };
      at += part.length + 1;
      return token;
    });
  });
  const found: { start: number; end: number; value: number }[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const first = tokens[place];
    if (first === undefined || first.value === null) continue;
    const parts = [first.value];
    let last = first;
    let end = first.start + first.text.length;
    for (let next = place + 1; next < tokens.length; next += 1) {
      const token = tokens[next];
      const after = tokens[next + 1];
      if (token === undefined || folded.slice(end, token.start).trim() !== '') break;
      const isJoint =
        JOINING.test(token.text) &&
        (parts.at(-1) ?? 0) >= 20 &&
        after?.value != null &&
        after.value < (parts.at(-1) ?? 0);
      if (token.value === null && !isJoint) break;
      end = token.start + token.text.length;
      if (token.value !== null) {
        parts.push(token.value);
        last = token;
        place = next;
      }
    }
    const value = numberOfParts(parts);
    if (value >= 2) found.push({ start: first.start, end: last.start + last.text.length, value });
  }
  return found.filter(({ start }) => words.some((word) => word.end > start));
}

function oneOf(text: string): number | null {
  return /^(?:one|ein|eins|un|uno)$/.test(text) ? 1 : null;
}

function numberOfParts(parts: readonly number[]): number {
  // "nineteen eighty-seven"
  const [century = 0, years = 0] = parts;
  if (parts.length === 2 && century >= 17 && century <= 20 && years >= 10 && years < 100) return century * 100 + years;
  let whole = 0;
  let current = 0;
  for (const part of parts) {
    if (part >= 1000) {
      whole += Math.max(1, current) * part;
      current = 0;
    } else if (part === 100) current = Math.max(1, current) * 100;
    else current += part;
  }
  return whole + current;
}
