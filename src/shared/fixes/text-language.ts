import { type FactSheet, TEXT_LANGUAGES } from './fact-sheet.ts';

/**
 * The language that texts are written in for a business.
 * @param languages those of its website (BCP 47), the main one first; English where none was found.
 * @returns null where no text can be written in the main one: texts are then English.
 */
export function findTextLanguage(languages: readonly string[]): FactSheet['language'] | null {
  const main = languages[0]?.split('-')[0] ?? 'en';
  return TEXT_LANGUAGES.find((language) => language === main) ?? null;
}
