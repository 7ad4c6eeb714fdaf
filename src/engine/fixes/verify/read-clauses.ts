import { readPattern } from '../../data/patterns.ts';
import type { Clause, ClauseItem, ReadText } from './clause.ts';
import type { CoverageLexicon, LexiconEntry } from './coverage-lexicon.ts';
import { VERB_PARTICLE } from './inflection.ts';
import { readValues } from './read-values.ts';
import { splitTokens, type Token } from './tokens.ts';
import type { Value } from './value.ts';

const NO_USE: LexiconEntry = { isGlue: false, isWeak: false, frames: new Set(), concepts: new Set(), isStrict: false };
const STOP = /^[.;:?!…–—(),]$/;
const FULL_STOP = /^[.;:?!…–—()]$/;
/** Negations that reach the whole clause, also what stands before them, and those that reach the next words only. */
const WHOLE_NEGATION = new RegExp(`^(?:${readPattern('claims', 'wholeNegation')})$`);
const NEAR_NEGATION = new RegExp(`^(?:${readPattern('claims', 'nearNegation')})$`);
const NEAR_REACH = 2;
const OR = new RegExp(`^(?:${readPattern('claims', 'or')})$`);
/** A preposition of these concepts compares beside a figure only: "over 40 boats", but "nets over pools". */
const COMPARING = ['more', 'less'] as const;
/** The first half of a French negation: the verb is between both. */
const BEFORE_VERB = /^ne?$/;
/** "Finché non": until, without a negation. */
const UNTIL_NOT = 'finche';

/** Tokens from `from` to `to` that facts hold literally, with the facts' positions. */
export interface LiteralSpan {
  readonly from: number;
  readonly to: number;
  readonly facts: readonly number[];
}

/** Reads a text into clauses. `literals`: what facts hold literally in it. `isHours`: bare numbers are times. */
export function readText(
  text: string,
  lexicon: CoverageLexicon,
  options: {
    readonly isHours?: boolean;
    readonly isFact?: boolean;
    readonly findLiterals?: (text: string, tokens: readonly Token[]) => readonly LiteralSpan[];
  } = {},
): ReadText {
  const tokens = splitTokens(text, lexicon.code);
  const literals = options.findLiterals?.(text, tokens) ?? [];
  const isLiteral = new Set(
    literals.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
  );
  const values = readValues(tokens, lexicon, options.isHours === true).filter(
    ({ from, to }) => !isLiteral.has(from) && !isLiteral.has(to),
  );
  const entries = readEntries(text, tokens, lexicon, values, literals);
  const clauses = cutClauses(entries, lexicon, options.isFact === true);
  return { text, tokens, values, items: clauses.flatMap(({ items }) => items), clauses };
}

type Entry = ClauseItem | { readonly kind: 'stop'; readonly text: string; readonly from: number };

function readEntries(
  text: string,
  tokens: readonly Token[],
  lexicon: CoverageLexicon,
  values: readonly Value[],
  literals: readonly LiteralSpan[],
): Entry[] {
  const entries: Entry[] = [];
  const valueAt = new Map(values.map((value) => [value.from, value]));
  const literalAt = new Map(literals.map((literal) => [literal.from, literal]));
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const [literal, value] = [literalAt.get(at), valueAt.get(at)];
    const item = (
      kind: ClauseItem['kind'],
      to: number,
      use: LexiconEntry,
      more: Partial<ClauseItem> = {},
    ): ClauseItem => ({
      kind,
      text: text.slice(token.start, tokens[to]?.end ?? token.end),
      from: at,
      to,
      folded: token.folded,
      parts: tokens.slice(at, to + 1).map(({ folded }) => folded),
      use,
      joined: null,
      value: null,
      literal: null,
      isNegated: false,
      isNegatedNearby: false,
      ...more,
    });
    // "The morning itself": the words promise a day.
    const isPromised = value?.kind === 'period' && lexicon.phraseAt(tokens, at)?.use.concepts.has('same-day') === true;
    if (literal !== undefined) entries.push(item('word', literal.to, NO_USE, { literal: literal.facts }));
    else if (value !== undefined && !isPromised) entries.push(item('value', value.to, NO_USE, { value, parts: [] }));
    else if (token.kind === 'stop' || token.kind === 'sign') entries.push({ kind: 'stop', text: token.text, from: at });
    else if (token.kind === 'word') {
      const phrase = lexicon.phraseAt(tokens, at);
      const isFree =
        phrase !== null &&
        Array.from({ length: phrase.length - 1 }, (_, place) => at + 1 + place).every(
          // "The same evening" promises a day, "in the evening" a time.
          (place) => (valueAt.get(place)?.kind ?? 'period') === 'period' && !literalAt.has(place),
        );
      const use = phrase !== null && isFree ? phrase.use : lexicon.use(token.folded);
      const isCounting = [1, 2].some((next) => valueAt.has(at + next) || tokens[at + next]?.kind === 'number');
      const isStrict = use.isStrict && (isCounting || !COMPARING.some((concept) => use.concepts.has(concept)));
      const isFunction = (phrase === null || !isFree) && lexicon.isFunctionWord(token.folded) && !isStrict;
      entries.push(item(isFunction ? 'function' : 'word', isFree ? at + phrase.length - 1 : at, use));
    } else
      entries.push(
        item('value', at, NO_USE, {
          value: { kind: 'number', from: at, to: at, keys: [`n:${token.text}`] },
          parts: [],
        }),
      );
    const last = entries.at(-1);
    if (last !== undefined && last.kind !== 'stop') at = last.to;
  }
  return entries;
}

/** Whether an item says something that could need a fact. */
function saysSomething({ kind, use }: ClauseItem): boolean {
  return kind === 'word' && !use.isGlue;
}

interface OpenClause {
  items: ClauseItem[];
  stop: string;
  isJoined: boolean;
}

const NO_CLAUSE: OpenClause = { items: [], stop: '', isJoined: false };

/** Cuts at stops, and at commas and joiners where both sides say something. */
function cutClauses(entries: readonly Entry[], lexicon: CoverageLexicon, isFact: boolean): Clause[] {
  const parts: OpenClause[] = [];
  let open: OpenClause = { items: [], stop: '.', isJoined: false };
  const close = (stop: string, isJoined = false) => {
    if (open.items.length > 0) parts.push({ ...open, stop });
    open = { items: [], stop: '.', isJoined };
  };
  let hasSaid = false;
  for (const entry of entries) {
    if (entry.kind === 'stop') {
      if (STOP.test(entry.text)) close(entry.text);
      hasSaid = false;
      continue;
    }
    // "è" and "é" are verbs, "e" is a joiner.
    const isJoiner = lexicon.joiners.has(entry.folded) && !/^[èé]$/i.test(entry.text);
    if (entry.value === null && isJoiner && hasSaid) {
      close('join', true);
      hasSaid = false;
    }
    hasSaid ||= saysSomething(entry);
    open.items.push(entry);
  }
  close('.');
  return joinSilent(parts, lexicon, isFact);
}

/** A part that says nothing belongs to its neighbor. */
function joinSilent(parts: readonly OpenClause[], lexicon: CoverageLexicon, isFact: boolean): Clause[] {
  const joined: OpenClause[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isOpen = before !== undefined && !FULL_STOP.test(before.stop);
    const isSilent = !part.items.some(saysSomething);
    const wasSilent = !isFact && before !== undefined && !before.items.some(saysSomething);
    if (isOpen && (isSilent || wasSilent)) {
      before.items.push(...part.items);
      before.stop = part.stop;
    } else joined.push({ ...part, items: [...part.items] });
  }
  const negative = markAllNegated(joined, lexicon);
  let isQuestion = false;
  return joined
    .map(({ items, isJoined, stop }, place) => ({ items, isJoined, stop, isNegative: negative[place] ?? false }))
    .reverse()
    .map(({ stop, ...clause }): Clause => {
      isQuestion = stop === '?' || (isQuestion && !FULL_STOP.test(stop));
      const items = lexicon.hasCompounds ? joinParticles(clause.items) : clause.items;
      return { ...clause, items, isQuestion };
    })
    .reverse();
}

/** "Wir bauen Fenster ein": which word is the verb shows only beside the facts. */
function joinParticles(items: ClauseItem[]): ClauseItem[] {
  const particle = items.at(-1)?.folded ?? '';
  if (!VERB_PARTICLE.test(particle)) return items;
  return items.map((item) => {
    const mayBeVerb =
      item.kind === 'word' && item.parts.length === 1 && item.literal === null && !/^\p{Lu}/u.test(item.text);
    return mayBeVerb && item.folded !== particle ? { ...item, joined: particle + item.folded } : item;
  });
}

/** "No silk or dyed flowers", "lorries and spraying are not on offer": a negation reaches over a joiner. */
function markAllNegated(parts: readonly OpenClause[], lexicon: CoverageLexicon): boolean[] {
  const negative = parts.map(({ items }) => markNegated(items, lexicon));
  for (const [place, { items, isJoined }] of parts.entries()) {
    const isOr = isJoined && OR.test(items[0]?.folded ?? '');
    if (isOr && negative[place - 1] === true && negative[place] === false) negative[place] = negateAll(items);
  }
  // "Pianos, safes and aquariums we do not move"
  let isListed = false;
  for (let place = parts.length - 1; place > 0; place -= 1) {
    const [{ items, isJoined } = NO_CLAUSE, before = NO_CLAUSE] = [parts[place], parts[place - 1]];
    const isLast = isJoined && negative[place] === true && isSaidBefore(items, lexicon);
    isListed = (isLast || (isListed && before.stop === ',')) && before.items.filter(saysSomething).length === 1;
    if (isListed && negative[place - 1] === false) negative[place - 1] = negateAll(before.items);
  }
  return negative;
}

function negateAll(items: readonly ClauseItem[]): boolean {
  for (const item of items) if (item.kind === 'word') item.isNegated = true;
  return true;
}

/** Whether something is said before the negation: "and spraying are not", unlike "and not spraying". */
function isSaidBefore(items: readonly ClauseItem[], { negators }: CoverageLexicon): boolean {
  return items.findIndex(saysSomething) < items.findIndex(({ folded }) => negators.has(folded));
}

/** Marks the words that a negation reaches; returns whether there is one. */
function markNegated(items: readonly ClauseItem[], lexicon: CoverageLexicon): boolean {
  const at = items.findIndex(
    ({ kind, parts }, place) =>
      kind !== 'value' &&
      parts.length === 1 &&
      lexicon.negators.has(parts[0] ?? '') &&
      items[place - 1]?.folded !== UNTIL_NOT,
  );
  const negation = items[at]?.folded;
  if (negation === undefined) return false;
  // "Efectivo no", but not "license no. 17"
  const isBehind = lexicon.code !== 'en' && !items.some(({ kind }, place) => place > at && kind === 'word');
  const isNear = NEAR_NEGATION.test(negation) && !(negation === 'no' && lexicon.code === 'es');
  const first = items.findLastIndex(
    ({ folded }, place) => lexicon.code === 'fr' && place < at && BEFORE_VERB.test(folded),
  );
  let reached = 0;
  for (const [place, item] of items.entries()) {
    const isReached = place > at || isBehind || (first >= 0 && place > first) || WHOLE_NEGATION.test(negation);
    if (item.kind !== 'word' || !isReached) continue;
    if (isNear && reached >= NEAR_REACH) continue;
    item.isNegated = true;
    item.isNegatedNearby = isNear;
    if (place > at) reached += 1;
  }
  return true;
}
