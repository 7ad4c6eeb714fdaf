import { readCompiled } from '../../data/read-compiled.ts';
import type { TextLanguage } from '../writing-material.ts';
import type { AnswerTerms } from './qa-wording.ts';

/** The expressions of one language, for folded text. */
export type AnswerLexicon = Readonly<Record<keyof AnswerTerms, RegExp>>;

const TERMS: Readonly<Record<TextLanguage, AnswerTerms>> = readCompiled('answers');
const AT_BEGINNING: ReadonlySet<string> = new Set<keyof AnswerTerms>(['pointing', 'general']);

const LEXICONS = new Map(
  Object.entries(TERMS).map(([language, terms]) => [
    language,
    Object.fromEntries(
      Object.entries(terms).map(([name, source]) => [
        name,
        new RegExp(`${AT_BEGINNING.has(name) ? '^[^\\p{L}]*' : '(?<!\\p{L})'}(?:${source})(?!\\p{L})`, 'u'),
      ]),
    ),
  ]),
) as ReadonlyMap<string, AnswerLexicon>;

/** The words of a language by which sentences of a site are judged; null for a language without such a list. */
export function answerLexicon(language: string): AnswerLexicon | null {
  return LEXICONS.get(language) ?? null;
}
