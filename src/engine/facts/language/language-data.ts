import { readCompiled } from '../../data/read-compiled.ts';

/** Detection data of a language: `data/languages/<code>/detection.yaml`, folded. */
export interface LanguageData {
  /** BCP 47 primary tag. */
  readonly code: string;
  /** Its names in language switchers: its own and foreign ones. */
  readonly names: readonly string[];
  /** Letters that identify the language by themselves, as the content of a character class; null for Latin and Cyrillic ones. */
  readonly script: string | null;
  /** The most frequent short words of its texts. */
  readonly commonWords: readonly string[];
  /** Words of menus, footers and buttons: used to detect a language when a site has hardly a sentence. */
  readonly siteWords: readonly string[];
}

/** All detectable languages. When a text fits two equally well, the first one wins. */
export const LANGUAGE_DATA: readonly LanguageData[] = readCompiled('languages');
