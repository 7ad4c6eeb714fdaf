import type { FactIndex } from './carrier.ts';
import type { CoveredItem } from './choose-facts.ts';

/** Figures of these kinds of facts belong to the whole business. */
const UNBOUND: ReadonlySet<string> = new Set(['since', 'hours', 'rating', 'name', 'place']);
const IDENTITY: ReadonlySet<string> = new Set(['name', 'trade', 'place', 'areas']);
const FIGURES: ReadonlySet<string> = new Set(['money', 'duration', 'percent']);

/**
 * Figures, and words for "free", that a clause takes from a fact about something else: from one that shares no word with it while
 * other facts do, or from a price where another price has all of the shared words and more ("curly cut" beside "cut").
 */
export function findStrayFigures(
  needs: readonly CoveredItem[],
  all: readonly CoveredItem[],
  facts: readonly number[],
  index: FactIndex,
): CoveredItem[] {
  return needs.filter((one) => {
    const isFree = isOffered(one);
    if (!isFree && !FIGURES.has(one.item.value?.kind ?? '')) return false;
    const by = facts.filter((fact) => carriesItself(one, fact));
    if (by.length === 0 || by.some((fact) => UNBOUND.has(index.carriers[fact]?.kind ?? ''))) return false;
    const isOther = (other: CoveredItem) => other !== one && !other.isGlue && !other.item.use.frames.has('prices');
    const near = needs.filter(isOther);
    // "... and costs £85": of what, the sentence says before.
    const isBare = !near.some(({ item, cover }) => item.kind === 'word' && cover.size > 0);
    const others = isBare ? all.filter(isOther) : near;
    const isStray = by.every((fact) => wordsIn(fact, others).length === 0);
    if (!isFree && isStray && (isBare ? saysAnything(others, index) : speaksOfOthers(others, facts, by, index)))
      return true;
    const said = needs.filter((other) => other !== one && /^(?:money|number)$/.test(other.item.value?.kind ?? ''));
    return by.every((fact) => hasBetterPrice(one, fact, { others, said }, index));
  });
}

function isOffered({ item: { use } }: CoveredItem): boolean {
  return use.concepts.has('free') || use.concepts.has('included');
}

function carriesItself({ cover }: CoveredItem, fact: number): boolean {
  return cover.get(fact)?.isFrame === false;
}

/** What a fact itself has of a clause. */
function wordsIn(fact: number, items: readonly CoveredItem[]): CoveredItem[] {
  return items.filter((one) => carriesItself(one, fact));
}

function saysAnything(items: readonly CoveredItem[], { carriers }: FactIndex): boolean {
  return items.some(
    ({ item, cover }) =>
      item.kind === 'word' &&
      !item.use.isWeak &&
      [...cover].some(([fact, { isFrame }]) => !isFrame && !IDENTITY.has(carriers[fact]?.kind ?? '')),
  );
}

function speaksOfOthers(
  items: readonly CoveredItem[],
  facts: readonly number[],
  by: readonly number[],
  { carriers }: FactIndex,
): boolean {
  return facts.some(
    (fact) =>
      !by.includes(fact) &&
      !IDENTITY.has(carriers[fact]?.kind ?? '') &&
      wordsIn(fact, items).some(({ item }) => item.kind === 'word' && !item.use.isWeak),
  );
}

function hasBetterPrice(
  one: CoveredItem,
  fact: number,
  { others, said }: { readonly others: readonly CoveredItem[]; readonly said: readonly CoveredItem[] },
  { byKind, byConcept, carriers }: FactIndex,
): boolean {
  if (carriers[fact]?.kind !== 'prices' && !isOffered(one)) return false;
  const own = wordsIn(fact, others);
  // "Each further unit: 30 €" is no price of the first.
  const isMore =
    carriers[fact]?.concepts.has('more') === true && !others.some(({ item }) => item.use.concepts.has('more'));
  return [...(byKind.get('prices') ?? []), ...(byConcept.get('excluded') ?? [])].some((price) => {
    const more = wordsIn(price, others);
    const isLonger = more.length > own.length || (isMore && carriers[price]?.concepts.has('more') === false);
    // "70 € by day and 120 by night"
    const isSaid = said.some((figure) => carriesItself(figure, price) && !carriesItself(figure, fact));
    return price !== fact && !isSaid && !one.cover.has(price) && isLonger && own.every((item) => more.includes(item));
  });
}
