import { readCompiled } from '../../data/read-compiled.ts';

/** What a language is known by: `data/languages/<code>/detection.yaml`, folded. */
export interface LanguageData {
  /** BCP 47 primary tag. */
  readonly code: string;
  /** What language switchers call it: its own name for itself, and others'. */
  readonly names: readonly string[];
  /** Letters that settle the language by themselves, as the inside of a character class; null for Latin and Cyrillic ones. */
  readonly script: string | null;
  /** The commonest short words of its texts. */
  readonly commonWords: readonly string[];
  /** Words of menus, footers and buttons: what is left to tell a language by when a site has hardly a sentence. */
  readonly siteWords: readonly string[];
}

/** All languages that are told apart. Where a text fits two equally well, the first of them counts. */
export const LANGUAGE_DATA: readonly LanguageData[] = readCompiled('languages');
