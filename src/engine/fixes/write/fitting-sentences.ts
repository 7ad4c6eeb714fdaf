import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import { composedText, getFirstWord } from '../compose/composed-text.ts';
import { fillSentence, type Slots } from '../compose/filled-sentence.ts';
import type { SeededChoice } from '../compose/seeded-choice.ts';

/** The wordings that the facts can fill, in this business's order for `role`, rotated by variant. */
export function fittingSentences(
  wordings: readonly string[],
  slots: Slots,
  choice: SeededChoice,
  role: string,
): GroundedSentence[] {
  const ordered = choice.order(role, wordings, (wording) => wording);
  return choice.turn(ordered.flatMap((wording) => fillSentence(wording, slots) ?? []));
}

/** The first sentence that does not begin like an existing one; null when all do. */
export function freshSentence(
  candidates: readonly GroundedSentence[],
  before: readonly GroundedSentence[],
): GroundedSentence | null {
  const openings = new Set(before.map(getFirstWord));
  return candidates.find((sentence) => !openings.has(getFirstWord(sentence))) ?? null;
}

/** Joins sentences into paragraphs separated by empty lines; empty paragraphs are dropped. */
export function textInParagraphs(paragraphs: readonly (readonly GroundedSentence[])[]): GroundedText {
  const full = paragraphs.filter((sentences) => sentences.length > 0);
  return {
    ...composedText(full.flat()),
    text: full.map((sentences) => sentences.map(({ text }) => text).join(' ')).join('\n\n'),
  };
}
