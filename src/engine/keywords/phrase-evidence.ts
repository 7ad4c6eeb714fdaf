import { phraseStems } from './keyword-key.ts';
import type { Passage, PassagePlace } from './site-passages.ts';

/** One heading, or the name of a service; sentences alone never. */
export const FEWEST = 2;

/** How firmly a passage says that something is offered. */
const WEIGHT: Readonly<Record<PassagePlace, number>> = {
  title: 4,
  h1: 3,
  description: 2,
  heading: 2,
  service: 2,
  text: 0.5,
};

/** What is said only in sentences may only be spoken of. */
const MOST_OF_TEXT = 1.5;

/** The evidence for a phrase: each place of the site counts once a page, sentences together at most 1.5. */
export function weigh(phrase: string, passages: readonly Passage[]): number {
  const { stems, letters } = phraseStems(phrase);
  const isWhole = stems.size === 0;
  const seen = new Set<string>();
  let [firm, text] = [0, 0];
  for (const passage of passages) {
    const isNamed = isWhole
      ? passage.letters.includes(letters)
      : isWithin(stems, passage.stems) || (letters.length > 7 && passage.letters.includes(letters));
    if (!isNamed) continue;
    const key = `${passage.place} ${passage.url}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (passage.place === 'text') text += WEIGHT.text;
    else firm += WEIGHT[passage.place];
  }
  return firm === 0 ? 0 : firm + Math.min(MOST_OF_TEXT, text);
}

export function isWithin(stems: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  for (const stem of stems) if (!all.has(stem)) return false;
  return true;
}
