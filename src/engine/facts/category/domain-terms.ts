import { foldText, keepLetters } from '../language/fold-text.ts';
import { listWrittenTerms } from '../language/written-terms.ts';
import type { BusinessCategory } from './business-category.ts';
import { CATEGORIES } from './category-tables.ts';

/** A term that a domain may have, and how much it says. */
export interface DomainTerm {
  readonly letters: string;
  readonly category: BusinessCategory;
  readonly share: number;
}

const SHORTEST_IN_DOMAIN = 5;
const DOMAIN_SHARE = { name: 1, field: 0.7, thing: 0 };
const DOMAIN_TERMS = new Map<string, readonly DomainTerm[]>();

/** The terms in the first label of a host, in English and the languages of the site. */
export function findDomainTerms(host: string, languages: ReadonlySet<string>): DomainTerm[] {
  const label = keepLetters(foldText(host.split('.')[0] ?? ''));
  if (label.length < SHORTEST_IN_DOMAIN) return [];
  return [...new Set(['en', ...languages])].flatMap((language) =>
    listDomainTerms(language).filter(({ letters }) => label.includes(letters)),
  );
}

/** Words of a domain are written together. Built by language on first use, to keep startup fast. */
function listDomainTerms(language: string): readonly DomainTerm[] {
  const known = DOMAIN_TERMS.get(language);
  if (known !== undefined) return known;
  const made = listWrittenTerms(CATEGORIES, language).flatMap((term): DomainTerm[] => {
    const share = DOMAIN_SHARE[term.kind];
    if (term.isSurname || share === 0) return [];
    const letters = keepLetters(term.text);
    const isLong = letters.length >= SHORTEST_IN_DOMAIN && /^[a-z]+$/.test(letters);
    return isLong ? [{ letters, category: term.category, share }] : [];
  });
  if (made.length > 0) DOMAIN_TERMS.set(language, made);
  return made;
}
