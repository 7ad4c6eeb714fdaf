import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';

/** Joins sentences into one text. */
export function composedText(sentences: readonly GroundedSentence[]): GroundedText {
  return { text: sentences.map(({ text }) => text).join(' '), sentences: [...sentences], writer: 'composer' };
}

/** The first word of a sentence, by which repetitions are avoided. */
export function getFirstWord({ text }: GroundedSentence): string {
  const [first = ''] = text.toLowerCase().match(/[\p{L}\p{N}’'&.-]+/u) ?? [];
  return first;
}
