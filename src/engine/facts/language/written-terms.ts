import type { BusinessCategory, CategoryLanguage, CompiledTerm, TermKind } from '../category/business-category.ts';

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

/**
 * The terms of categories in the order of their records, in all languages or one. All categories have tens of thousands: to look a word
 * up in them, the `categoryFinder` need not list them.
 */
export function listWrittenTerms(categories: readonly BusinessCategory[], only?: string): WrittenTerm[] {
  const terms: WrittenTerm[] = [];
  for (const category of categories) {
    for (const language of Object.keys(category.terms) as CategoryLanguage[]) {
      if (only !== undefined && only !== language) continue;
      for (const term of category.terms[language] ?? []) terms.push(readTerm(category, language, term));
    }
  }
  return terms;
}

function readTerm(category: BusinessCategory, language: string, term: CompiledTerm): WrittenTerm {
  if (typeof term === 'string') return { category, text: term, kind: 'name', isSurname: false, language, onlyIn: null };
  const { text, kind, isSurname = false, onlyHere = false } = term;
  return { category, text, kind, isSurname, language, onlyIn: onlyHere ? language : null };
}
