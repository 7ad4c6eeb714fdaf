import { readCompiled } from '../../data/read-compiled.ts';
import type { TextLanguage } from '../writing-material.ts';
import type { AnswerTerms } from './qa-wording.ts';

/** The expressions of one language, for folded text. */
export type AnswerLexicon = Readonly<Record<keyof AnswerTerms, RegExp>>;

const TERMS: Readonly<Record<TextLanguage, AnswerTerms>> = readCompiled('answers');
const LEXICONS: ReadonlyMap<string, AnswerLexicon> = new Map(
  Object.entries(TERMS).map(([language, terms]) => [language, compileTerms(terms)]),
);

/** The words of a language by which sentences of a site are judged; null for a language without such a list. */
export function answerLexicon(language: string): AnswerLexicon | null {
  return LEXICONS.get(language) ?? null;
}

function compileTerms(terms: AnswerTerms): AnswerLexicon {
  return {
    own: anywhere(terms.own),
    addressed: anywhere(terms.addressed),
    empty: anywhere(terms.empty),
    praise: anywhere(terms.praise),
    vague: anywhere(terms.vague),
    pointing: atBeginning(terms.pointing),
    general: atBeginning(terms.general),
    health: anywhere(terms.health),
    visit: anywhere(terms.visit),
  };
}

/** Whole words anywhere in folded text. */
function anywhere(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');
}

function atBeginning(source: string): RegExp {
  return new RegExp(`^[^\\p{L}]*(?:${source})(?!\\p{L})`, 'u');
}
