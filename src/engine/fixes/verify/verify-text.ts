import type { GroundedSentence, UnsupportedClaim } from '#shared/fixes/grounded-text.ts';
import type { FactIndex } from './carrier.ts';
import { splitSentences } from './split-sentences.ts';
import { splitTokens } from './tokens.ts';
import { type CheckedSentence, verifySentence } from './verify-sentence.ts';

/** The result of verifying a text: each sentence with the facts that support it, and what no fact carries. */
export interface TextVerification {
  readonly sentences: readonly GroundedSentence[];
  /** In the order of the text; empty: facts carry all of it. Positions refer to the whole text. */
  readonly unsupported: readonly UnsupportedClaim[];
}

/** Facts of these kinds answer no question by themselves: how to reach the firm, and what and where it is. */
const NO_ANSWER: ReadonlySet<string> = new Set(['name', 'place', 'areas', 'contact', 'booking', 'hours']);
/** Of such a fact the question is the condition: "Not satisfied? We refund the price." */
const BOUND: ReadonlySet<string> = new Set(['guarantees', 'cancellation', 'offer']);

/**
 * Verifies a text against the facts of a business (`indexFacts`): a sentence passes when each of its clauses is covered, by facts that
 * the owner did not reject. Pure; never throws.
 */
export function verifyText(index: FactIndex, text: string): TextVerification {
  const unsupported: UnsupportedClaim[] = [];
  const split = splitSentences(text, index.language);
  const checked = split.map(({ text: sentence }) => verifySentence(sentence, index));
  const sentences = split.map(({ text: sentence, start }, place) => {
    const { factIds, uncovered } = checked[place] ?? { factIds: [], uncovered: [] };
    if (!isScene(place, split, checked, index))
      for (const { kind, words, start: from, end } of uncovered)
        unsupported.push({ kind, words, start: start + from, end: start + end, sentence: place });
    return { text: sentence.trim(), factIds: [...factIds] };
  });
  return { sentences, unsupported };
}

/**
 * Whether a sentence only sets the scene for the next: "Burst pipe in the cellar? We repair pipes." The question is about the
 * customer, and its plain words promise nothing where a fact carries the answer.
 */
function isScene(
  place: number,
  split: readonly { readonly text: string }[],
  checked: readonly CheckedSentence[],
  { carriers, lexicon }: FactIndex,
): boolean {
  const isQuestion = (at: number) => split[at]?.text.trimEnd().endsWith('?') === true;
  const isPlain = checked[place]?.uncovered.every(({ kind }) => kind === 'word' || kind === 'weak') === true;
  if (!isPlain || !isQuestion(place)) return false;
  // "Change of plans?" goes without saying before the terms of a cancellation.
  const isAbout = (kind: string) =>
    checked[place]?.uncovered.every(({ words }) =>
      splitTokens(words, lexicon.code).every(({ folded }) => lexicon.use(folded).frames.has(kind)),
    ) === true;
  let next = place + 1;
  while (isQuestion(next)) next += 1;
  const answer = checked[next];
  return (
    answer !== undefined &&
    answer.uncovered.length === 0 &&
    carriers.some(({ id, kind }) => answer.factIds.includes(id) && !NO_ANSWER.has(kind)) &&
    carriers.every(({ id, kind }) => !answer.factIds.includes(id) || !BOUND.has(kind) || isAbout(kind))
  );
}
