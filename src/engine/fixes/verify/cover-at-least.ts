import type { FactIndex } from './carrier.ts';
import type { CoveredItem } from './choose-facts.ts';
import type { Cover } from './cover-word.ts';

/** "Over thirty years" of 38, "more than 200 reviews" of 212; "nearly forty" of 38. */
const MOST_OVER = 1.35;
const LEAST_UNDER = 0.9;
const COUNTED: ReadonlySet<string> = new Set(['since', 'rating']);
const LARGE_ENOUGH = 5;

/** Carries rounded numbers of years and reviews, with the word that says from which side they are rounded. */
export function coverAtLeast(items: readonly CoveredItem[], index: FactIndex): CoveredItem[] {
  const covered = [...items];
  for (const [place, one] of items.entries()) {
    const before = items[place - 1];
    if (before === undefined || one.item.value === null || one.cover.size > 0 || !before.item.use.isStrict) continue;
    const { concepts } = before.item.use;
    const facts = countedFacts(one, index).filter(({ said, counted }) => {
      if (said < LARGE_ENOUGH) return false;
      if (concepts.has('more')) return counted >= said && counted <= said * MOST_OVER;
      return concepts.has('most') && counted <= said && counted >= said * LEAST_UNDER;
    });
    if (facts.length === 0) continue;
    const cover: Cover = new Map(facts.map(({ fact }) => [fact, { strength: 1, isNegated: false, isFrame: false }]));
    covered[place] = { ...one, cover };
    covered[place - 1] = { ...before, cover };
  }
  return covered;
}

function countedFacts({ item }: CoveredItem, index: FactIndex): { fact: number; said: number; counted: number }[] {
  const keys = item.value?.keys ?? [];
  const years = Number(keys.find((key) => key.startsWith('nyear:'))?.slice(6) ?? Number.NaN);
  const count = Number(keys.find((key) => key.startsWith('n:'))?.slice(2) ?? Number.NaN);
  return [...COUNTED].flatMap((kind) =>
    (index.byKind.get(kind) ?? []).flatMap((fact) => {
      const said = kind === 'since' ? years : count;
      const counted = kind === 'since' ? index.age : Number(index.carriers[fact]?.value);
      return Number.isNaN(said) || counted === null || Number.isNaN(counted) ? [] : [{ fact, said, counted }];
    }),
  );
}
