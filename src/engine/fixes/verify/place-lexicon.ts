import { readCompiled } from '../../data/read-compiled.ts';
import { CLAIM_LEXICONS } from './claim-lexicon.ts';
import type { Language } from './word-stems.ts';

/** Capitalised words that everybody uses and that claim nothing of a business: days, months, feasts, languages, services that everybody knows. */
export const EVERYDAY_NAMES: ReadonlySet<string> = new Set(readCompiled<readonly string[]>('everyday-names'));

/** German nouns that stand after a preposition without an article and are no places, and the words of time and manner. */
export const GERMAN_AFTER_PREPOSITION = new RegExp(`^(?:${CLAIM_LEXICONS.de.afterPreposition})$`);

const wideAreas = (language: Language) =>
  new RegExp(String.raw`(?<!\p{L})(?:${CLAIM_LEXICONS[language].wideAreas})(?!\p{L})`, 'gu');

/** Areas so wide that a local business needs a fact for them. */
export const WIDE_AREAS: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(String.raw`\b(?:${CLAIM_LEXICONS.en.wideAreas})\b`, 'gu'),
  de: wideAreas('de'),
  fr: wideAreas('fr'),
  es: wideAreas('es'),
};
