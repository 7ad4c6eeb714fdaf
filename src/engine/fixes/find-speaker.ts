import { DESCRIPTION_FRAMES } from './compose/read-frames.ts';
import type { TextLanguage } from './writing-material.ts';

/** Fewer words than these say nothing: a single "we" may be a customer's, and an "I" more so. */
const FEWEST = { we: 2, i: 4 } as const;
/** A business that says "I" has hardly a "we". */
const I_OVER_WE = 3;

/**
 * How a business speaks of itself, by the words of its texts: "we" or "I"; null where it says neither. Customers who are quoted say "I"
 * too, so it takes more of them.
 */
export function findSpeaker(language: TextLanguage, texts: readonly string[]): 'we' | 'i' | null {
  const { speaker } = DESCRIPTION_FRAMES[language];
  const ours = countWords(texts, speaker.we);
  const mine = countWords(texts, speaker.i);
  if (mine >= FEWEST.i && mine > ours * I_OVER_WE) return 'i';
  return ours >= FEWEST.we ? 'we' : null;
}

/** Who speaks in one sentence of a business; null for its name, or for nobody. */
export function findVoice(language: TextLanguage, sentence: string): 'we' | 'i' | null {
  const { speaker } = DESCRIPTION_FRAMES[language];
  if (countWords([sentence], speaker.we) > 0) return 'we';
  return countWords([sentence], speaker.i) > 0 ? 'i' : null;
}

/** Whether a sentence speaks as a business does: one who says "I" may say "we" of himself and his customer. */
export function speaksAs(language: TextLanguage, sentence: string, voice: 'we' | 'i'): boolean {
  return countWords([sentence], DESCRIPTION_FRAMES[language].speaker[voice]) > 0;
}

function countWords(texts: readonly string[], words: readonly string[]): number {
  const wanted = new Set(words);
  return texts
    .flatMap((text) => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [])
    .filter((word) => wanted.has(word) || wanted.has(word.replace(/['’].*$/, ''))).length;
}
