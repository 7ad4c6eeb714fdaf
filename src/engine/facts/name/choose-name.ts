import { type ChoiceModel, computeChances } from '../choice-model.ts';
import { keepLetters } from '../language/fold-text.ts';
import type { NameCandidate } from './name-candidates.ts';

/** What a site says of its name: one that is sure enough, or those that may be meant. */
export interface NameChoice {
  readonly said: NameCandidate | null;
  /** The likeliest, at most four, to be asked about; empty where one is said. */
  readonly open: readonly NameCandidate[];
  /** The chance of the likeliest, with its other spellings: 0 to 1. */
  readonly chance: number;
  readonly first: NameCandidate | null;
}

/** From this chance on a name is said. */
const SURE = 0.5;
const LIKELY = 0.03;
const MOST_OPEN = 4;

/** The form that the evidence speaks for; with or without its legal form it is the same name. One place alone says none. */
export function chooseName(candidates: readonly NameCandidate[], model: ChoiceModel): NameChoice {
  const possible = candidates.filter(({ parts }) => !isNoName(parts));
  const chances = computeChances(
    model,
    possible.map(({ features }) => features),
  );
  const ranked = possible
    .map((candidate, at) => ({ candidate, chance: chances[at] ?? 0 }))
    .sort((a, b) => b.chance - a.chance);
  const first = ranked[0]?.candidate;
  if (first === undefined) return { said: null, open: [], chance: 0, first: null };
  const chance = ranked.reduce((sum, one) => sum + (one.candidate.key === first.key ? one.chance : 0), 0);
  const hasRival = possible.some((other) => areRivals(first, other));
  if (chance >= SURE && first.support >= 2 && !hasRival) return { said: first, open: [], chance, first };
  const open = ranked.filter((one) => one.chance >= LIKELY).slice(0, MOST_OPEN);
  return { said: null, open: open.map(({ candidate }) => candidate), chance, first };
}

/** Whether another name that has no word of the first is stated as the name in two kinds of places, and the first in hardly more. */
function areRivals(first: NameCandidate, other: NameCandidate): boolean {
  if (other.stated < 2 || first.stated > other.stated + 1) return false;
  const words = new Set(first.key.split(' '));
  return (
    !other.key.split(' ').some((word) => words.has(word)) && !keepLetters(first.key).includes(keepLetters(other.key))
  );
}

/** A pronoun with a common noun, a trade in a town, a town alone. */
function isNoName({ isCommon, hasPronoun, hasLocative, isPlace }: NameCandidate['parts']): boolean {
  return isPlace || (isCommon && (hasPronoun || hasLocative));
}
