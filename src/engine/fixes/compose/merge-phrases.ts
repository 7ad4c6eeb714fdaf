import { readWordList } from '../../data/read-word-list.ts';
import { foldText, splitWords } from '../../facts/language/fold-text.ts';
import { stemWord } from '../verify/word-stems.ts';
import type { Phrase } from './filled-sentence.ts';

/** Joining or intensifying words without a claim of their own, folded. */
const NO_CLAIM = readWordList('claimsNothing');
/** Marks and joining words, and the gap between two participles: "licensed insured" is a list too. */
const JOINTS = /\s*(?:,|;|&|\/|\band\b|\bund\b|\bet\b|\by\b)\s*|(?<=\p{L}ed)\s+(?=(?:\p{L}+ly\s)?\p{L}+ed(?!\p{L}))/iu;

/**
 * Drops phrases that repeat others: equal ones whatever their order and endings, and one contained in another ("bonded and
 * insured" next to "licensed, bonded and insured"). Keeps the order. Pure.
 */
export function mergePhrases<T extends { readonly text: string }>(phrases: readonly T[]): T[] {
  const kept: { phrase: T; stems: ReadonlySet<string> }[] = [];
  for (const phrase of phrases) {
    const stems = stemsOf(phrase.text);
    const wider = kept.findIndex((one) => stems.isSubsetOf(one.stems));
    if (wider !== -1 && stems.size > 0) continue;
    const narrower = kept.filter((one) => one.stems.size > 0 && one.stems.isSubsetOf(stems));
    const [first] = narrower;
    if (first === undefined) kept.push({ phrase, stems });
    else {
      kept[kept.indexOf(first)] = { phrase, stems };
      for (const other of narrower.slice(1)) kept.splice(kept.indexOf(other), 1);
    }
  }
  return kept.map(({ phrase }) => phrase);
}

/** The phrases that add a claim to the others together. Pure. */
export function withoutSaid(phrases: readonly Phrase[], others: readonly Phrase[]): Phrase[] {
  const said = new Set(others.flatMap(({ text }) => [...stemsOf(text)]));
  return phrases.filter(({ text }) => {
    const stems = stemsOf(text);
    return stems.size === 0 || !stems.isSubsetOf(said);
  });
}

/** Splits a joined phrase: "licensed, bonded and insured" gives three, of the same fact. */
export function splitJoined({ text, factIds }: Phrase): Phrase[] {
  const parts = text.split(JOINTS).filter((part) => part !== '');
  return parts.map((part) => ({ text: part, factIds }));
}

function stemsOf(text: string): Set<string> {
  return new Set(
    splitWords(foldText(text))
      .filter((word) => !NO_CLAIM.has(word))
      .map(stemWord),
  );
}
