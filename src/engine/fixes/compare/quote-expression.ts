import { readPattern } from '../../data/patterns.ts';
import { isFillerText, listContentTokens } from './content-tokens.ts';

/** Where one phrase ends and the next begins. */
const PHRASE_END = /[,;:!?|·•()“”„"]+|\.(?=\s|$)|(?<=\s)[–—-](?=\s)/;
const JOINS = new RegExp(`^(?:&|\\+|/|${readPattern('texts', 'conjunction')})$`, 'iu');
/** Of a longer expression the given words alone are quoted. */
const LONGEST_IN_WORDS = 8;

interface Token {
  readonly start: number;
  readonly end: number;
  /** Whether it says something by itself: "Drainage", not "and", "the". */
  readonly isTelling: boolean;
  readonly isMeant: boolean;
}

/**
 * The expressions of `text` that hold the given words, as they stand there: "italienische Herzlichkeit auf Tiermedizin trifft" of
 * "Herzlichkeit" and "Tiermedizin". Telling words that stand together belong to one expression, as do those on both sides of "and",
 * and those that only small words part where both sides hold a given word. No expression reaches over a comma or another sign.
 */
export function quoteExpressions(text: string, words: readonly string[]): string[] {
  const quotes = splitPhrases(text).flatMap((phrase) => readExpressions(phrase, words));
  return [...new Set(words.map((word) => quotes.find((one) => holds(one, word)) ?? word))];
}

function splitPhrases(text: string): string[] {
  return text.split(PHRASE_END).flatMap((phrase) => phrase.trim() || []);
}

function readExpressions(phrase: string, words: readonly string[]): string[] {
  const tokens = [...phrase.matchAll(/\S+/gu)].map(
    ({ 0: word, index }): Token => ({
      start: index,
      end: index + word.length,
      isTelling: listContentTokens(word).length > 0 || (/^\p{Lu}\p{L}/u.test(word) && !isFillerText(word)),
      isMeant: words.some((one) => one.split(/\s+/).some((part) => holds(word, part))),
    }),
  );
  return joinTokens(tokens, phrase).flatMap((group) => {
    const [first] = group;
    const last = group.at(-1);
    if (first === undefined || last === undefined || !group.some(({ isMeant }) => isMeant)) return [];
    if (group.length > LONGEST_IN_WORDS)
      return group.filter(({ isMeant }) => isMeant).map(({ start, end }) => phrase.slice(start, end));
    return [phrase.slice(first.start, last.end)];
  });
}

/** The groups of telling words of a phrase, joined where they are one expression. */
function joinTokens(tokens: readonly Token[], phrase: string): Token[][] {
  const groups: Token[][] = [];
  let between: Token[] = [];
  for (const token of tokens) {
    const last = groups.at(-1);
    if (!token.isTelling) {
      between.push(token);
      continue;
    }
    const isJoined = between.every(({ start, end }) => JOINS.test(phrase.slice(start, end)));
    const isMeantOnBothSides = token.isMeant && (last?.some(({ isMeant }) => isMeant) ?? false);
    if (last !== undefined && (isJoined || isMeantOnBothSides)) last.push(...between, token);
    else groups.push([token]);
    between = [];
  }
  return groups;
}

/** Whether a text has a word, and not only within a longer one: "Dach" of "Dachdecker" is another. */
function holds(text: string, word: string): boolean {
  const [whole, part] = [text.toLowerCase(), word.toLowerCase()];
  const goesOn = (sign: string | undefined, next: string | undefined) =>
    [/\p{L}/u, /\p{N}/u].some((kind) => kind.test(sign ?? '') && kind.test(next ?? ''));
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1))
    if (!goesOn(whole[at - 1], part[0]) && !goesOn(part.at(-1), whole[at + part.length])) return true;
  return false;
}
