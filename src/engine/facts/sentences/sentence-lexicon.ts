import { readCompiled } from '../../data/read-compiled.ts';
import { type CoverageLanguage, type CoverageLexicon, coverageLexicon } from '../../fixes/verify/coverage-lexicon.ts';
import { foldText, splitWords } from '../language/fold-text.ts';
import { type SentenceTerms, TERM_LISTS, type TermList } from './sentence-terms.ts';

/** A term at its place among the words of a sentence. */
export interface FoundTerm {
  readonly list: TermList;
  readonly start: number;
  readonly end: number;
}

interface Term {
  readonly words: readonly string[];
  readonly list: TermList;
}

/** Letters by which terms with open endings are looked up. */
const LETTERS = 3;

/** The words of one language by which its sentences are chosen. */
export class SentenceLexicon {
  readonly code: CoverageLanguage;
  readonly weEndings: RegExp | null;
  readonly #byWord = new Map<string, Term[]>();

  constructor(code: CoverageLanguage, lists: SentenceTerms) {
    this.code = code;
    this.weEndings =
      lists.weEndings === undefined ? null : new RegExp(`\\p{L}(?:${lists.weEndings.map(foldText).join('|')})$`, 'u');
    for (const list of TERM_LISTS) {
      if (list === 'weEndings') continue;
      for (const term of lists[list] ?? []) this.#add(term, list);
    }
  }

  /** Function words and stems, which the verifier knows; read on first use. */
  get coverage(): CoverageLexicon {
    return coverageLexicon(this.code);
  }

  /** Every term of every list in a sentence, given as folded words. */
  find(words: readonly string[]): FoundTerm[] {
    const found: FoundTerm[] = [];
    words.forEach((word, start) => {
      const keys = /^\d/.test(word) ? ['#', word] : [word, `${word.slice(0, LETTERS)}*`];
      for (const key of keys) {
        for (const { words: wanted, list } of this.#byWord.get(key) ?? []) {
          if (wanted.every((one, offset) => isForm(words[start + offset], one)))
            found.push({ list, start, end: start + wanted.length });
        }
      }
    });
    return found;
  }

  #add(term: string, list: TermList): void {
    const words = foldText(term).match(/[\p{L}\p{N}]+\*?/gu) ?? [];
    const [first = ''] = words;
    const key = first === 'yyyy' || first === 'nn' ? '#' : first.endsWith('*') ? `${first.slice(0, LETTERS)}*` : first;
    const known = this.#byWord.get(key) ?? [];
    this.#byWord.set(key, known);
    known.push({ words, list });
  }
}

function isForm(word: string | undefined, wanted: string): boolean {
  if (word === undefined) return false;
  if (wanted === 'nn') return /^\d+$/.test(word);
  if (wanted === 'yyyy') return /^(?:1[6-9]|20)\d\d$/.test(word);
  return wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
}

const LEXICONS: ReadonlyMap<string, SentenceLexicon> = new Map(
  Object.entries(readCompiled<Readonly<Record<CoverageLanguage, SentenceTerms>>>('sentences')).map(([code, lists]) => [
    code,
    new SentenceLexicon(code as CoverageLanguage, lists),
  ]),
);

/** The lexicon of a language (BCP 47 primary tag); null where there is none. */
export function sentenceLexicon(language: string): SentenceLexicon | null {
  return LEXICONS.get(language) ?? null;
}

/** The folded words of a sentence. */
export function foldAndSplit(text: string): string[] {
  return splitWords(foldText(text));
}
