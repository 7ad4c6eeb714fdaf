import type { SentenceTick } from '#shared/api/generate.ts';
import { MOST_TICKS } from '#shared/fixes/own-sentences.ts';

/**
 * The sentences to show after a change, those on screen in their places: nothing may move under the finger, and one that was
 * taken out of the text can be put back although the server offers it no more. Pure.
 */
export function mergeTicks(shown: readonly SentenceTick[], offered: readonly SentenceTick[]): SentenceTick[] {
  const kept = shown.map(
    (tick) => offered.find(({ factId }) => factId === tick.factId) ?? { ...tick, isTicked: false },
  );
  const added = offered.filter(({ factId }) => !shown.some((tick) => tick.factId === factId));
  return [...kept, ...added].slice(0, Math.max(MOST_TICKS, kept.length));
}
