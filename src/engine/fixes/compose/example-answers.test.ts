import { describe, expect, it } from 'vitest';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { CATEGORIES_BY_LABEL } from '../../facts/category/category-tables.ts';
import type { TextLanguage } from '../writing-material.ts';
import { descriptionQuestions } from './description-questions.ts';
import { DESCRIPTION_FRAMES } from './read-frames.ts';

const LANGUAGES = Object.keys(DESCRIPTION_FRAMES) as TextLanguage[];

/** The example answers to the three questions of a business. */
function examplesFor(language: TextLanguage, category?: string) {
  const sheet = factSheet(language, category === undefined ? {} : { category });
  return descriptionQuestions({ sheet, analysis: { websiteUrl: 'https://business.example/' } }).map(
    (one) => one.example,
  );
}

describe.each(LANGUAGES)('example answers in %s', (language) => {
  const { any, of } = DESCRIPTION_FRAMES[language].examples;

  it('are of the trade that is asked', () => {
    const [teeth] = of.Dentist ?? [];
    expect(examplesFor(language, 'Dentist')[0]).toBe(teeth);
    for (const category of ['Massage therapist', 'Physical therapist', 'Osteopath', 'Podiatrist'])
      expect(examplesFor(language, category)[0]).toBe(of['medical appointment']?.[0]);
  });

  it('are left out, or of every trade, where those we have are of another one', () => {
    for (const category of ['Pharmacy', 'Moving company', 'Tattoo shop', 'Patent attorney', undefined])
      expect(examplesFor(language, category)).toEqual([undefined, ...any]);
  });

  it('name only categories that there are', () => {
    const kinds = new Set([...CATEGORIES_BY_LABEL.values()].map(({ family, demand }) => `${family} ${demand}`));
    for (const name of Object.keys(of).flatMap((names) => names.split(', ')))
      expect(CATEGORIES_BY_LABEL.has(name) || kinds.has(name), name).toBe(true);
  });
});
