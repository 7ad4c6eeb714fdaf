import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FactSheet } from '#shared/fixes/fact-sheet.ts';
import { assignHalf, CLAIM_CORPUS, findClaimSheet, PLANTED_KINDS } from './corpus.ts';
import heldOut from './held-out.json' with { type: 'json' };
import { SHEETS } from './sheets.ts';
import tuning from './tuning.json' with { type: 'json' };

const ALL = [...CLAIM_CORPUS.tuning, ...CLAIM_CORPUS.heldOut];
const PLANTED = ALL.flatMap(({ id, text, planted }) => (planted === null ? [] : [{ id, text, ...planted }]));
const CLEAN = ALL.filter(({ planted }) => planted === null);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const threeWordRuns = (text: string) => {
  const words = wordsOf(text);
  return new Set(words.slice(2).map((_, index) => words.slice(index, index + 3).join(' ')));
};
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.intersection(other).size / Math.min(one.size, other.size);

describe('the corpus of planted inventions', () => {
  it('has at least 25 texts with each kind of invention and 200 clean ones', () => {
    for (const kind of PLANTED_KINDS)
      expect(PLANTED.filter((text) => text.kind === kind).length, kind).toBeGreaterThanOrEqual(25);
    expect(PLANTED.length).toBeGreaterThanOrEqual(200);
    expect(CLEAN.length).toBeGreaterThanOrEqual(200);
  });

  it('puts each text into the half that its id says, with every kind in both halves', () => {
    for (const half of ['tuning', 'heldOut'] as const) {
      const texts = CLAIM_CORPUS[half];
      expect(texts.filter(({ id }) => assignHalf(id) !== half)).toEqual([]);
      expect(texts.filter(({ planted }) => planted === null).length).toBeGreaterThanOrEqual(75);
      for (const kind of PLANTED_KINDS)
        expect(texts.filter(({ planted }) => planted?.kind === kind).length, `${half} ${kind}`).toBeGreaterThanOrEqual(
          5,
        );
    }
  });

  it('stands as it was committed, before there was a verifier', () => {
    const digestOf = (texts: unknown) => createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
    expect(digestOf(tuning)).toBe('1af260b99d50df87');
    expect(digestOf(heldOut)).toBe('109a1372961df75e');
  });

  it('names the words of each invention as they stand in the text, once', () => {
    expect(PLANTED.filter(({ text, words }) => text.split(words).length !== 2)).toEqual([]);
  });

  it('gives every text an id of its own and 15 to 80 words', () => {
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
    const lengths = ALL.map(({ text }) => text.split(/\s+/).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(15);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(80);
    expect(ALL.filter(({ text }) => text !== text.replace(/\s+/g, ' ').trim())).toEqual([]);
  });

  it('has no two texts alike', () => {
    const runs = ALL.map(({ id, text }) => ({ id, runs: threeWordRuns(text) }));
    const alike = runs.flatMap((one, index) =>
      runs.slice(index + 1).flatMap((other) => (likeness(one.runs, other.runs) > 0.4 ? [[one.id, other.id]] : [])),
    );
    expect(alike).toEqual([]);
    const openings = new Set(ALL.map(({ text }) => wordsOf(text).slice(0, 4).join(' ')));
    expect(openings.size).toBeGreaterThan(ALL.length * 0.97);
  });

  it('is three fifths English, the rest German, French and Spanish', () => {
    for (const texts of [CLEAN, ALL.filter(({ planted }) => planted !== null)]) {
      const share = (language: string) =>
        texts.filter((text) => findClaimSheet(text).language === language).length / texts.length;
      expect(share('en')).toBeGreaterThan(0.55);
      expect(share('en')).toBeLessThan(0.65);
      for (const language of ['de', 'fr', 'es']) expect(share(language), language).toBeGreaterThan(0.1);
    }
  });

  it('speaks of sheets that are fact sheets, each in use', () => {
    for (const [name, sheet] of Object.entries(SHEETS)) {
      expect(FactSheet.parse(sheet)).toEqual(sheet);
      expect(new Set(sheet.facts.map(({ id }) => id)).size, name).toBe(sheet.facts.length);
      expect(ALL.filter((text) => text.sheet === name).length, name).toBeGreaterThanOrEqual(20);
    }
  });

  it('plants nothing that stands in its sheet word for word', () => {
    const carried = ALL.filter((text) =>
      findClaimSheet(text).facts.some(({ value }) => value.toLowerCase() === text.planted?.words.toLowerCase()),
    );
    expect(carried).toEqual([]);
  });
});
