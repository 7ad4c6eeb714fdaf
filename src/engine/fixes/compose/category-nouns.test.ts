import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../facts/category/category-tables.ts';
import { categoryForms } from './category-grammar.ts';
import { categoryNouns } from './category-nouns.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
const formsOf = (label: string, language: (typeof LANGUAGES)[number]) => {
  const noun = categoryNouns(label)?.nouns[language];
  return noun === undefined ? null : categoryForms(language, noun);
};

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
    ['Plumber', 'en', { aCategory: 'a plumbing company', house: 'the company', inHouse: 'at the company' }],
    ['HVAC contractor', 'en', { aCategory: 'a heating and cooling company' }],
    ['Upholsterer', 'en', { aCategory: 'an upholstery workshop', house: 'the workshop' }],
    ['Bed & breakfast', 'en', { aCategory: 'a bed and breakfast', house: 'the bed and breakfast' }],
    [
      'Plumber',
      'de',
      {
        aCategory: 'ein Klempnerbetrieb',
        aCategoryAcc: 'einen Klempnerbetrieb',
        house: 'der Betrieb',
        ofHouse: 'des Betriebs',
      },
    ],
    [
      'Botanical garden',
      'de',
      { aCategory: 'ein botanischer Garten', aCategoryAcc: 'einen botanischen Garten', ofHouse: 'des Gartens' },
    ],
    ['Boat tour agency', 'de', { aCategoryAcc: 'einen Anbieter von Bootstouren', ofHouse: 'des Anbieters' }],
    // The label of an earlier release.
    ['Cash for cars', 'en', { aCategory: 'a car buyer' }],
    ['Dentist', 'de', { aCategory: 'eine Zahnarztpraxis', house: 'die Praxis', inHouse: 'in der Praxis' }],
    [
      'Hair salon',
      'fr',
      { aCategory: 'un salon de coiffure', house: 'le salon', inHouse: 'au salon', ofHouse: 'du salon' },
    ],
    ['Plumber', 'fr', { aCategory: 'une entreprise de plomberie', house: 'l’entreprise', ofHouse: 'de l’entreprise' }],
    ['Dentist', 'es', { aCategory: 'una clínica dental', house: 'la clínica', ofHouse: 'de la clínica' }],
    ['Auto repair shop', 'es', { aCategory: 'un taller mecánico', inHouse: 'en el taller', ofHouse: 'del taller' }],
  ] as const)('has forms for sentences: %s in %s', (label, language, expected) => {
    expect(formsOf(label, language)).toMatchObject(expected);
  });
});
