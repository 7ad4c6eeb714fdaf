import type { CoverageLexicon } from './coverage-lexicon.ts';

const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'] as const;
const SHORTEST_PART = 3;

/** Whether the lexicon lists a word in any way. */
function isListed(word: string, lexicon: CoverageLexicon): boolean {
  const { isGlue, isWeak, isStrict, frames, concepts } = lexicon.use(word);
  return isGlue || isWeak || isStrict || frames.size > 0 || concepts.size > 0;
}

/**
 * The ways to cut a German or Dutch compound into two parts that are known: "Heizungswartung" into "heizung" and "wartung".
 * @param isKnown which parts count; by default those the lexicon lists
 */
export function cutCompound(
  folded: string,
  lexicon: CoverageLexicon,
  isKnown: (part: string) => boolean = (part) => isListed(part, lexicon),
): [string, string][] {
  const cuts: [string, string][] = [];
  if (folded.length > 40) return cuts;
  for (let at = SHORTEST_PART; at <= folded.length - SHORTEST_PART; at += 1) {
    const tail = folded.slice(at);
    if (!isKnown(tail)) continue;
    for (const link of LINKS) {
      const head = folded.slice(0, at - link.length);
      if (!folded.slice(0, at).endsWith(link) || head.length < SHORTEST_PART) continue;
      const known = [head, `${head}e`, `${head}en`].find(isKnown);
      if (known !== undefined) cuts.push([known, tail]);
    }
  }
  return cuts;
}
