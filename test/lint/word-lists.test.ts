import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_DATA } from '#engine/facts/language/language-data.ts';

/** Files of code that may have such a line, each with its reason. All others read words from `src/engine/data`. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/engine/facts/name/name-text.ts':
    'Titles and first words at which a credit line is cut, each in its own look-behind.',
  'src/engine/facts/name/testimonials.ts':
    'The small words within the name of an author, in a pattern about its shape.',
  'src/engine/fixes/verify/inflection.ts':
    'The prefixes of German and Dutch verbs, in the grammar that takes them off.',
};
const ALTERNATIVES = 6;
const FOREIGN_WORDS = 4;
const LONGEST_LINE = 300;

const ENGLISH = new Set(LANGUAGE_DATA.find(({ code }) => code === 'en')?.commonWords);
const FOREIGN = new Set(
  LANGUAGE_DATA.flatMap(({ commonWords }) => commonWords).filter((word) => word.length > 2 && !ENGLISH.has(word)),
);

/** Whether a line has many alternatives of a regular expression, or is many small words, and several are of other languages. */
function listsForeignWords(line: string): boolean {
  if (/^\s*(?:\/\/|\/?\*)/.test(line)) return false;
  const alternatives = line.split('|');
  const quoted = line.replace(/^[^'`]*['`]|['`].*$/g, '').trim();
  const words =
    alternatives.length >= ALTERNATIVES
      ? alternatives.map((one) => one.replace(/[^\p{L}]/gu, ''))
      : /^[\p{Ll} ]{40,}$/u.test(quoted)
        ? quoted.split(/\s+/)
        : [];
  return words.filter((word) => FOREIGN.has(word.toLowerCase())).length >= FOREIGN_WORDS;
}

describe('lists of words', () => {
  const code = globSync('src/engine/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  const read = (paths: readonly string[]) =>
    paths.map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n') }));

  it('are found in code', () => {
    expect(listsForeignWords('const A = /^(?:and|oder|avec|para|pour|or)$/u;')).toBe(true);
    expect(listsForeignWords("  'und oder mit von avec pour para con per dans'.split(' '),")).toBe(true);
    expect(listsForeignWords('const A = /^(?:and|or|und|et)$/u;')).toBe(false);
    expect(listsForeignWords("throw new Error('The words of a list in one language are not there.');")).toBe(false);
  });

  it('of other languages are data, not code', () => {
    const found = read(code).filter(({ lines }) => lines.some(listsForeignWords));
    expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  it('and the code have no line too long to read', () => {
    const long = read([...code, ...globSync('src/engine/data/**/*.yaml')]).filter(({ lines }) =>
      lines.some((line) => line.length > LONGEST_LINE),
    );
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
