import type { BusinessCategory, CompiledTerm, TermKind } from '../category/business-category.ts';
import { CATEGORIES } from '../category/category-tables.ts';

/** A term of the categories with all its properties. */
export interface WrittenTerm {
  readonly category: BusinessCategory;
  /** Folded; `*` is still the wildcard. */
  readonly text: string;
  readonly kind: TermKind;
  /** Counts half: also a surname. */
  readonly isSurname: boolean;
  readonly language: string;
  /** Counts only on sites in this language; null: everywhere. */
  readonly onlyIn: string | null;
}

/** All terms in the order of the records: tens of thousands, read once for all callers. */
export const WRITTEN_TERMS: readonly WrittenTerm[] = readTerms();

function readTerms(): WrittenTerm[] {
  const terms: WrittenTerm[] = [];
  for (const category of CATEGORIES) {
    for (const [language, list] of Object.entries(category.terms)) {
      for (const term of list) terms.push(readTerm(category, language, term));
    }
  }
  return terms;
}

function readTerm(category: BusinessCategory, language: string, term: CompiledTerm): WrittenTerm {
  if (typeof term === 'string') return { category, text: term, kind: 'name', isSurname: false, language, onlyIn: null };
  const { text, kind, isSurname = false, onlyHere = false } = term;
  return { category, text, kind, isSurname, language, onlyIn: onlyHere ? language : null };
}
