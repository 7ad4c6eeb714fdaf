import type { Carrier } from './carrier.ts';
import type { ClauseItem } from './clause.ts';
import type { CoverageLexicon } from './coverage-lexicon.ts';

const MOST_NAMES = 3;
const CAPITAL = /^\p{Lu}/u;

/** The folded names of persons in facts about people: capitalized words beside each other that no list has. */
export function personNames(carriers: readonly Pick<Carrier, 'kind' | 'read'>[], lexicon: CoverageLexicon): string[][] {
  const names = new Map<string, string[]>();
  for (const { kind, read } of carriers)
    if (kind === 'people') for (const name of namesIn(read.items, lexicon)) names.set(name.join(' '), name);
  return [...names.values()];
}

function namesIn(items: readonly ClauseItem[], lexicon: CoverageLexicon): string[][] {
  const names: string[][] = [];
  let run: ClauseItem[] = [];
  const close = () => {
    // German nouns are capitalized: one alone is no name.
    if (run.length > 1 || (run.length === 1 && lexicon.code !== 'de'))
      names.push(run.slice(0, MOST_NAMES).map(({ folded }) => folded));
    run = [];
  };
  for (const item of items) {
    const isUnknown =
      item.kind === 'word' &&
      CAPITAL.test(item.text) &&
      item.parts.length === 1 &&
      isUnlisted(item) &&
      item.folded.length > 1;
    if (!isUnknown || (run.length > 0 && run.at(-1)?.to !== item.from - 1)) close();
    if (isUnknown) run.push(item);
  }
  close();
  return names;
}

/** Whether no list of the language has the word. */
export function isUnlisted({ use }: ClauseItem): boolean {
  return !use.isGlue && !use.isWeak && !use.isStrict && use.frames.size === 0 && use.concepts.size === 0;
}

/** The places of the persons that items name, by any part of the name. */
export function mentionedPeople(items: readonly ClauseItem[], people: readonly (readonly string[])[]): Set<number> {
  const words = new Set(
    items.filter(({ kind, text }) => kind === 'word' && CAPITAL.test(text)).flatMap(({ parts }) => parts),
  );
  return new Set(people.flatMap((name, place) => (name.some((word) => words.has(word)) ? [place] : [])));
}
