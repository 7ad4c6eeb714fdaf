import type { PolicyRuleId } from './policy-rules.ts';
import type { ReadRequest, Span } from './read-request.ts';
import { REQUEST_CONCEPTS } from './request-concepts.ts';

/** Longer words are told apart by their beginning: endings differ by case and person. */
const longestStart = 5;
/** How many meanings ahead of one it is paired with. */
const pairReach = 11;

/**
 * What the message model weighs of a text, each once: words by their beginning (`w`), words side by side (`n`) and with one between
 * (`o`); meanings (`c`), two in their order in a sentence (`q`) and in sentences that follow each other (`a`); rules found broken (`r`).
 * The readings are of one text, in the languages it may be in; the first one's words are taken.
 */
export function listMessageFeatures(
  readings: readonly ReadRequest[],
  brokenRules: readonly PolicyRuleId[],
): Set<string> {
  const features = new Set<string>(brokenRules.map((id) => `r${id}`));
  const starts = (readings[0]?.words ?? []).map((word) => (/^\d/.test(word) ? '#' : word.slice(0, longestStart)));
  for (const [index, start] of starts.entries()) {
    if (start.length === longestStart) features.add(`w${start}`);
    if (index > 0) features.add(`n${starts[index - 1]} ${start}`);
    if (index > 1) features.add(`o${starts[index - 2]} ${start}`);
  }
  for (const reading of readings) addMeanings(reading, features);
  return features;
}

function addMeanings(reading: ReadRequest, features: Set<string>): void {
  let before: readonly string[] = [];
  for (const sentence of reading.sentences) {
    const found = listMeanings(reading, sentence);
    for (const [index, one] of found.entries()) {
      features.add(`c${one}`);
      for (const other of found.slice(index + 1, index + 1 + pairReach)) features.add(`q${one}>${other}`);
    }
    const distinct = [...new Set(found)];
    for (const one of before) for (const other of distinct) features.add(`a${one}>${other}`);
    before = distinct;
  }
}

/** The meanings in a sentence, in order; a question has one of its own. */
function listMeanings(reading: ReadRequest, sentence: Span): string[] {
  const found = REQUEST_CONCEPTS.flatMap((concept) =>
    reading.within(sentence, concept).map(({ first }) => ({ concept, first })),
  );
  const meanings: string[] = found.toSorted((one, other) => one.first - other.first).map(({ concept }) => concept);
  return reading.words[sentence.last] === '?' ? [...meanings, '?'] : meanings;
}
