import { readPattern } from '../../data/patterns.ts';
import { readWordList } from '../../data/read-word-list.ts';
import type { WordList } from '../../data/word-lists.ts';
import { foldText, splitWords } from '../language/fold-text.ts';

/** Words by which a site refers to itself or greets, in the supported languages. */
const GENERIC = foldedWords('genericName');
/** One of these is required: "the" or "chez nous" alone is not enough. */
const TELLING = foldedWords('tellingGenericName');
/** Written without spaces; compared whole. */
const UNSPACED = new RegExp(`^(?:当|私たちの|弊社)?(?:${readPattern('names', 'homeUnspaced')})+$`);
const LONGEST = 8;

/**
 * Whether a text in the place of a name is only the site referring to itself: "Our Website", "Welcome to our official
 * home page", "Notre site internet". Such a text is never used as a name. Pure.
 */
export function isGenericName(text: string): boolean {
  if (UNSPACED.test(text.replace(/[\s!.・]+/g, ''))) return true;
  const words = splitWords(foldText(text));
  if (words.length === 0 || words.length > LONGEST) return false;
  return words.every((word) => GENERIC.has(word)) && words.some((word) => TELLING.has(word));
}

function foldedWords(list: WordList): ReadonlySet<string> {
  return new Set([...readWordList(list)].flatMap((word) => splitWords(foldText(word))));
}
