import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import type { GroundedSentence, UnsupportedClaim } from '#shared/fixes/grounded-text.ts';
import type { ClaimFinder, FoundClaim, ReadSentence } from './claim.ts';
import { type FactIndex, indexFacts } from './fact-index.ts';
import { findFigures } from './find-figures.ts';
import { findPlaces } from './find-places.ts';
import { findPraise } from './find-praise.ts';
import { findServices } from './find-services.ts';
import { splitSentences } from './split-sentences.ts';
import { meansSame, tokenizeWords, type Word } from './word-stems.ts';

/** The result of verifying a text: each sentence with the facts that support it, and unsupported claims. */
export interface TextVerification {
  readonly sentences: readonly GroundedSentence[];
  /** In the order of the text; empty: every claim is supported. Positions refer to the whole text. */
  readonly unsupported: readonly UnsupportedClaim[];
}

/** In this order, because a claim found twice keeps the kind of the first finder. */
const FINDERS: readonly ClaimFinder[] = [findFigures, findPraise, findServices, findPlaces];

/**
 * Verifies a text against the facts of a business: years, prices, awards, superlatives, places, services, numbers and
 * credentials must be supported by a fact of the sheet that the owner did not reject. `year` is the current year for the
 * text. Pure; never throws. Other claims ("we always call back") are not detected.
 */
export function verifyText(text: string, sheet: FactSheet, year: number): TextVerification {
  return verifyWith(indexFacts(sheet, year), text);
}

/** The same for several texts of one business. */
export function verifyWith(index: FactIndex, text: string): TextVerification {
  const unsupported: UnsupportedClaim[] = [];
  let before: readonly Word[] = [];
  const sentences = splitSentences(text, index.language).map(({ text: sentence, start }, place) => {
    const read = { text: sentence, words: tokenizeWords(sentence), before, isQuestion: /\?\s*$/.test(sentence) };
    before = read.words;
    for (const claim of withoutOverlaps(FINDERS.flatMap((find) => find(read, index)))) {
      const words = sentence.slice(claim.start, claim.end);
      unsupported.push({
        kind: claim.kind,
        words,
        start: start + claim.start,
        end: start + claim.end,
        sentence: place,
      });
    }
    return { text: sentence.trim(), factIds: factIdsOf(read, index) };
  });
  return { sentences, unsupported };
}

function withoutOverlaps(claims: readonly FoundClaim[]): FoundClaim[] {
  const kept: FoundClaim[] = [];
  for (const claim of claims) if (!kept.some((one) => claim.start < one.end && claim.end > one.start)) kept.push(claim);
  return kept.sort((one, other) => one.start - other.start);
}

/** Facts most of whose significant words occur in the sentence. */
function factIdsOf({ words }: ReadSentence, index: FactIndex): string[] {
  return index.facts.flatMap(({ fact, words: factWords }) => {
    const telling = factWords.filter(({ folded }) => folded.length > 2 || /\d/.test(folded));
    const shared = telling.filter(({ stem }) => words.some((word) => meansSame(word.stem, stem)));
    return telling.length > 0 && shared.length * 2 > telling.length ? [fact.id] : [];
  });
}
