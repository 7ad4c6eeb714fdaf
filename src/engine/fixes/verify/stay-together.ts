import type { Carrier, FactIndex } from './carrier.ts';
import type { CoveredItem } from './choose-facts.ts';
import type { Clause } from './clause.ts';
import { findStrayFigures } from './figure-subject.ts';
import { mentionedPeople } from './people.ts';

const IDENTITY: ReadonlySet<string> = new Set(['name', 'trade', 'place', 'areas']);
/** A figure or promise of such a fact is about what the fact names, and nothing else. */
const BOUND: ReadonlySet<string> = new Set(['prices', 'guarantees', 'licence', 'cancellation', 'staff', 'offer']);
/** Concepts that mean such a fact by themselves. */
const CORE = ['guarantee', 'certified', 'cancel', 'free', 'team', 'qualified', 'apprentice', 'insurance'] as const;
/** What this many facts speak of tells none of them apart. */
const COMMON = 3;

/** What stands around a clause in its sentence. */
export interface ClauseContext {
  /** What hangs on the clause by "and" alone. */
  readonly following: readonly CoveredItem[];
  /** The items of all clauses. */
  readonly all: readonly CoveredItem[];
  /** The persons of whom the clauses before it spoke last. */
  readonly who: ReadonlySet<number>;
}

/** The words of a clause that belong to another person or fact than the one it gives them to. */
export function findMovedItems(
  clause: Clause,
  needs: readonly CoveredItem[],
  { following, all, who }: ClauseContext,
  facts: readonly number[],
  index: FactIndex,
): CoveredItem[] {
  return [
    ...movedFromPersons(clause, needs, following, index),
    ...movedFromOthers(clause, needs, who, index),
    ...movedFromFacts(clause, needs, facts, index),
    ...findStrayFigures(needs, all, facts, index),
  ];
}

function carriesItself({ cover }: CoveredItem, fact: number): boolean {
  return cover.get(fact)?.isFrame === false;
}

function holders({ cover }: CoveredItem): number[] {
  return [...cover].flatMap(([fact, { isFrame }]) => (isFrame ? [] : [fact]));
}

function isNameWord({ item }: CoveredItem, { people, name }: FactIndex): boolean {
  return item.literal !== null || people.some((person) => person.includes(item.folded)) || name.has(item.folded);
}

/** What a person does must be in a fact about that person, or be true of the firm whoever does it. */
function movedFromPersons(
  clause: Clause,
  needs: readonly CoveredItem[],
  following: readonly CoveredItem[],
  index: FactIndex,
): CoveredItem[] {
  const { people, carriers, lexicon, name } = index;
  // In a clause that names the firm, a word of its name is no person's.
  const named = new Set(clause.items.filter(({ literal }) => literal !== null));
  const who = mentionedPeople(
    clause.items.filter((item) => !named.has(item)),
    people,
  );
  if (who.size === 0) return [];
  const isOf = (fact: Carrier) => [...who].some((person) => fact.people.has(person));
  const isFirm = clause.items.some(({ folded }) => lexicon.firm.has(folded));
  const hasOwnFact = needs.some(
    (one) => !isNameWord(one, index) && [...one.cover.keys()].some((fact) => isOf(carriers[fact] as Carrier)),
  );
  const isOwnName = [...who].some((person) => people[person]?.every((word) => name.has(word)) === true);
  return [...needs, ...following].flatMap((one): CoveredItem[] => {
    const by = holders(one).map((fact) => carriers[fact] as Carrier);
    if (
      isNameWord(one, index) ||
      by.length === 0 ||
      renames(
        one,
        by.filter((fact) => !isOf(fact)),
        needs,
        index,
        isOf,
      )
    )
      return [];
    // What the firm is, a person is not where it is said of another.
    const isOfOther = by.some((fact) => fact.kind === 'people' && !isOf(fact));
    const isRight = by.some(
      (fact) =>
        isOf(fact) ||
        (fact.people.size === 0 &&
          ((IDENTITY.has(fact.kind) && !isOfOther) ||
            (fact.kind === 'hours' && isOfHours(one) && !isDayOfOthers(one, who, index)) ||
            (isFirm && (hasOwnFact || isOwnName) && fact.kind === 'since'))),
    );
    return isRight ? [] : [one];
  });
}

function isOfHours({ item: { value, use } }: CoveredItem): boolean {
  return value !== null || use.isWeak || use.frames.has('hours');
}

/** "Tuesdays" where a fact gives these days to somebody else. */
function isDayOfOthers({ item: { value } }: CoveredItem, who: ReadonlySet<number>, { carriers }: FactIndex): boolean {
  const { days = [] } = value ?? {};
  if (days.length === 0) return false;
  const by = carriers.filter(
    ({ people, schedule }) =>
      people.size > 0 && schedule.some((segment) => days.every((day) => segment.days?.includes(day) === true)),
  );
  return by.length > 0 && by.every(({ people }) => people.isDisjointFrom(who));
}

/** "The technician, Ann Lee, is certified": what goes on about a person must not be said of others alone. */
function movedFromOthers(
  clause: Clause,
  needs: readonly CoveredItem[],
  who: ReadonlySet<number>,
  index: FactIndex,
): CoveredItem[] {
  const isFirm = clause.items.some(({ folded }) => index.lexicon.firm.has(folded));
  if (who.size === 0 || isFirm || mentionedPeople(clause.items, index.people).size > 0) return [];
  return needs.flatMap((one): CoveredItem[] => {
    const by = holders(one).map((fact) => index.carriers[fact] as Carrier);
    const isOfOthers = by.length > 0 && by.every(({ people }) => people.size > 0 && people.isDisjointFrom(who));
    return isOfOthers && !isNameWord(one, index) ? [one] : [];
  });
}

/** Whether a service's own longer name stands for the shorter one of the person's fact. */
function renames(
  one: CoveredItem,
  by: readonly Carrier[],
  needs: readonly CoveredItem[],
  index: FactIndex,
  isOf: (fact: Carrier) => boolean,
): boolean {
  return by.some((fact) => {
    if (fact.kind !== 'services' && fact.kind !== 'products') return false;
    const place = index.carriers.indexOf(fact);
    return needs.some(
      (other) =>
        other !== one &&
        carriesItself(other, place) &&
        holders(other).some((held) => isOf(index.carriers[held] as Carrier)),
    );
  });
}

/** A price, guarantee, licence or head count must itself speak of what the clause speaks of. */
function movedFromFacts(
  clause: Clause,
  needs: readonly CoveredItem[],
  facts: readonly number[],
  index: FactIndex,
): CoveredItem[] {
  const isPersonal = mentionedPeople(clause.items, index.people).size > 0;
  return facts.flatMap((place) => {
    const fact = index.carriers[place];
    if (fact === undefined || !BOUND.has(fact.kind) || !isMeant(needs, place, facts, fact)) return [];
    const sharesHead = needs.some(
      (one) => one.item.kind === 'word' && carriesItself(one, place) && !isNameWord(one, index),
    );
    const isSaidWhole = saysAllOf(fact, clause, index);
    const words = needs.flatMap((one): CoveredItem[] => {
      const { item, cover } = one;
      if (item.kind !== 'word' || item.use.isWeak || isNameWord(one, index) || cover.has(place)) return [];
      if ((sharesHead && holders(one).length >= COMMON) || isHeadOfCompound(one, fact, index)) return [];
      const from = facts
        .filter((other) => other !== place && carriesItself(one, other))
        .map((other) => index.carriers[other] as Carrier);
      const isFree =
        from.length === 0 ||
        from.some(
          ({ kind }) =>
            IDENTITY.has(kind) ||
            (BOUND.has(kind) && kind !== fact.kind && kind !== 'prices') ||
            (kind === 'people' && fact.kind !== 'licence' && isPersonal),
        );
      const isSame = () =>
        isLongerName(needs, place, from, index) || from.some((other) => isOnlyNamed(fact, other, index));
      return isFree || (isSaidWhole && isSame()) ? [] : [one];
    });
    // The figure moved as much as the word beside it.
    const figures = needs.filter((one) => words.length > 0 && one.item.value !== null && carriesItself(one, place));
    return [...words, ...figures];
  });
}

/** Whether a clause has every word of a fact, but for those that go without saying beside it. */
function saysAllOf({ read, kind: about }: Carrier, clause: Clause, { lexicon }: FactIndex): boolean {
  const said = new Set(clause.items.flatMap(({ parts }) => parts.map(lexicon.stem)));
  const meant = new Set(clause.items.flatMap(({ use }) => [...use.concepts]));
  return read.items.every(
    ({ kind, use, parts }) =>
      kind !== 'word' ||
      (use.isGlue && use.concepts.size === 0) ||
      use.frames.has(about) ||
      !use.concepts.isDisjointFrom(meant) ||
      parts.every((part) => said.has(lexicon.stem(part))),
  );
}

/** Whether a figure or core word of the clause is this fact's and no other's. */
function isMeant(needs: readonly CoveredItem[], place: number, facts: readonly number[], { kind }: Carrier): boolean {
  return needs.some((one) => {
    if (!carriesItself(one, place)) return false;
    const { item } = one;
    if (kind === 'prices' && item.use.concepts.has('included')) return true;
    const isFigure = item.value !== null && item.value.kind !== 'day' && item.value.kind !== 'clock';
    const isCore = CORE.some((concept) => item.use.concepts.has(concept));
    return (isFigure || isCore) && !facts.some((other) => other !== place && carriesItself(one, other));
  });
}

function isHeadOfCompound({ item }: CoveredItem, { stems }: Carrier, { lexicon }: FactIndex): boolean {
  if (!lexicon.hasCompounds) return false;
  const stem = lexicon.stem(item.folded);
  return [...stems.keys()].some((own) => own.length >= 4 && stem.endsWith(own));
}

/** The price of a "wasp nest" is of "removal of wasp nests" where no other service has the words. */
function isOnlyNamed(price: Carrier, service: Carrier, { carriers, lexicon }: FactIndex): boolean {
  if (price.kind !== 'prices' || service.kind !== 'services') return false;
  const words = price.read.items.flatMap(({ kind, use, parts }) =>
    kind !== 'word' ||
    use.frames.has('prices') ||
    use.concepts.has('minimum') ||
    (use.isGlue && use.concepts.size === 0)
      ? []
      : parts.map(lexicon.stem),
  );
  const has = ({ kind, stems }: Carrier) => kind === 'services' && words.every((word) => stems.has(word));
  return words.length > 0 && has(service) && carriers.filter(has).length === 1;
}

/** "Boiler service and repair" stands for the "boiler service" that the price is of, where the clause says all of it. */
function isLongerName(
  needs: readonly CoveredItem[],
  place: number,
  from: readonly Carrier[],
  { carriers, lexicon }: FactIndex,
): boolean {
  return from.some((other) => {
    if (other.kind !== 'services' && other.kind !== 'products') return false;
    const held = carriers.indexOf(other);
    const shares = needs.some((one) => carriesItself(one, place) && carriesItself(one, held));
    const stems = new Set(needs.map(({ item }) => lexicon.stem(item.folded)));
    return (
      shares &&
      other.read.items.every(
        ({ kind, use, folded }) => kind !== 'word' || use.isGlue || stems.has(lexicon.stem(folded)),
      )
    );
  });
}
