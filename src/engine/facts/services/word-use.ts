import { countTokens } from '../../crawl/groups/names.ts';
import { makeNameKey } from '../../crawl/groups/raw-group.ts';
import type { Page } from '../../crawl/html/page.ts';
import { memoizeByText } from '../memoize-by-text.ts';

/** How a site writes words in its running sentences. */
export interface WordUse {
  /** Whether a word is in a sentence of the site. Folded. */
  isSaid(word: string): boolean;
  /** How often a word is written small when it does not begin a sentence: 0 for proper names, 1 for common words; null: never there. */
  shareOfSmall(word: string): number | null;
  /** Whether a word stands in capitals alone among others that do not. */
  isAcronym(word: string): boolean;
  /** Whether capitals tell nothing: in German every noun has one. */
  areCapitalsUsual: boolean;
}

const FEWEST_LINE_WORDS = 7;
const FEWEST_SENTENCE_WORDS = 5;
/** Sentences in title case have capitals everywhere. */
const SHOUTED = 0.5;
const USUAL = 0.3;
/** More text teaches nothing new. */
const MOST_SENTENCES = 4_000;

/** Reads how words are written in the sentences of all pages, each line once. */
export function readWordUse(pages: readonly Page[], language: string | null): WordUse {
  const keyOf = memoizeByText(makeNameKey);
  const small = new Map<string, number>();
  const capital = new Map<string, number>();
  const said = new Set<string>();
  const acronyms = new Set<string>();
  const seen = new Set<string>();
  let sentences = 0;
  let smallCount = 0;
  let capitalCount = 0;
  for (const { blocks } of pages)
    for (const { text, hidden } of blocks) {
      if (hidden || sentences >= MOST_SENTENCES) continue;
      for (const line of text.split('\n')) {
        if (seen.has(line) || !/[.!?。！？…]/.test(line) || countTokens(line) < FEWEST_LINE_WORDS) continue;
        seen.add(line);
        for (const sentence of line.split(/(?<=[.!?。！？])\s*/)) {
          if (countTokens(sentence) < FEWEST_SENTENCE_WORDS) continue;
          const words = sentence.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
          sentences++;
          const areCapital = words.map(startsWithCapital);
          const capitals = areCapital.filter((is) => is).length;
          words.forEach((word, at) => {
            const key = keyOf(word);
            if (key === '') return;
            said.add(key);
            if (at === 0 || capitals >= SHOUTED * words.length) return;
            const isCapital = areCapital[at] === true;
            if (isCapital && /^\p{Lu}{2}/u.test(word)) acronyms.add(key);
            const counts = isCapital ? capital : small;
            counts.set(key, (counts.get(key) ?? 0) + 1);
            if (isCapital) capitalCount++;
            else smallCount++;
          });
        }
      }
    }
  return {
    isSaid: (word) => said.has(word),
    isAcronym: (word) => acronyms.has(makeNameKey(word)),
    shareOfSmall(word) {
      const [low, high] = [small.get(word) ?? 0, capital.get(word) ?? 0];
      return low + high === 0 ? null : low / (low + high);
    },
    areCapitalsUsual: language === 'de' || capitalCount > USUAL * (capitalCount + smallCount),
  };
}

function startsWithCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
