import type { FactIndex } from './carrier.ts';
import type { ClauseItem } from './clause.ts';
import { cutCompound } from './match-compound.ts';
import { isUnlisted } from './people.ts';
import type { Value } from './value.ts';

/** How a fact carries a word. */
export interface Hit {
  /** 1 as itself, 0.9 inflected, 0.8 by its concept, 0.7 derived or as part of a compound, 0.3 as a frame. */
  readonly strength: number;
  /** Whether the fact denies it. */
  readonly isNegated: boolean;
  /** The word needs no fact beside this kind of fact, and says nothing by which the fact is meant. */
  readonly isFrame: boolean;
}

/** What carries an item, by the place of the fact. */
export type Cover = Map<number, Hit>;

const EXACT = 1;
const INFLECTED = 0.9;
const SAME_CONCEPT = 0.8;
const DERIVED = 0.7;
const FRAME = 0.3;
/** "ungespült" is no kind of "gespült". */
const UNDONE = /^(?:unge|onge)$/;
const FREE_OF = /^(.{4,})(?:los|frei|vrij|loos|loz)(?:e[nrs]?)?$/;
/** Facts about these concepts carry "never": something ends or is all there is. */
const ENDS = ['only', 'maximum', 'close'] as const;

/** The facts that carry a word, phrase or literal. */
export function coverWord(item: ClauseItem, index: FactIndex): Cover {
  const cover: Cover = new Map();
  const add = (facts: readonly number[] | undefined, strength: number, isNegated: (fact: number) => boolean) => {
    for (const fact of facts ?? [])
      if (!cover.has(fact)) cover.set(fact, { strength, isNegated: isNegated(fact), isFrame: false });
  };
  const deniesStem = (stem: string) => (fact: number) => index.carriers[fact]?.stems.get(stem) === true;
  const addConcepts = () => {
    for (const concept of item.use.concepts)
      add(index.byConcept.get(concept), SAME_CONCEPT, (fact) => index.carriers[fact]?.concepts.get(concept) === true);
  };
  if (item.literal !== null) add(item.literal, EXACT, () => false);
  else if (item.use.concepts.has('never')) addNever(item, index, cover);
  else if (item.parts.length > 1) {
    addConcepts();
    add(factsWithAll(item, index), INFLECTED, () => false);
  } else {
    const { folded } = item;
    const stem = index.lexicon.stem(folded);
    add(index.byForm.get(folded), EXACT, deniesStem(stem));
    if (!item.use.isStrict) add(index.byStem.get(stem), INFLECTED, deniesStem(stem));
    addConcepts();
    if (!item.use.isStrict) addRelated(item, stem, index, add, deniesStem);
  }
  if (!item.use.isStrict && !item.use.concepts.has('included'))
    for (const kind of item.use.frames)
      for (const fact of kind === 'people' && item.use.concepts.has('owner') ? [] : (index.byFrame.get(kind) ?? []))
        if (!cover.has(fact)) cover.set(fact, { strength: FRAME, isNegated: false, isFrame: true });
  return cover;
}

function addNever(item: ClauseItem, { carriers }: FactIndex, cover: Cover): void {
  for (const [fact, { isNegative, concepts }] of carriers.entries())
    if (isNegative || ENDS.some((concept) => concepts.has(concept)))
      cover.set(fact, { strength: SAME_CONCEPT, isNegated: item.isNegated, isFrame: false });
}

/** Facts that have all telling words of a phrase. */
function factsWithAll({ parts }: ClauseItem, { lexicon, byStem }: FactIndex): number[] {
  if (parts.some((part) => lexicon.negators.has(part))) return [];
  const telling = parts.filter((part) => !lexicon.isFunctionWord(part) && !lexicon.use(part).isGlue);
  const [first, ...more] = telling.map((part) => byStem.get(lexicon.stem(part)) ?? []);
  return (first ?? []).filter((fact) => more.every((facts) => facts.includes(fact)));
}

type Add = (facts: readonly number[] | undefined, strength: number, isNegated: (fact: number) => boolean) => void;

function addRelated(
  item: ClauseItem,
  stem: string,
  index: FactIndex,
  add: Add,
  denies: (stem: string) => (fact: number) => boolean,
) {
  const { lexicon, byStem, byStart, byEnd, nounsByVerb } = index;
  const { folded } = item;
  if (folded.includes('-')) add(factsWithAll({ ...item, parts: folded.split('-') }, index), DERIVED, () => false);
  const isName = lexicon.code !== 'de' && /^\p{Lu}/u.test(item.text) && item.from > 0 && isUnlisted(item);
  if (!isName)
    for (const other of [...(nounsByVerb.get(stem) ?? []), ...lexicon.findVerbs(stem)])
      add(byStem.get(other), DERIVED, denies(other));
  if (!isName)
    for (const other of byStart.get(stem.slice(0, 4)) ?? [])
      if (isDerived(stem, other, lexicon.hasCompounds)) add(byStem.get(other), DERIVED, denies(other));
  // The stem of "Gurt" is too short to be looked for.
  const part = stem.length < SHORTEST_IN_COMPOUND ? folded : stem;
  if (!lexicon.hasCompounds || part.length < SHORTEST_IN_COMPOUND) return;
  for (const other of [...(byStart.get(part.slice(0, 4)) ?? []), ...(byEnd.get(part.slice(-4)) ?? [])])
    if (
      other.length > part.length + 2 &&
      (other.startsWith(part) || (other.endsWith(part) && !UNDONE.test(other.slice(0, -part.length))))
    )
      add(byStem.get(other), DERIVED, denies(other));
  addCompound(folded, index, add);
  const lacking = FREE_OF.exec(folded)?.[1];
  if (lacking === undefined) return;
  const bare = lexicon.stem(lacking);
  add(byStem.get(bare)?.filter(denies(bare)), SAME_CONCEPT, () => false);
}

const SHORTEST_IN_COMPOUND = 4;
/** Endings by which German and Dutch make words of a stem. */
const SUFFIX = /^(?:\p{L}{1,2}|ung|ungs|erin|erei|lich|isch|bar|ation|ateur|ing|ster|lijk|heid|heit|keit|schaft)$/u;

/** "Installation" and "install": a common beginning of most of both. */
function isDerived(one: string, other: string, hasCompounds: boolean): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [short, long] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  if (same < 4) return false;
  // What follows a stem in German and Dutch may be another word: "Backkurs" is no "backen".
  if (hasCompounds) return same === short && SUFFIX.test((one.length > other.length ? one : other).slice(same));
  if (same === short) return long - same <= (same > 4 ? 5 : 3);
  return same >= 5 && same >= 0.75 * short && long - same <= 4;
}

/** Every part of a compound must be carried by the same fact, one of them as itself. */
function addCompound(folded: string, index: FactIndex, add: Add): void {
  const { lexicon, byStem, byConcept, byEnd } = index;
  const factsNaming = (part: string) => {
    const stem = lexicon.stem(part);
    // "Damen- und Herrenhaarschnitt" has a "haarschnitt".
    const longer = (byEnd.get(stem.slice(-4)) ?? []).filter((other) => other.endsWith(stem));
    return new Set([stem, ...longer].flatMap((one) => byStem.get(one) ?? []));
  };
  const factsWith = (part: string) => {
    const concepts = [...lexicon.use(part).concepts];
    return factsNaming(part).union(new Set(concepts.flatMap((concept) => byConcept.get(concept) ?? [])));
  };
  const isKnown = (part: string) => {
    const { isGlue, frames, concepts } = lexicon.use(part);
    const stem = lexicon.stem(part);
    return (
      isGlue ||
      frames.size > 0 ||
      concepts.size > 0 ||
      byStem.has(stem) ||
      (byEnd.get(stem.slice(-4)) ?? []).some((other) => other.endsWith(stem))
    );
  };
  for (const [head, tail] of cutCompound(folded, lexicon, isKnown)) {
    const [heads, tails] = [factsWith(head), factsWith(tail)];
    const isLoose = (part: string, fact: number) => {
      const { isGlue, frames } = lexicon.use(part);
      return isGlue || frames.has(index.carriers[fact]?.kind ?? '');
    };
    // Beside a part that says nothing, one that means the same is too little: a "raadhuis" is no house of advice.
    add([...heads.intersection(tails)], DERIVED, () => false);
    add(
      [...factsNaming(head)].filter((fact) => isLoose(tail, fact)),
      DERIVED,
      () => false,
    );
    add(
      [...factsNaming(tail)].filter((fact) => isLoose(head, fact)),
      DERIVED,
      () => false,
    );
  }
}

/** The facts that have a value, by its keys. */
export function coverValue(value: Value, index: FactIndex): Cover {
  const facts = new Set(valueKeys(value).flatMap((key) => index.byKey.get(key) ?? []));
  // "per hour", "an hour" beside a price that names the unit
  const unit =
    /^f:1(\w+)$/.exec(value.keys[0] ?? '')?.[1] ??
    (value.isSoft === true ? /^n(\w+):/.exec(value.keys[1] ?? '')?.[1] : undefined);
  if (unit !== undefined) {
    for (const fact of index.byKey.get(`u:${unit}`) ?? []) if (index.carriers[fact]?.kind === 'prices') facts.add(fact);
    for (const fact of index.byKey.get(`f:1${unit}`) ?? []) facts.add(fact);
  }
  return new Map([...facts].map((fact) => [fact, { strength: EXACT, isNegated: false, isFrame: false }]));
}

function valueKeys({ kind, keys }: Value): string[] {
  const [first = ''] = keys;
  if (kind === 'number' && first.startsWith('n:'))
    return [
      first,
      ...['m:', 'p:', 'o:'].map((unit) => unit + first.slice(2)),
      ...keys.filter((key) => /^[dM]:/.test(key)),
    ];
  // "d:" and "M:" are compared, the count of a unit only where it is nothing else.
  return kind === 'month' && first.startsWith('s:') ? [first] : keys.filter((key) => !/^n\w+:/.test(key));
}
