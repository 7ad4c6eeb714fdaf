import { describe, expect, it } from 'vitest';
import { FactSheet } from '#shared/fixes/fact-sheet.ts';
import { PLANTED_KINDS } from './corpus.ts';
import { PRACTICE_SHEETS } from './practice-sheets.ts';
import { findPracticeSheet, PRACTICE_TEXTS } from './practice-texts.ts';
import { SHEETS } from './sheets.ts';

const PLANTED = PRACTICE_TEXTS.flatMap(({ planted, ...text }) => (planted === null ? [] : [{ ...text, ...planted }]));
const CLEAN = PRACTICE_TEXTS.filter(({ planted }) => planted === null);

describe('the practice texts', () => {
  it('are 36 with each kind of invention and 480 clean ones', () => {
    for (const kind of PLANTED_KINDS) expect(PLANTED.filter((text) => text.kind === kind).length, kind).toBe(36);
    expect(CLEAN.length).toBe(480);
  });

  it('name the words of each invention as they stand in the text, once', () => {
    expect(PLANTED.filter(({ text, words }) => text.split(words).length !== 2)).toEqual([]);
  });

  it('plant nothing that stands in the sheet word for word', () => {
    const carried = PRACTICE_TEXTS.filter((text) =>
      findPracticeSheet(text).facts.some(({ value }) => value.toLowerCase() === text.planted?.words.toLowerCase()),
    );
    expect(carried).toEqual([]);
  });

  it('have an id of their own, an opening of their own and 15 to 80 words', () => {
    expect(new Set(PRACTICE_TEXTS.map(({ id }) => id)).size).toBe(PRACTICE_TEXTS.length);
    expect(new Set(PRACTICE_TEXTS.map(({ text }) => text.split(' ').slice(0, 4).join(' '))).size).toBe(
      PRACTICE_TEXTS.length,
    );
    const lengths = PRACTICE_TEXTS.map(({ text }) => text.split(/\s+/).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(15);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(80);
    expect(PRACTICE_TEXTS.filter(({ text }) => text !== text.replace(/\s+/g, ' ').trim())).toEqual([]);
  });

  it('are 55 in a hundred English and 15 each German, French and Spanish', () => {
    for (const texts of [PLANTED, CLEAN]) {
      const share = (language: string) =>
        texts.filter((text) => findPracticeSheet(text).language === language).length / texts.length;
      expect(share('en')).toBeCloseTo(0.55);
      for (const language of ['de', 'fr', 'es']) expect(share(language), language).toBeCloseTo(0.15);
    }
  });

  it('speak of eight new sheets and, the later sets and a third of the first, of those of the corpus', () => {
    expect(Object.keys(PRACTICE_SHEETS).filter((name) => name in SHEETS)).toEqual([]);
    for (const [name, sheet] of Object.entries(PRACTICE_SHEETS)) {
      expect(FactSheet.parse(sheet)).toEqual(sheet);
      expect(new Set(sheet.facts.map(({ id }) => id)).size, name).toBe(sheet.facts.length);
    }
    for (const name of [...Object.keys(SHEETS), ...Object.keys(PRACTICE_SHEETS)])
      expect(PRACTICE_TEXTS.filter((text) => text.sheet === name).length, name).toBeGreaterThanOrEqual(5);
    const later = PRACTICE_TEXTS.filter(({ id }) => /^(two|three)-/.test(id));
    expect(later.length).toBe(250 + 278);
    expect(later.filter(({ sheet }) => !(sheet in SHEETS))).toEqual([]);
    const first = PRACTICE_TEXTS.filter((text) => !later.includes(text));
    expect(first.filter(({ sheet }) => sheet in SHEETS).length / first.length).toBeCloseTo(1 / 3, 1);
  });
});
