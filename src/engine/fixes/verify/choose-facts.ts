import type { FactIndex } from './carrier.ts';
import type { ClauseItem } from './clause.ts';
import type { Cover } from './cover-word.ts';

/** An item of a clause with the facts that carry it. */
export interface CoveredItem {
  readonly item: ClauseItem;
  readonly cover: Cover;
  readonly isGlue: boolean;
  /** A day or time that the opening hours carry. */
  readonly isScheduled: boolean;
}

/** The facts that a clause stands on, and what none of them carries. */
export interface ChosenFacts {
  readonly facts: readonly number[];
  readonly missing: readonly CoveredItem[];
}

const IDENTITY: ReadonlySet<string> = new Set(['name', 'trade', 'place', 'areas']);
/** Each fact more makes a wrong combination likelier, so it must bring something. */
const SECOND_FACT = 0.12;
const SECOND_OF_IDENTITY = 0.06;
const FRAME_WORTH = 0.95;
const THIRD_FACT = 0.3;
/** Only the best facts are tried in pairs, so that a clause's cost does not grow with the square of the sheet. */
const MOST_CANDIDATES = 24;

/**
 * The smallest set of facts, at most three, that leaves least of a clause uncovered; beside them, the firm's name, trade and places,
 * and any fact that the sentence says in full ("for boiler repair, leak detection and bathrooms").
 */
export function chooseFacts(
  needs: readonly CoveredItem[],
  saidInFull: ReadonlySet<number>,
  index: FactIndex,
): ChosenFacts {
  const worth = (facts: readonly number[]) => {
    let sum = 0;
    for (const { item, cover } of needs) {
      let best = 0;
      for (const fact of facts) {
        const hit = cover.get(fact);
        if (hit === undefined) continue;
        // A fact that denies what is said carries it only where no other does.
        const strength = hit.isNegated && !item.isNegated ? 0 : hit.strength;
        best = Math.max(best, hit.isFrame ? FRAME_WORTH : 1 + 0.05 * strength);
      }
      sum += best * (item.kind === 'value' || item.use.isStrict ? 1.5 : 1);
    }
    return sum;
  };
  const anchored = new Set(
    needs.flatMap(({ cover }) => [...cover].flatMap(([fact, { isFrame }]) => (isFrame ? [] : [fact]))),
  );
  const candidates = [...anchored]
    .map((fact) => ({ fact, worth: worth([fact]) }))
    .sort((one, other) => other.worth - one.worth || one.fact - other.fact)
    .slice(0, MOST_CANDIDATES)
    .map(({ fact }) => fact);
  let best = { facts: [] as readonly number[], worth: 0 };
  const tryOut = (facts: readonly number[], price: number) => {
    const value = worth(facts) - price;
    if (value > best.worth + 1e-9) best = { facts, worth: value };
  };
  const isIdentity = (fact: number) => IDENTITY.has(index.carriers[fact]?.kind ?? '');
  for (const fact of candidates) tryOut([fact], 0);
  if (missingFrom(needs, best.facts).length > 0)
    for (const [place, one] of candidates.entries())
      for (const other of candidates.slice(place + 1))
        tryOut([one, other], isIdentity(one) || isIdentity(other) ? SECOND_OF_IDENTITY : SECOND_FACT);
  if (missingFrom(needs, best.facts).length > 0) {
    const base = best.facts;
    for (const fact of candidates)
      if (!base.includes(fact)) tryOut([...base, fact], base.length > 1 ? THIRD_FACT : SECOND_FACT);
  }
  const more = [...anchored].filter((fact) => !best.facts.includes(fact) && (isIdentity(fact) || saidInFull.has(fact)));
  const facts = [
    ...best.facts,
    ...more.filter((fact) => missingFrom(needs, best.facts).some(({ cover }) => cover.has(fact))),
  ];
  return { facts, missing: missingFrom(needs, facts) };
}

/** The facts of which a sentence has every telling word and value. */
export function findFactsInFull(items: readonly CoveredItem[], { carriers, lexicon }: FactIndex): Set<number> {
  const said = new Map<number, Set<string>>();
  for (const { item, cover } of items)
    for (const fact of cover.keys()) {
      const words = said.get(fact) ?? new Set();
      said.set(fact, words);
      for (const word of [...item.parts.map(lexicon.stem), ...(item.value?.keys ?? [])]) words.add(word);
    }
  const isFull = (fact: number, words: ReadonlySet<string>) =>
    carriers[fact]?.isNegative === false &&
    carriers[fact].read.items.every(({ kind, use, parts, value }) => {
      if (value !== null) return value.keys.some((key) => words.has(key));
      return kind === 'function' || use.isGlue || parts.every((part) => words.has(lexicon.stem(part)));
    });
  return new Set([...said].flatMap(([fact, words]) => (isFull(fact, words) ? [fact] : [])));
}

function missingFrom(needs: readonly CoveredItem[], facts: readonly number[]): CoveredItem[] {
  return needs.filter(({ cover }) => !facts.some((fact) => cover.has(fact)));
}
