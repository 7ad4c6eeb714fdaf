import { describe, expect, it } from 'vitest';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial } from '#test/writing-material.ts';
import { composeContentIdeas } from '../write/compose-content-ideas.ts';
import { businessWording } from './business-slots.ts';
import { composeDescription } from './compose-description.ts';
import { composeQa } from './compose-qa.ts';
import type { Phrase } from './filled-sentence.ts';
import { mergePhrases } from './merge-phrases.ts';
import { naturalList } from './natural-list.ts';
import { statedPhrases } from './stated-phrases.ts';

const merged = (...texts: string[]) =>
  mergePhrases(texts.map((text, at) => ({ text, factIds: [`f${at}`] }))).map(({ text }) => text);

const listed = (phrases: readonly Phrase[]) =>
  naturalList(
    'en',
    phrases.map(({ text }) => text),
  );

describe('phrases that say the same', () => {
  it.each([
    [['licensed, bonded and insured', 'bonded and insured'], ['licensed, bonded and insured']],
    [['bonded and insured', 'licensed, bonded and insured'], ['licensed, bonded and insured']],
    [['insured and bonded', 'bonded & insured'], ['insured and bonded']],
    [['fully insured', 'insured'], ['fully insured']],
    [['family-owned', 'family-owned and operated'], ['family-owned and operated']],
    [['free parking', 'parking'], ['free parking']],
    [
      ['licensed and insured', 'member of the guild'],
      ['licensed and insured', 'member of the guild'],
    ],
  ])('%j are %j', (given, expected) => expect(merged(...given)).toEqual(expected));
});

describe('phrases of a page in a sentence', () => {
  const statedIn = (facts: Parameters<typeof factSheet>[1]) => statedPhrases(factSheet('en', facts).facts, 'en', null);

  it.each([
    ['Licensed Insured', 'licensed and insured'],
    ['licensed bonded fully insured', 'licensed, bonded and fully insured'],
    ['Licensed, Bonded & Insured', 'licensed, bonded and insured'],
  ])('%s is a list: %s', (value, expected) => {
    const phrases = statedIn({ credential: [value] }).get('licensed') ?? [];
    expect(listed(phrases)).toBe(expected);
  });

  it('are in the plural where they can be counted', () => {
    const offered = (...offer: string[]) => listed(statedIn({ offer }).get('freeOffer') ?? []);
    expect(offered('Free Quote', 'Free Quotes')).toBe('free quotes');
    expect(offered('free delivery')).toBe('free delivery');
  });

  it('name a town once, with its state or without', () => {
    const { areas } = businessWording(
      aMaterial({ sheet: factSheet('en', { area: ['Weatherford, Texas', 'Weatherford', 'Boyd'] }) }),
    );
    expect(areas.map(({ text }) => text)).not.toContain('Weatherford, Texas');
  });
});

describe('credentials of a business', () => {
  const credentials = ['Licensed, bonded and insured', 'Bonded and insured', 'Licensed & insured', 'fully bonded'];
  const { sheet } = aMaterial();
  const facts = factSheet('en', { credential: credentials }).facts;
  const material = aMaterial({
    sheet: { ...sheet, facts: [...sheet.facts.filter(({ kind }) => kind !== 'credential'), ...facts] },
  });

  it('are said once, whatever the pages repeat', () => {
    expect(listed(statedPhrases(facts, 'en', null).get('licensed') ?? [])).toBe('licensed, bonded and insured');
    const texts = ([0, 1, 2] as const).flatMap((variant) => [
      composeDescription(material, variant).text,
      ...composeQa(material, 40).map(({ answer }) => answer.text),
    ]);
    for (const text of texts) {
      expect(text).not.toMatch(/insured as well as|insured, (?:licensed|bonded)/);
      expect(text.match(/insured/g) ?? []).toHaveLength((text.match(/insured/g) ?? []).length > 0 ? 1 : 0);
    }
  });

  it('are explained once', () => {
    const idea = composeContentIdeas(material).find((text) => text.startsWith('What your credentials mean'));
    expect(idea).toContain('“Licensed, bonded and insured”');
    expect(idea).not.toContain('“Bonded and insured”');
  });
});

describe('credentials in two grammars', () => {
  const statedBy = (credential: string[]) => {
    const { sheet } = aMaterial();
    const facts = factSheet('en', { credential }).facts;
    const material = aMaterial({
      sheet: { ...sheet, facts: [...sheet.facts.filter(({ kind }) => kind !== 'credential'), ...facts] },
    });
    const stated = statedPhrases(facts, 'en', null);
    return { material, said: [listed(stated.get('licensed') ?? []), listed(stated.get('credential') ?? [])] };
  };

  it.each([
    [
      ['Licensed, bonded and insured', 'Insured and bonded since 1999'],
      ['licensed', 'Insured and bonded since 1999'],
    ],
    [
      ['Licensed, bonded and insured', 'Our crew is licensed, bonded and insured'],
      ['', 'Our crew is licensed, bonded and insured'],
    ],
    [
      ['Bonded & insured', 'State-licensed plumbers', 'Licensed plumbers'],
      ['bonded and insured', 'State-licensed plumbers'],
    ],
    [
      ['Licensed and insured', 'Licensed plumber MN #1234'],
      ['insured', 'Licensed plumber MN #1234'],
    ],
    [
      ['Licensed and insured', 'EPA lead-safe firm'],
      ['licensed and insured', 'EPA lead-safe firm'],
    ],
  ])('of %j each claim stands in one of them', (credentials, expected) => {
    const { material, said } = statedBy(credentials);
    expect(said).toEqual(expected);
    for (const variant of [0, 1, 2] as const) {
      const text = composeDescription(material, variant).text;
      for (const claim of ['insured', 'bonded', 'licensed'])
        expect(text.toLowerCase().split(claim).length - 1).toBeLessThan(2);
    }
  });
});
