import { LANGUAGE_DATA } from './language-data.ts';

/** The languages of each common word, with their shares. */
export type LanguageVotes = readonly (readonly [language: string, weight: number])[];

/**
 * Folded word to the languages that use it; a word of three languages counts a third for each, because words of many
 * languages are weak evidence.
 */
export const LANGUAGES_BY_TERM: ReadonlyMap<string, LanguageVotes> = buildIndex();

function buildIndex(): Map<string, LanguageVotes> {
  const languages = new Map<string, Set<string>>();
  for (const { code, commonWords } of LANGUAGE_DATA) {
    for (const word of commonWords) {
      const users = languages.get(word) ?? new Set<string>();
      users.add(code);
      languages.set(word, users);
    }
  }
  const index = new Map<string, LanguageVotes>();
  for (const [word, users] of languages) {
    // Two letters are weaker evidence than four: "de" is in half of Europe.
    const strength = (word.length === 1 ? 0.5 : 1) / users.size;
    index.set(
      word,
      [...users].map((language) => [language, strength] as const),
    );
  }
  return index;
}

/** Letters that identify the language by themselves, tried in order. Han alone is Chinese; with kana it is Japanese. */
export const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = LANGUAGE_DATA.flatMap(
  ({ code, script }) => (script === null ? [] : [[code, new RegExp(`[${script}]`, 'g')] as const]),
);

/** Names in language switchers: the language's own name, and its English one. */
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map(
  LANGUAGE_DATA.flatMap(({ code, names }) => names.map((name) => [name, code] as const)),
);

/** Languages by word of menus, footers and buttons. */
export const LANGUAGES_BY_SITE_TERM: ReadonlyMap<string, readonly string[]> = indexSiteWords();

function indexSiteWords(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const { code, siteWords } of LANGUAGE_DATA) {
    for (const word of siteWords) index.set(word, [...(index.get(word) ?? []), code]);
  }
  return index;
}
