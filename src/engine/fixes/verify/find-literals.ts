import { findAllDayClaims } from './all-day-claims.ts';
import type { FactIndex } from './carrier.ts';
import type { LiteralSpan } from './read-clauses.ts';
import type { Token } from './tokens.ts';
import { foldInPlace } from './word-stems.ts';

const LONGEST_PHONE = 20;
const SHORTEST_PHONE = 7;

/**
 * What facts hold word for word in a text: the firm's name, a street with its number, a phone number; and "around the clock",
 * with the facts that carry it, if any.
 */
export function findLiterals(text: string, tokens: readonly Token[], index: FactIndex): LiteralSpan[] {
  const found: LiteralSpan[] = [];
  const claims = new Map(findAllDayClaims(foldInPlace(text), index).map((claim) => [claim.start, claim]));
  for (let at = 0; at < tokens.length; at += 1) {
    const span = findAllDay(tokens, at, claims) ?? findWords(tokens, at, index) ?? findPhone(tokens, at, index);
    if (span === null) continue;
    found.push(span);
    at = span.to;
  }
  return found;
}

type AllDayClaims = ReadonlyMap<number, { readonly end: number; readonly facts: readonly number[] }>;

function findAllDay(tokens: readonly Token[], at: number, claims: AllDayClaims): LiteralSpan | null {
  const claim = claims.get(tokens[at]?.start ?? -1);
  if (claim === undefined) return null;
  let to = at;
  while ((tokens[to + 1]?.start ?? Number.POSITIVE_INFINITY) < claim.end) to += 1;
  return { from: at, to, facts: claim.facts };
}

function findWords(tokens: readonly Token[], at: number, { literals }: FactIndex): LiteralSpan | null {
  const fitting = (literals.get(tokens[at]?.folded ?? '') ?? []).filter(({ words }) =>
    words.every((word, place) => tokens[at + place]?.folded === word),
  );
  const longest = Math.max(0, ...fitting.map(({ words }) => words.length));
  if (longest === 0) return null;
  return {
    from: at,
    to: at + longest - 1,
    facts: fitting.filter(({ words }) => words.length === longest).map(({ fact }) => fact),
  };
}

/** A phone number, however it is spaced; a country code may be missing. */
function findPhone(tokens: readonly Token[], at: number, { phones }: FactIndex): LiteralSpan | null {
  if (phones.size === 0 || !/^(?:\d|[+(])/.test(tokens[at]?.text ?? '')) return null;
  let digits = '';
  let found: LiteralSpan | null = null;
  for (let to = at; to < Math.min(tokens.length, at + LONGEST_PHONE); to += 1) {
    const token = tokens[to];
    if (token === undefined || token.kind === 'word') break;
    digits += token.text.replace(/\D/g, '');
    if (token.kind !== 'number' || digits.length < SHORTEST_PHONE) continue;
    const facts = [...phones]
      .filter(([phone]) => phone === digits || phone.endsWith(digits.replace(/^0/, '')))
      .map(([, fact]) => fact);
    if (facts.length > 0) found = { from: at, to, facts };
  }
  return found;
}
