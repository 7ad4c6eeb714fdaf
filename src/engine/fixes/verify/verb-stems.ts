import type { Stem } from './inflection.ts';
import { fold } from './word-stems.ts';

/** Gives the stems of the verbs that a noun of action may be made of, by the noun's stem. */
export type FindVerbs = (noun: string) => string[];

const SHORTEST_ROOT = 2;
const SHORTEST_STEM = 3;
/** An ending alone is too short to be stemmed. */
const ANY_ROOT = 'xxx';

/**
 * Finds the verbs of nouns: "afinación" is of "afinar", "emissão" of "emitir".
 * @param actions endings of nouns of action, each with the ending of the verb: "ación ar"
 */
export function makeVerbFinder(actions: readonly string[], stem: Stem): FindVerbs {
  const pairs = actions.map((pair) => {
    const [noun = '', verb = ''] = fold(pair).split(' ');
    return { ending: stem(ANY_ROOT + noun).slice(ANY_ROOT.length), verb };
  });
  const byLast = Map.groupBy(pairs, ({ ending }) => ending.slice(-1));
  return (noun) =>
    (byLast.get(noun.slice(-1)) ?? []).flatMap(({ ending, verb }) => {
      const root = noun.slice(0, -ending.length);
      if (!noun.endsWith(ending) || root.length < SHORTEST_ROOT) return [];
      const found = stem(root + verb);
      return found.length < SHORTEST_STEM ? [] : [found];
    });
}
