import { readPattern } from '../../data/patterns.ts';
import { foldFigure } from './figure-text.ts';
import type { TimeLexicon } from './time-lexicon.ts';
import type { Token } from './tokens.ts';

/** A number in digits or words; `to` is its last token. */
export interface ReadNumber {
  readonly value: number;
  readonly to: number;
  readonly isDigits: boolean;
}

/** Words that are articles as well: "one of", "ein Tag". */
const ONE = new RegExp(`^(?:${readPattern('claims', 'one')})$`);
const MOST_WORDS = 8;

/** The number that begins at a token; null where none does. "One" is none by itself. */
export function readNumber(tokens: readonly Token[], at: number, time: TimeLexicon): ReadNumber | null {
  const token = tokens[at];
  if (token?.kind === 'number') return { value: foldFigure(token.text), to: at, isDigits: true };
  if (token?.kind !== 'word' || ONE.test(token.folded)) return null;
  const first = numberWord(token.folded, time);
  if (first === null) return null;
  let [total, value, to] = [0, first, at];
  for (let round = 0; round < MOST_WORDS; round += 1) {
    const skip = time.and.has(tokens[to + 1]?.folded ?? '') || tokens[to + 1]?.text === '-' ? 1 : 0;
    const next = tokens[to + 1 + skip];
    const more = next?.kind === 'word' && !(ONE.test(next.folded) && value < 20) ? numberWord(next.folded, time) : null;
    if (more === null) break;
    const joined = joinNumbers(value, more, skip > 0);
    if (joined === null) break;
    if (more === 1000) total += joined;
    value = more === 1000 ? 0 : joined;
    to += 1 + skip;
  }
  return { value: total + value, to, isDigits: false };
}

/** "forty" and "two", "two" and "hundred", "nineteen" and "eighty"; null where they are two numbers. */
function joinNumbers(value: number, more: number, isLinked: boolean): number | null {
  if (more === 1000 && value < 1000) return Math.max(1, value) * 1000;
  if (more === 100 && value > 0 && value < 20) return value * 100;
  if (value >= 100 && value % (more < 100 ? 100 : 1000) === 0 && more < 1000) return value + more;
  if (value === 0) return more;
  if (value % 100 >= 20 && value % 10 === 0 && more < 10) return value + more;
  return value >= 17 && value <= 20 && more >= 10 && more < 100 && !isLinked ? value * 100 + more : null;
}

function numberWord(folded: string, time: TimeLexicon): number | null {
  const known = time.numbers.get(folded);
  if (known !== undefined) return known;
  // "neunzehnhundertachtzig", "duemilaundici", "tweeduizend"
  const [, head = '', large = '', rest = ''] =
    /^(.*?)(tausend|mila|mille|duizend|hundert|honderd|cento)(?:und|en|e)?(.*)$/.exec(folded) ?? [];
  if (large === '' || head + rest === '') return null;
  const factor = /^[hc]/.test(large) ? 100 : 1000;
  const [many, more] = [head === '' ? 1 : time.numbers.get(head), rest === '' ? 0 : time.numbers.get(rest)];
  return many === undefined || more === undefined ? null : many * factor + more;
}
