import { describe, expect, it } from 'vitest';
import { TRADES } from '../../facts/category-tables.ts';
import { tradeForms } from './trade-grammar.ts';
import { tradeNouns, wordedTrades } from './trade-nouns.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
const formsOf = (label: string, language: (typeof LANGUAGES)[number]) => {
  const noun = tradeNouns(label)?.nouns[language];
  return noun === undefined ? null : tradeForms(language, noun);
};

describe('what trades are called', () => {
  it('is known for every trade of the category tables, and for no other', () => {
    expect(wordedTrades().toSorted()).toEqual(TRADES.map(({ label }) => label).toSorted());
  });

  it('has a word in each language, with a gender where the language has one', () => {
    for (const label of wordedTrades()) {
      for (const language of LANGUAGES) {
        const noun = tradeNouns(label)?.nouns[language];
        expect(noun?.keyword.length, `${label} ${language}`).toBeGreaterThan(1);
        expect(String(noun?.gender), `${label} ${language}`).toMatch(
          language === 'en' ? /^null$/ : language === 'de' ? /^[mfn]$/ : /^[mf]$/,
        );
      }
    }
  });

  it.each([
    ['Plumber', 'en', { aTrade: 'a plumbing company', house: 'the company', inHouse: 'at the company' }],
    ['HVAC contractor', 'en', { aTrade: 'a heating and cooling company' }],
    ['Upholsterer', 'en', { aTrade: 'an upholstery workshop', house: 'the workshop' }],
    ['Bed & breakfast', 'en', { aTrade: 'a bed and breakfast', house: 'the bed and breakfast' }],
    [
      'Plumber',
      'de',
      {
        aTrade: 'ein Klempnerbetrieb',
        aTradeAcc: 'einen Klempnerbetrieb',
        house: 'der Betrieb',
        ofHouse: 'des Betriebs',
      },
    ],
    ['Dentist', 'de', { aTrade: 'eine Zahnarztpraxis', house: 'die Praxis', inHouse: 'in der Praxis' }],
    [
      'Hair salon',
      'fr',
      { aTrade: 'un salon de coiffure', house: 'le salon', inHouse: 'au salon', ofHouse: 'du salon' },
    ],
    ['Plumber', 'fr', { aTrade: 'une entreprise de plomberie', house: 'l’entreprise', ofHouse: 'de l’entreprise' }],
    ['Dentist', 'es', { aTrade: 'una clínica dental', house: 'la clínica', ofHouse: 'de la clínica' }],
    ['Auto repair shop', 'es', { aTrade: 'un taller mecánico', inHouse: 'en el taller', ofHouse: 'del taller' }],
  ] as const)('has forms for sentences: %s in %s', (label, language, expected) => {
    expect(formsOf(label, language)).toMatchObject(expected);
  });
});
