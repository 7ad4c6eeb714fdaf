import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import { composedText, getFirstWord } from '../compose/composed-text.ts';
import { fillSentence, type Slots } from '../compose/filled-sentence.ts';
import type { SeededChoice } from '../compose/seeded-choice.ts';

/** The wordings that the facts can fill, in this business's order for `role`, each variant beginning with another one. */
export function fittingSentences(
  wordings: readonly string[],
  slots: Slots,
  choice: SeededChoice,
  role: string,
): GroundedSentence[] {
  const ordered = choice.order(role, wordings, (wording) => wording);
  return choice.turn(ordered.flatMap((wording) => fillSentence(wording, slots) ?? []));
}

/** The first of the sentences that does not begin like one that stands already; null when all do. */
export function freshSentence(
  candidates: readonly GroundedSentence[],
  before: readonly GroundedSentence[],
): GroundedSentence | null {
  const openings = new Set(before.map(getFirstWord));
  return candidates.find((sentence) => !openings.has(getFirstWord(sentence))) ?? null;
}

/** Sentences as one text in paragraphs, each paragraph after an empty line; empty paragraphs go. */
export function textInParagraphs(paragraphs: readonly (readonly GroundedSentence[])[]): GroundedText {
  const full = paragraphs.filter((sentences) => sentences.length > 0);
  return {
    ...composedText(full.flat()),
    text: full.map((sentences) => sentences.map(({ text }) => text).join(' ')).join('\n\n'),
  };
}
