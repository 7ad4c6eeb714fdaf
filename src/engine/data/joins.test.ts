import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TEXT_LANGUAGES } from '#shared/fixes/fact-sheet.ts';
import { CATEGORY_LANGUAGES } from '../facts/category/business-category.ts';
import { CATEGORIES, CATEGORIES_BY_LABEL } from '../facts/category/category-tables.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { LANGUAGE_DATA } from '../facts/language/language-data.ts';
import { listWrittenTerms } from '../facts/language/written-terms.ts';
import { REGIONS } from '../facts/place/address-regions.ts';
import type { CountryData } from '../facts/place/country-names.ts';
import { readCompiled } from './read-compiled.ts';
import { WORD_LISTS } from './word-lists.ts';

describe('categories', () => {
  it('have a label of their own, whatever its case', () => {
    const labels = CATEGORIES.flatMap(({ label, formerLabels = [] }) => [label, ...formerLabels].map(foldText));
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  it('are under categories that exist, and never under themselves', () => {
    for (const { label, under } of CATEGORIES) {
      const above = new Set([label]);
      for (let one = under; one !== undefined; one = CATEGORIES_BY_LABEL.get(one)?.under) {
        expect(CATEGORIES_BY_LABEL.has(one), `${label} is under ${one}`).toBe(true);
        expect(above.has(one), `${label} is under itself`).toBe(false);
        above.add(one);
      }
    }
  });

  it('have folded terms without punctuation except the asterisk', () => {
    const odd = listWrittenTerms(CATEGORIES).filter(
      ({ text }) => text !== foldText(text).trim() || /[,~?^!|]/.test(text),
    );
    expect(odd.map(({ category, language, text }) => `${category.label} ${language}: ${text}`)).toEqual([]);
  });

  it('have a gender with each noun where the language has genders', () => {
    for (const { label, nouns } of CATEGORIES) {
      expect(nouns.en.gender, `${label} en`).toBeNull();
      expect(nouns.de.gender, `${label} de`).toMatch(/^[mfn]$/);
      for (const language of ['fr', 'es'] as const)
        expect(nouns[language].gender, `${label} ${language}`).toMatch(/^[mf]$/);
    }
  });
});

describe('languages', () => {
  const codes = LANGUAGE_DATA.map(({ code }) => code);

  it('have a language code, and something to be detected by', () => {
    for (const { code, script, commonWords } of LANGUAGE_DATA) {
      expect(code).toMatch(/^[a-z]{2}$/);
      expect(script !== null || commonWords.length > 0, code).toBe(true);
      if (script !== null) expect(() => new RegExp(`[${script}]`), code).not.toThrow();
    }
  });

  it('have unique names', () => {
    const names = LANGUAGE_DATA.flatMap((language) => language.names);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('are known where categories have terms in them', () => {
    expect(CATEGORY_LANGUAGES.filter((language) => !codes.includes(language))).toEqual([]);
  });

  it('have every file of wordings where texts are written in them', () => {
    const files = ['answers', 'descriptions', 'messages', 'meta', 'pack', 'questions', 'replies'];
    for (const name of files)
      expect(Object.keys(readCompiled<object>(name)).sort(), name).toEqual([...TEXT_LANGUAGES].sort());
  });
});

describe('places', () => {
  const countries = readCompiled<readonly CountryData[]>('countries');

  it('have unique names and codes', () => {
    const homes = Map.groupBy(
      countries.flatMap(({ code, names, alpha3 }) => [...names, alpha3 ?? code].map((name) => [foldText(name), code])),
      ([name]) => name,
    );
    const shared = [...homes].filter(([, all]) => new Set(all.map(([, code]) => code)).size > 1);
    expect(shared.map(([name]) => name)).toEqual([]);
  });

  it('have regions of known countries only', () => {
    const codes = countries.map(({ code }) => code);
    expect(Object.keys(REGIONS).filter((code) => !codes.includes(code))).toEqual([]);
  });
});

describe('patterns', () => {
  it('are all used by code, and all used ones exist', () => {
    const engine = join(import.meta.dirname, '..');
    const read = globSync('**/*.ts', { cwd: engine }).flatMap((path) =>
      [...readFileSync(join(engine, path), 'utf8').matchAll(/readPattern\('([\w-]+)', '(\w+)'\)/g)].map(
        ([, subject, name]) => `${subject}: ${name}`,
      ),
    );
    const written = Object.entries(readCompiled<Record<string, object>>('patterns')).flatMap(([subject, lists]) =>
      Object.keys(lists).map((name) => `${subject}: ${name}`),
    );
    expect([...new Set(read)].sort()).toEqual(written.sort());
  });
});

describe('words', () => {
  it('have words in every list, and are in a folder of a language that there is', () => {
    const words = readCompiled<Record<string, Record<string, readonly string[]>>>('words');
    expect(WORD_LISTS.filter((list) => Object.keys(words[list] ?? {}).length === 0)).toEqual([]);
    const codes = new Set(['any', ...LANGUAGE_DATA.map(({ code }) => code)]);
    expect(Object.values(words).flatMap((list) => Object.keys(list).filter((code) => !codes.has(code)))).toEqual([]);
  });
});
