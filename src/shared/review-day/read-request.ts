import type { RequestConcept } from './request-concepts.ts';
import type { RequestLexicon } from './request-lexicons.ts';
import { readTokens } from './request-tokens.ts';

/** Tokens `first` to `last`, both included. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** A number of a text, or a word for one to ten. */
export interface NumberSpan extends Span {
  readonly value: number;
}

/** A text as the words of one language read it. */
export interface ReadRequest {
  readonly words: readonly string[];
  /** Sentences, in order; the token that ends one belongs to it. */
  readonly sentences: readonly Span[];
  readonly numbers: readonly NumberSpan[];
  /** All that has this meaning, in order. */
  find(concept: RequestConcept): readonly Span[];
  /** What has one of these meanings within a span. */
  within(span: Span, ...concepts: readonly RequestConcept[]): readonly Span[];
  has(span: Span, ...concepts: readonly RequestConcept[]): boolean;
  /** True when the sentence says that this is not so: "we never give a discount". `reach`: how many tokens a denial reaches ahead. */
  isDenied(span: Span, reach?: number): boolean;
  sentenceWith(span: Span): Span;
  /** The sentence at this place from the one with the span: -1 is the one before. Null at the ends. */
  neighbor(span: Span, distance: number): Span | null;
  /** The words of the text itself from the beginning of the first span to the end of the last. */
  quote(...spans: readonly Span[]): string;
}

/** The longest email of a campaign. */
const longestText = 5_000;
/** In tokens; a longer one is cut. */
const longestSentence = 80;
const denialReach = 9;
const longestQuote = 110;

/** Reads a text with the words of a language. `businessName` may be empty. */
export function readRequest(text: string, businessName: string, lexicon: RequestLexicon): ReadRequest {
  const tokens = readTokens(text.slice(0, longestText), businessName);
  const words = tokens.map(({ word }) => word);
  const findAll = tokenFinder(words);
  const known = new Map<RequestConcept, readonly Span[]>();
  const find = (concept: RequestConcept): readonly Span[] => {
    const found = known.get(concept) ?? findAll(lexicon.patterns.get(concept));
    known.set(concept, found);
    return found;
  };
  const sentences = splitSentences(words);
  const sentenceNumbers = sentences.flatMap(({ first, last }, index) => Array(last - first + 1).fill(index));
  const sentenceAt = (token: number): number => sentenceNumbers[token] ?? 0;
  const within = ({ first, last }: Span, ...concepts: readonly RequestConcept[]) =>
    concepts.flatMap((concept) => cutSpans(find(concept), first, last));
  const sentenceWith = ({ first }: Span): Span => sentences[sentenceAt(first)] ?? { first: 0, last: 0 };
  const isDenied = (span: Span, reach = denialReach): boolean => {
    const { first } = sentenceWith(span);
    const before = { first: Math.max(first, span.first - reach), last: span.first - 1 };
    const harmless = find('notDenying');
    return within(before, 'deny').some((denial) => !harmless.some((one) => overlaps(one, denial)));
  };
  return {
    words,
    sentences,
    numbers: readNumbers(words, lexicon, findAll),
    find,
    within,
    has: (span, ...concepts) => within(span, ...concepts).length > 0,
    isDenied,
    sentenceWith,
    neighbor: (span, distance) => sentences[sentenceAt(span.first) + distance] ?? null,
    quote: (...spans) => {
      const from = tokens[Math.min(...spans.map(({ first }) => first))]?.from ?? 0;
      const to = tokens[Math.max(...spans.map(({ last }) => last))]?.to ?? text.length;
      const quoted = text.slice(from, to).replace(/\s+/g, ' ').trim();
      return quoted.length <= longestQuote ? quoted : `${quoted.slice(0, longestQuote).replace(/\s\S*$/, '')} …`;
    },
  };
}

/** The spans from token `first` to token `last`. They are sorted: the first one is looked up by halving. */
function cutSpans(spans: readonly Span[], first: number, last: number): Span[] {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.first ?? 0) < first) low = middle + 1;
    else high = middle;
  }
  const cut: Span[] = [];
  for (let index = low; index < spans.length; index += 1) {
    const span = spans[index];
    if (span === undefined || span.first > last) break;
    if (span.last <= last) cut.push(span);
  }
  return cut;
}

/** True when two spans share a token. */
export function overlaps(one: Span, other: Span): boolean {
  return one.first <= other.last && other.first <= one.last;
}

type TokenFinder = (pattern: RegExp | undefined) => Span[];

/** Finds patterns in the tokens, joined by single spaces. */
function tokenFinder(words: readonly string[]): TokenFinder {
  const joined = ` ${words.join(' ')} `;
  const starts = new Map<number, number>();
  let offset = 1;
  for (const [index, word] of words.entries()) {
    starts.set(offset, index);
    offset += word.length + 1;
  }
  return (pattern) =>
    pattern === undefined
      ? []
      : [...joined.matchAll(pattern)].map(({ 0: found, index }) => {
          const first = starts.get(index) ?? 0;
          return { first, last: first + found.trim().split(' ').length - 1 };
        });
}

function splitSentences(words: readonly string[]): Span[] {
  const sentences: Span[] = [];
  let first = 0;
  for (const [index, word] of words.entries()) {
    const isEnd = word === '.' || word === '?' || index - first >= longestSentence || index === words.length - 1;
    if (!isEnd) continue;
    sentences.push({ first, last: index });
    first = index + 1;
  }
  return sentences;
}

function readNumbers(words: readonly string[], lexicon: RequestLexicon, findAll: TokenFinder): NumberSpan[] {
  const digits = words.flatMap((word, index) =>
    /^\d{1,3}(?:\.\d)?$/.test(word) ? [{ first: index, last: index, value: Number(word) }] : [],
  );
  const named = lexicon.numbers.flatMap((pattern, index) =>
    findAll(pattern).map((span) => ({ ...span, value: index + 1 })),
  );
  return [...digits, ...named].toSorted((one, other) => one.first - other.first);
}
