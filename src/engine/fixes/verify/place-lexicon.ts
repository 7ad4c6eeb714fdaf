import { readCompiled } from '../../data/read-compiled.ts';
import { CLAIM_LEXICONS } from './claim-lexicon.ts';
import type { Language } from './word-stems.ts';

/** Common capitalised words that make no claim about a business: days, months, holidays, languages, well-known services. */
export const EVERYDAY_NAMES: ReadonlySet<string> = new Set(readCompiled<readonly string[]>('everyday-names'));

/** German nouns after a preposition without an article that are not places, and words of time and manner. */
export const GERMAN_AFTER_PREPOSITION = new RegExp(`^(?:${CLAIM_LEXICONS.de.afterPreposition})$`);

const wideAreas = (language: Language) =>
  new RegExp(String.raw`(?<!\p{L})(?:${CLAIM_LEXICONS[language].wideAreas})(?!\p{L})`, 'gu');

/** Areas so large that a local business needs a fact for them. */
export const WIDE_AREAS: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(String.raw`\b(?:${CLAIM_LEXICONS.en.wideAreas})\b`, 'gu'),
  de: wideAreas('de'),
  fr: wideAreas('fr'),
  es: wideAreas('es'),
};
