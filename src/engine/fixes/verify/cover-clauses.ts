import type { FactIndex } from './carrier.ts';
import type { CoveredItem } from './choose-facts.ts';
import type { Clause, ClauseItem } from './clause.ts';
import { coverAtLeast } from './cover-at-least.ts';
import { coverValue, coverWord } from './cover-word.ts';
import type { LexiconEntry } from './coverage-lexicon.ts';
import { mentionedPeople } from './people.ts';
import { timeLexicon } from './time-lexicon.ts';

/** Concepts that promise something: a phrase of one does not fall apart into its words, and must share a fact with what it is said of. */
const PROMISES: ReadonlySet<string> = new Set([
  'free',
  'same-day',
  'immediate',
  'walk-in',
  '24h',
  'guarantee',
  'always',
  'all',
  'only',
  'more',
  'late',
  'tomorrow',
  'pickup',
  'home-visit',
  'excluded',
]);
/** Concepts whose phrases ("set up", "hand in") mostly mean their words. */
const LOOSE: ReadonlySet<string> = new Set([
  'founded',
  'minimum',
  'maximum',
  'begin',
  'finish',
  'supplier',
  'leave-oven',
  'price',
  'sell',
  'home',
  'build',
  'notice',
]);

/** A year counts nothing, and neither does "the first". */
const UNTIED = /^(?:n:(?:1[89]|20)\d\d$|o:)/;
/** "Six of our engineers" */
const FARTHEST_COUNTED = 3;

/** Whether a word promises something or says how far it goes. */
export function isPromise({ use }: ClauseItem): boolean {
  return use.isStrict || [...use.concepts].some((concept) => PROMISES.has(concept));
}

/** The words and values of a clause with the facts that carry each; function words are left out. */
export function coverClause(clause: Clause, index: FactIndex): CoveredItem[] {
  const isPersonal = mentionedPeople(clause.items, index.people).size > 0;
  const verb = clause.items.find((item) => joinedVerb(item, index) !== item);
  const items = clause.items.flatMap((read): CoveredItem[] => {
    if (read.kind === 'function') return [];
    const item = read === verb ? joinedVerb(read, index) : read;
    const bare = coverItem(item, index);
    // Who runs or owns the firm is a claim about a person.
    const covered = isPersonal && item.use.concepts.has('owner') ? { ...bare, isGlue: false } : bare;
    return fallsApart(covered, index) ? splitPhrase(item, index).map((part) => coverItem(part, index)) : [covered];
  });
  return tieOrdinals(tieNumbers(tiePromises(coverAtLeast(items, index), index), index), index);
}

/** "Bauen ... ein" is "einbauen" where a fact has that. */
function joinedVerb(item: ClauseItem, { lexicon, byStem, nounsByVerb }: FactIndex): ClauseItem {
  if (item.joined === null) return item;
  const stem = lexicon.stem(item.joined);
  if (!byStem.has(stem) && !nounsByVerb.has(stem)) return item;
  return { ...item, folded: item.joined, parts: [item.joined], use: lexicon.use(item.joined) };
}

function coverItem(item: ClauseItem, index: FactIndex): CoveredItem {
  const { use, value } = item;
  const isFirm = index.lexicon.firm.has(item.folded) && item.literal === null;
  const isGluePhrase =
    item.literal === null &&
    item.parts.length > 1 &&
    (use.isGlue || isLoose(use)) &&
    item.parts.every((part) => isSilent(part, index));
  const isGlue = value === null && !use.isStrict && (use.isGlue || isFirm || isGluePhrase);
  return {
    item,
    cover: value === null ? coverWord(item, index) : coverValue(value, index),
    isGlue,
    isScheduled: false,
  };
}

function isLoose({ concepts }: LexiconEntry): boolean {
  return [...concepts].every((concept) => LOOSE.has(concept));
}

function isSilent(part: string, { lexicon }: FactIndex): boolean {
  const { isGlue, isWeak } = lexicon.use(part);
  return isGlue || isWeak || lexicon.isFunctionWord(part);
}

/** A phrase that no fact has is read word by word, unless it promises something. */
function fallsApart({ item, cover, isGlue }: CoveredItem, index: FactIndex): boolean {
  if (item.parts.length < 2 || item.literal !== null || isGlue || cover.size > 0) return false;
  if (isLoose(item.use)) return true;
  return (
    !isPromise(item) &&
    item.parts.some((part) => !index.lexicon.isFunctionWord(part) && !index.lexicon.use(part).isGlue)
  );
}

function splitPhrase(item: ClauseItem, { lexicon }: FactIndex): ClauseItem[] {
  return item.parts.flatMap((part): ClauseItem[] => {
    const use = lexicon.use(part);
    if (lexicon.isFunctionWord(part) && !use.isStrict) return [];
    return [{ ...item, kind: 'word', folded: part, text: part, parts: [part], use }];
  });
}

/** "Every", "free", "at once" count in the facts that also have the word they stand by. */
function tiePromises(items: readonly CoveredItem[], { carriers }: FactIndex): CoveredItem[] {
  return items.map((one, place) => {
    if (!isPromise(one.item)) return one;
    const beside = one.item.use.isStrict
      ? neighbor(items, place)
      : items.filter((other) => other !== one && !other.isGlue && !isPromise(other.item));
    const shared = new Set(
      beside.flatMap(({ cover }) => [...cover].flatMap(([fact, { isFrame }]) => (isFrame ? [] : [fact]))),
    );
    // "The complete overhaul costs": the fact has the noun, and a price goes without saying there.
    const before = items[place - 1];
    if (one.item.use.isStrict && before?.item.kind === 'word')
      for (const [fact] of beside[0]?.cover ?? [])
        if (before.cover.get(fact)?.isFrame === false && one.cover.has(fact)) shared.add(fact);
    const isAll = one.item.use.concepts.has('all') && !items.some(({ item }) => item.use.concepts.has('most'));
    const cover = new Map(
      [...one.cover].filter(
        ([fact]) =>
          (shared.size === 0 || shared.has(fact)) && !(isAll && carriers[fact]?.concepts.has('most') === true),
      ),
    );
    return { ...one, cover };
  });
}

/** The telling word or value behind a strict word, else the one before it. */
function neighbor(items: readonly CoveredItem[], place: number): CoveredItem[] {
  const isTelling = ({ item, isGlue }: CoveredItem) => item.kind === 'value' || (!isGlue && !item.use.isStrict);
  const next =
    items.slice(place + 1, place + 4).find(isTelling) ?? items.slice(Math.max(0, place - 4), place).findLast(isTelling);
  // "Packing only"
  const before = items[place]?.item.use.concepts.has('only') === true ? items.slice(Math.max(0, place - 1), place) : [];
  return [...(next === undefined ? [] : [next]), ...before];
}

/** A count stays with what it counts: "six engineers" is not carried by six seats. */
function tieNumbers(items: readonly CoveredItem[], { carriers }: FactIndex): CoveredItem[] {
  return items.map((item, place) => {
    if (item.item.value?.kind !== 'number' || UNTIED.test(item.item.value.keys[0] ?? '')) return item;
    const next = items[place + 1];
    if (isHouseNumber(item, items[place - 1], carriers)) return item;
    // "60 people" are no 60 €.
    const isCount = next?.item.kind === 'word' && next.item.from === item.item.to + 1;
    const counts = ['n:', 'o:'].map((unit) => item.item.value?.keys[0]?.replace(/^n:/, unit) ?? '');
    const hasCount = (fact: number) => counts.some((key) => carriers[fact]?.keys.has(key) === true);
    const one = isCount ? { ...item, cover: new Map([...item.cover].filter(([fact]) => hasCount(fact))) } : item;
    if (
      next === undefined ||
      next.item.from - one.item.to > FARTHEST_COUNTED ||
      next.item.kind !== 'word' ||
      next.isGlue ||
      ![...next.cover.values()].some(({ isFrame }) => !isFrame)
    )
      return one;
    return { ...one, cover: new Map([...one.cover].filter(([fact]) => next.cover.has(fact))) };
  });
}

/** "Maple Row 9": the number follows its street as in a fact. */
function isHouseNumber(
  { item, cover }: CoveredItem,
  before: CoveredItem | undefined,
  carriers: FactIndex['carriers'],
): boolean {
  if (before === undefined || before.item.to + 1 !== item.from) return false;
  return [...cover.keys()].some(
    (fact) => carriers[fact]?.kind === 'place' && before.cover.get(fact)?.isFrame === false,
  );
}

/** "First floor" of an address makes nothing else the first. */
function tieOrdinals(items: readonly CoveredItem[], { carriers, lexicon }: FactIndex): CoveredItem[] {
  const { ordinals } = timeLexicon(lexicon);
  return items.map((one, place) => {
    if (!ordinals.has(one.item.folded)) return one;
    const next = items[place + 1];
    const isKept = (fact: number) => carriers[fact]?.kind !== 'place' || next?.cover.get(fact)?.isFrame === false;
    return { ...one, cover: new Map([...one.cover].filter(([fact]) => isKept(fact))) };
  });
}
