import type { BusinessCategory } from '../category/business-category.ts';
import { CATEGORIES } from '../category/category-tables.ts';
import { foldText } from './fold-text.ts';

/** How much a term says about the business: who it is, its field, a thing it deals with. */
export type TermKind = 'name' | 'field' | 'thing';

/** A term as the tables of categories write it, read. */
export interface WrittenTerm {
  readonly category: BusinessCategory;
  /** Folded; `*` still stands where other letters may. */
  readonly text: string;
  readonly kind: TermKind;
  /** Half as telling: also a surname. */
  readonly isSurname: boolean;
  readonly language: string;
  /** Counts only on sites in this language; null: everywhere. */
  readonly onlyIn: string | null;
}

/** See `Category`. */
const MARKS = '~?^!';

/**
 * All terms in the order of the tables. There are tens of thousands, and a cold start waits for them: lists are folded
 * whole, and read once for all who use them.
 */
export const WRITTEN_TERMS: readonly WrittenTerm[] = readTables();

function readTables(): WrittenTerm[] {
  const terms: WrittenTerm[] = [];
  for (const trade of CATEGORIES) {
    for (const [language, list] of Object.entries(trade.words)) {
      for (const written of foldText(list).split(',')) terms.push(readWritten(trade, language, written.trim()));
    }
  }
  return terms;
}

function readWritten(trade: BusinessCategory, language: string, written: string): WrittenTerm {
  let end = written.length;
  while (end > 0 && MARKS.includes(written.charAt(end - 1))) end -= 1;
  const marks = written.slice(end);
  return {
    category: trade,
    text: marks === '' ? written : written.slice(0, end).trim(),
    kind: marks.includes('?') ? 'thing' : marks.includes('~') ? 'field' : 'name',
    isSurname: marks.includes('^'),
    language,
    onlyIn: marks.includes('!') ? language : null,
  };
}
