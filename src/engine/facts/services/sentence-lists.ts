import type { Page } from '../../crawl/html/page.ts';
import { saysOffers, saysOther, speaksOfItself } from './group-words.ts';

const LABEL_AND_LIST = /(?:^|[.!?\n]\s*)([^.!?:\n]{3,60}):\s+([^.!?:\n]{10,300})/gu;
const FEWEST_PIECES = 3;
const LONGEST_PIECE_WORDS = 5;
const LONGEST_TEXT = 2_000;

/**
 * What a sentence lists behind a colon, where the business says that it does or offers it: "Algebra, calculus and geometry" of "We teach:
 * algebra, calculus and geometry". It may be its services, or the cards that it takes. Null where there is none.
 */
export function findSentenceList(pages: readonly Page[]): string | null {
  for (const { blocks } of pages)
    for (const { text, region, hidden } of blocks) {
      if (hidden || region === 'nav' || region === 'footer' || !text.includes(':')) continue;
      for (const [, label = '', list = ''] of text.slice(0, LONGEST_TEXT).matchAll(LABEL_AND_LIST))
        if ((speaksOfItself(label) || saysOffers(label)) && !saysOther(label) && isList(list)) return list.trim();
    }
  return null;
}

/** By its first pieces: the last one often goes on as a sentence. */
function isList(text: string): boolean {
  const pieces = text.split(/[,;、،]\s*/u).slice(0, FEWEST_PIECES);
  const isShort = (piece: string) => /^\p{L}/u.test(piece) && piece.split(' ').length <= LONGEST_PIECE_WORDS;
  return pieces.length === FEWEST_PIECES && pieces.every(isShort);
}
