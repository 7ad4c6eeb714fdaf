import { readPattern } from '../../data/patterns.ts';
import { type ChoiceModel, type ChoiceResult, chooseAmong, SURE_CHANCE } from '../choice-model.ts';
import { foldText, keepLetters } from '../language/fold-text.ts';
import type { NameCandidate } from './name-candidates.ts';

/** Of the labelled sites whose likeliest form is in three kinds of places and has this chance, nine of ten are called so. */
const SURE_IN_MANY = 0.4;
const MANY_PLACES = 3;

/** The form that the evidence speaks for; with or without its legal form or town it is the same name. One place alone says none. */
export function chooseName(candidates: readonly NameCandidate[], model: ChoiceModel): ChoiceResult<NameCandidate> {
  const possible = candidates.filter((one) => !isNoName(one) && !ENDS_OPEN.test(foldText(one.text)));
  return chooseAmong(possible, model, {
    areSame: (first, other) => first.core === other.core,
    sureFrom: ({ support }) => (support >= MANY_PLACES ? SURE_IN_MANY : SURE_CHANCE),
    isBacked: (first) =>
      first.support >= 2 &&
      !isBesideName(first, possible) &&
      !possible.some((other) => areRivals(first, other) && !possible.some((both) => holds(both, first, other))),
  });
}

/**
 * Whether no place states a form as the name, and another one beside it in the title begins what some do: in "Larkhill | Locks
 * and Keys", with "Larkhill Locksmiths" below the page, "Locks and Keys" is what Larkhill has.
 */
function isBesideName(first: NameCandidate, all: readonly NameCandidate[]): boolean {
  if (first.stated > 0) return false;
  return all.some(
    ({ key, seen }) =>
      !` ${first.key} `.includes(` ${key} `) &&
      seen.some(({ place, isWhole }) => place === 'title' && isWhole) &&
      all.some((one) => one.stated > 0 && !one.parts.isCommon && `${one.key} `.startsWith(`${key} `)),
  );
}

/** Whether a form has both names behind each other: then the second says the first again, mostly in Latin letters. */
const holds = ({ key }: NameCandidate, first: NameCandidate, other: NameCandidate): boolean =>
  key === `${first.key} ${other.key}` || key === `${other.key} ${first.key}`;

/** Whether another name that has no word of the first is stated as the name in two kinds of places, and the first in hardly more. */
function areRivals(first: NameCandidate, other: NameCandidate): boolean {
  if (other.stated < 2 || first.stated > other.stated + 1) return false;
  // "Ada Brenholt - Dentist" says who and what: the bare word for a trade is nobody's name beside one.
  if (other.parts.isCommon && !other.key.includes(' ') && !first.parts.isCommon) return false;
  const words = new Set(first.key.split(' '));
  return (
    !other.key.split(' ').some((word) => words.has(word)) && !keepLetters(first.key).includes(keepLetters(other.key))
  );
}

/** "Law Offices of", "Cabinet de": a template's beginning, with the name left out. */
const ENDS_OPEN = new RegExp(String.raw`\s(?:${readPattern('names', 'opensName')})$`, 'u');

/** A pronoun with a common noun, a trade in a town or what such a line begins with, a town alone. */
function isNoName({ text, seen, parts: { isCommon, hasPronoun, hasLocative, isPlace } }: NameCandidate): boolean {
  const isCut = () => seen.every(({ quote }) => foldText(quote).startsWith(`${foldText(text)} `));
  return isPlace || (isCommon && (hasPronoun || hasLocative || isCut()));
}
