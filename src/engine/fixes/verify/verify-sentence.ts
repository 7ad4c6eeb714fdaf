import type { ClaimKind } from '#shared/fixes/grounded-text.ts';
import type { FactIndex } from './carrier.ts';
import { checkHours } from './check-hours.ts';
import { type ChosenFacts, type CoveredItem, chooseFacts, findFactsInFull } from './choose-facts.ts';
import type { Clause, ClauseItem, ReadText } from './clause.ts';
import { coverClause, isPromise } from './cover-clauses.ts';
import type { Hit } from './cover-word.ts';
import { findLiterals } from './find-literals.ts';
import { isUnlisted, mentionedPeople } from './people.ts';
import { readText } from './read-clauses.ts';
import { type ClauseContext, findMovedItems } from './stay-together.ts';
import type { Value } from './value.ts';
import { fold } from './word-stems.ts';
import { findWordings } from './wordings.ts';

/** Words of a sentence that no fact carries, with their place in it. */
export interface Uncovered {
  readonly kind: ClaimKind;
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

/** A sentence held against facts. */
export interface CheckedSentence {
  /** Ids of the facts that it stands on. */
  readonly factIds: readonly string[];
  /** In the order of the sentence; empty where all of it is carried. */
  readonly uncovered: readonly Uncovered[];
}

/** What one word without a fact weighs; `LIMIT` stops the sentence. Everything but plain words stops it alone. */
const PLAIN_WORD = 1;
const WEAK_WORD = 0.5;
const LIMIT = 0.75;
/** Beside these concepts a negation frees of something: nothing to pay, no need to wait. */
const FREEING = [
  'pay',
  'price',
  'free',
  'maximum',
  'decide',
  'wait',
  'close',
  'step-free',
  'unhurried',
  'more',
] as const;

/** A fact about one of these says what there is not, with no word for it. */
const DENYING = ['only', 'close', 'excluded'] as const;

/** How strongly a fact holds a word that stands in it, inflected or not. */
const SAME_WORD = 0.9;
/** A word of one is no word without weight beside a fact that says the other. */
const OPPOSITES = [
  ['big', 'small'],
  ['new', 'old'],
  ['new', 'used'],
  ['automatic', 'manual-gear'],
] as const;
/** A fact of these kinds lists what there is: any negation of it denies the fact. */
const LISTING: ReadonlySet<string> = new Set(['payment', 'languages']);

/** Holds a sentence against the facts, clause by clause. Of a wording of the release only the slots are. */
export function verifySentence(sentence: string, index: FactIndex): CheckedSentence {
  const whole = findWholeSentence(sentence, index);
  if (whole !== null) return { factIds: [whole], uncovered: [] };
  const read = readText(sentence, index.lexicon, { findLiterals: (text, tokens) => findLiterals(text, tokens, index) });
  const checked = checkRead(read, index, new Set());
  if (checked.uncovered.length === 0) return checked;
  for (const spared of findWordings(read.tokens, index.language)) {
    const filled = checkRead(read, index, spared);
    if (filled.uncovered.length === 0) return filled;
  }
  return checked;
}

/** The sentence or answer of the site in which a sentence stands word for word, from its beginning to its end. */
function findWholeSentence(sentence: string, { carriers, byKind }: FactIndex): string | null {
  const said = fold(sentence).trim();
  if (!/[.!?。]$/.test(said)) return null;
  for (const place of byKind.get('sentence') ?? []) {
    const { id, folded } = carriers[place] ?? { id: '', folded: '' };
    const at = folded.indexOf(said);
    if (at >= 0 && /(?:^|[.!?。]\s*)$/.test(folded.slice(0, at))) return id;
  }
  return null;
}

/** `spared`: tokens that need no fact. */
function checkRead(read: ReadText, index: FactIndex, spared: ReadonlySet<number>): CheckedSentence {
  const speaksOfHours = read.items.some(({ use }) => use.concepts.has('open') || use.concepts.has('close'));
  const covered = checkHours(
    read,
    read.clauses.map((clause) => coverClause(clause, index)),
    index,
  ).map((items) => items.filter(({ item }) => !isSpared(item, spared, speaksOfHours)));
  const saidInFull = findFactsInFull(covered.flat(), index);
  const uncovered: Uncovered[] = [];
  const factIds = new Set<string>();
  for (const [place, clause] of read.clauses.entries()) {
    const needs = (covered[place] ?? []).filter((one) => needsFact(one, clause, covered[place] ?? []));
    if (needs.length === 0) continue;
    const chosen = chooseFacts(needs, saidInFull, index);
    for (const fact of chosen.facts) factIds.add(index.carriers[fact]?.id ?? '');
    const following = followingWord(read.clauses[place + 1], covered[place + 1]);
    const around = {
      following,
      all: covered.flat(),
      who: personsAround(read.clauses, place, index),
    };
    uncovered.push(...uncoveredIn(clause, needs, around, chosen, read, index));
  }
  return { factIds: [...factIds], uncovered: decide(uncovered, read.text) };
}

/** Some wordings say "around the clock" or "on Sundays" outside of a slot, where a fact says so: that stays to be carried. */
function isSpared(
  { from, to, value, literal }: ClauseItem,
  spared: ReadonlySet<number>,
  speaksOfHours: boolean,
): boolean {
  const isTime = speaksOfHours && /^(?:day|clock)$/.test(value?.kind ?? '');
  const isKept = literal !== null || isTime || /^(?:money|percent|number)$/.test(value?.kind ?? '');
  return !isKept && spared.has(from) && spared.has(to);
}

/**
 * Questions and conditions need their facts like everything else ("Need a crown today?" promises one), but for days and times:
 * "Are you open on Sunday?" does not say so.
 */
function needsFact(one: CoveredItem, clause: Clause, items: readonly CoveredItem[]): boolean {
  if (clause.isQuestion && /^(?:day|clock|period)$/.test(one.item.value?.kind ?? '')) return false;
  return !one.isGlue && !(one.item.use.isStrict && isHarmlessStrict(one, clause, items));
}

/** "Not only", and "every" before days that the hours carry. */
function isHarmlessStrict(one: CoveredItem, { isNegative }: Clause, items: readonly CoveredItem[]): boolean {
  const { concepts } = one.item.use;
  if (concepts.has('only') && isNegative) return true;
  if (!concepts.has('all')) return false;
  const next = items[items.indexOf(one) + 1];
  return next?.isScheduled === true;
}

/** "... teaches piano and singing": what hangs on by "and" alone belongs to the person before it. */
function followingWord(next: Clause | undefined, items: readonly CoveredItem[] = []): CoveredItem[] {
  const [only, ...more] = items.filter(({ isGlue }) => !isGlue);
  return next?.isJoined === true && only?.item.kind === 'word' && more.length === 0 ? [only] : [];
}

/** Of whom a sentence spoke last before it said "we", or says only the name of next: "our technician, Theo Lund". */
function personsAround(clauses: readonly Clause[], place: number, { people, lexicon }: FactIndex): ReadonlySet<number> {
  const before = clauses.slice(0, place);
  const saysWe = ({ items }: Clause) => items.some(({ folded }) => lexicon.firm.has(folded));
  const last = before.findLastIndex((clause) => saysWe(clause) || mentionedPeople(clause.items, people).size > 0);
  if (last >= 0) return mentionedPeople(before[last]?.items ?? [], people);
  const next = clauses[place + 1]?.items ?? [];
  const isName = next.every(({ folded }) => people.some((name) => name.includes(folded)));
  return isName ? mentionedPeople(next, people) : new Set();
}

function uncoveredIn(
  clause: Clause,
  needs: readonly CoveredItem[],
  around: ClauseContext,
  chosen: ChosenFacts,
  read: ReadText,
  index: FactIndex,
): Uncovered[] {
  const missing = chosen.missing.map((one) => describe(one, missingKind(one, chosen, read, index), read));
  const moved = findMovedItems(clause, needs, around, chosen.facts, index).map((one) => describe(one, 'moved', read));
  const denied = needs
    .filter((one) => isDenied(one, clause, chosen, index))
    .map((one) => describe(one, 'denied', read));
  return [...missing, ...moved, ...denied];
}

function describe({ item }: CoveredItem, kind: ClaimKind, { tokens }: ReadText): Uncovered {
  return { kind, words: item.text, start: tokens[item.from]?.start ?? 0, end: tokens[item.to]?.end ?? 0 };
}

/** "A day" is no idiom beside a fact that says how many. */
function isIdiom({ isSoft, kind }: Value, facts: readonly number[], carriers: FactIndex['carriers']): boolean {
  const isTimed = facts.some((fact) => carriers[fact]?.read.values.some((value) => value.kind === 'duration'));
  return isSoft === true && !(kind === 'duration' && isTimed);
}

function missingKind(
  { item }: CoveredItem,
  { facts }: ChosenFacts,
  { tokens }: ReadText,
  { lexicon, carriers }: FactIndex,
): ClaimKind {
  if (item.value !== null) return isIdiom(item.value, facts, carriers) ? 'weak' : 'value';
  if (isPromise(item) || item.literal?.length === 0) return 'extent';
  const has = (concept: string) => facts.some((fact) => carriers[fact]?.concepts.has(concept) === true);
  if (OPPOSITES.some((pair) => pair.some((one, at) => item.use.concepts.has(one) && has(pair[1 - at] ?? ''))))
    return 'denied';
  const before = tokens[item.from - 1];
  const isName =
    lexicon.code !== 'de' &&
    /^\p{Lu}/u.test(item.text) &&
    before !== undefined &&
    before.kind !== 'stop' &&
    isUnlisted(item);
  if (isName) return 'name';
  return item.use.isWeak ? 'weak' : 'word';
}

/** Whether the clause states what its fact denies, or denies what it states. */
function isDenied(
  { item, cover }: CoveredItem,
  clause: Clause,
  { facts }: ChosenFacts,
  { carriers, lexicon }: FactIndex,
): boolean {
  if (item.kind !== 'word' || item.use.isStrict || item.literal !== null) return false;
  if (item.parts.some((part) => lexicon.negators.has(part))) return false;
  const by = facts.flatMap((fact) => cover.get(fact) ?? []).filter(({ isFrame }) => !isFrame);
  if (by.length === 0 || by.some(({ isNegated }) => isNegated === item.isNegated)) return false;
  const isListed = facts.some((fact) => LISTING.has(carriers[fact]?.kind ?? '') && cover.get(fact)?.isFrame === false);
  const isFreed = clause.items.some(({ use }) =>
    FREEING.some((concept) => use.concepts.has(concept) && (item.isNegated || concept !== 'maximum')),
  );
  // "Steps" where a fact says "no steps", whatever else means that there are none.
  const isContrary = !item.isNegated && by.every(({ strength }) => strength >= SAME_WORD);
  const isFirm =
    isListed ||
    isCharged(item, by, facts, carriers) ||
    (isContrary && item.use.concepts.has('step-free')) ||
    item.use.concepts.has('included');
  if (isFreed && !isFirm) return false;
  const isExcluded = clause.items.some(({ use }) => use.concepts.has('excluded'));
  if (!item.isNegated) return !clause.isNegative && !isExcluded;
  const allows = facts.some((fact) => {
    const carrier = carriers[fact];
    return carrier === undefined || carrier.isNegative || DENYING.some((concept) => carrier.concepts.has(concept));
  });
  return (item.isNegatedNearby || isListed) && !allows;
}

/** "You pay no surcharge" where a fact names the surcharge with its figure, and nobody who is spared it. */
function isCharged(
  item: ClauseItem,
  by: readonly Hit[],
  facts: readonly number[],
  carriers: FactIndex['carriers'],
): boolean {
  if (!item.isNegatedNearby || by.some(({ strength }) => strength < SAME_WORD)) return false;
  return facts.every((fact) => {
    const { isNegative, concepts, read } = carriers[fact] ?? { isNegative: true, concepts: new Map(), read: null };
    const isPriced = read?.values.some(({ kind }) => kind === 'money' || kind === 'percent') === true;
    return isPriced && !isNegative && !concepts.has('free') && !concepts.has('included');
  });
}

/** Plain words pass where they weigh little together; a value, name, extent or what moved never does. */
function decide(uncovered: readonly Uncovered[], sentence: string): Uncovered[] {
  const weight = uncovered.reduce((sum, { kind }) => sum + (kind === 'weak' ? WEAK_WORD : PLAIN_WORD), 0);
  if (weight < LIMIT) return [];
  return joinNeighbors(
    [...uncovered].sort((one, other) => one.start - other.start || other.end - one.end),
    sentence,
  );
}

/** "solar panels" is one thing, also where it was looked for word by word. */
function joinNeighbors(uncovered: readonly Uncovered[], sentence: string): Uncovered[] {
  const joined: Uncovered[] = [];
  for (const one of uncovered) {
    const last = joined.at(-1);
    const isNext =
      last !== undefined &&
      (one.start < last.end || (one.kind === last.kind && sentence.slice(last.end, one.start) === ' '));
    if (last === undefined || !isNext) {
      joined.push(one);
      continue;
    }
    const end = Math.max(last.end, one.end);
    joined[joined.length - 1] = { ...last, end, words: sentence.slice(last.start, end) };
  }
  return joined;
}
