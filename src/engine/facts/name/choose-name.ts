import { readPattern } from '../../data/patterns.ts';
import { type ChoiceModel, type ChoiceResult, chooseAmong } from '../choice-model.ts';
import { foldText, keepLetters } from '../language/fold-text.ts';
import type { NameCandidate } from './name-candidates.ts';

/** The form that the evidence speaks for; with or without its legal form it is the same name. One place alone says none. */
export function chooseName(candidates: readonly NameCandidate[], model: ChoiceModel): ChoiceResult<NameCandidate> {
  const possible = candidates.filter(({ parts, text }) => !isNoName(parts) && !ENDS_OPEN.test(foldText(text)));
  return chooseAmong(possible, model, {
    areSame: (first, other) => first.key === other.key,
    isBacked: (first) => first.support >= 2 && !possible.some((other) => areRivals(first, other)),
  });
}

/** Whether another name that has no word of the first is stated as the name in two kinds of places, and the first in hardly more. */
function areRivals(first: NameCandidate, other: NameCandidate): boolean {
  if (other.stated < 2 || first.stated > other.stated + 1) return false;
  const words = new Set(first.key.split(' '));
  return (
    !other.key.split(' ').some((word) => words.has(word)) && !keepLetters(first.key).includes(keepLetters(other.key))
  );
}

/** "Law Offices of", "Cabinet de": a template's beginning, with the name left out. */
const ENDS_OPEN = new RegExp(String.raw`\s(?:${readPattern('names', 'opensName')})$`, 'u');

/** A pronoun with a common noun, a trade in a town, a town alone. */
function isNoName({ isCommon, hasPronoun, hasLocative, isPlace }: NameCandidate['parts']): boolean {
  return isPlace || (isCommon && (hasPronoun || hasLocative));
}
