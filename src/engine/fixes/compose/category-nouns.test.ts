import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../facts/category/category-tables.ts';
import { categoryWithArticle } from './category-grammar.ts';
import { categoryNouns } from './category-nouns.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

describe('what categories are called', () => {
  it('has a word in each language, with a gender where the language has one', () => {
    for (const { label } of CATEGORIES) {
      for (const language of LANGUAGES) {
        const noun = categoryNouns(label)?.nouns[language];
        expect(noun?.keyword.length, `${label} ${language}`).toBeGreaterThan(1);
        expect(String(noun?.gender), `${label} ${language}`).toMatch(
          language === 'en' ? /^null$/ : language === 'de' ? /^[mfn]$/ : /^[mf]$/,
        );
      }
    }
  });

  it.each([
    ['Plumber', 'en', 'a plumbing company'],
    ['HVAC contractor', 'en', 'a heating and cooling company'],
    ['Upholsterer', 'en', 'an upholstery workshop'],
    ['Plumber', 'de', 'ein Klempnerbetrieb'],
    // The label of an earlier release.
    ['Cash for cars', 'en', 'a car buyer'],
    ['Dentist', 'de', 'eine Zahnarztpraxis'],
    ['Hair salon', 'fr', 'un salon de coiffure'],
    ['Plumber', 'fr', 'une entreprise de plomberie'],
    ['Dentist', 'es', 'una clínica dental'],
    ['Auto repair shop', 'es', 'un taller mecánico'],
  ] as const)('has its article in a sentence: %s in %s', (label, language, expected) => {
    const noun = categoryNouns(label)?.nouns[language];
    expect(noun && categoryWithArticle(language, noun)).toBe(expected);
  });
});
