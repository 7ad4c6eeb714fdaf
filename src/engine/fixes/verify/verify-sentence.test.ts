import { describe, expect, it } from 'vitest';
import { factSheet } from '#test/sample-fact-sheets.ts';
import type { CoverageLanguage } from './coverage-lexicon.ts';
import { indexCarriers, indexFacts } from './fact-index.ts';
import { verifySentence } from './verify-sentence.ts';

type Facts = readonly (readonly [kind: string, text: string])[];

function uncovered(language: CoverageLanguage, facts: Facts, sentence: string): string[] {
  const sources = facts.map(([kind, text], place) => ({ id: `f${place}`, kind, value: text, text }));
  return verifySentence(sentence, indexCarriers(language, sources, 2026)).uncovered.map(({ words }) => words);
}

/** Facts, sentences that they carry, and sentences that they do not with the word that tells. */
const CASES: readonly (readonly [
  CoverageLanguage,
  Facts,
  readonly string[],
  readonly (readonly [string, string])[],
])[] = [
  [
    'en',
    [
      ['services', 'Boiler repair'],
      ['services', 'Bathroom installation'],
      ['prices', 'Boiler service: £85'],
      ['guarantees', 'Two-year guarantee on bathroom installations'],
      ['hours', 'Open Monday to Friday, 8 am to 5 pm'],
      ['people', 'Owner: Megan Tate'],
      ['people', 'Joe Harrow fits bathrooms'],
      ['differentiators', 'You speak to Megan and not to a call centre'],
    ],
    [
      'We repair boilers.',
      'A boiler service costs £85.',
      'Open on Wednesdays from eight to five.',
      'Bathroom installations are guaranteed for two years.',
      'Joe Harrow fits your bathroom.',
      'You never speak to a call centre.',
    ],
    [
      ['We repair radios.', 'radios'],
      ['A boiler service costs £75.', '£75'],
      ['A boiler repair costs £85.', '£85'],
      ['Open on Sundays.', 'Sundays'],
      ['Open until 7 pm.', '7 pm'],
      ['Every boiler repair is guaranteed for two years.', 'Every'],
      ['Bathroom installations are guaranteed for five years.', 'five years'],
      ['Megan Tate fits your bathroom.', 'fits'],
      ['You speak to a call centre.', 'centre'],
      ['Need solar panels?', 'solar panels'],
    ],
  ],
  [
    'de',
    [
      ['services', 'Heizungswartung'],
      ['hours', 'Montag bis Freitag von 8 bis 17 Uhr geöffnet'],
      ['since', 'Gegründet 1987'],
    ],
    ['Wir warten Heizungen.', 'Mittwochs sind wir ab acht Uhr da.', 'Gegründet neunzehnhundertsiebenundachtzig.'],
    [
      ['Wir warten Klimaanlagen.', 'Klimaanlagen'],
      ['Samstags sind wir da.', 'Samstags'],
      ['Gegründet 1978.', '1978'],
    ],
  ],
  [
    'fr',
    [['prices', 'Coupe homme : 25 €']],
    ['La coupe homme coûte vingt-cinq euros.'],
    [['La coupe femme coûte 25 €.', 'femme']],
  ],
  [
    'es',
    [['services', 'Reparación de frenos']],
    ['Reparamos frenos.'],
    [['Reparamos cajas de cambios.', 'cajas de cambios']],
  ],
  ['it', [['products', 'Pane di segale']], ['Vendiamo pane di segale.'], [['Vendiamo pane senza glutine.', 'glutine']]],
  [
    'nl',
    [['hours', 'Dinsdag tot en met zaterdag geopend']],
    ['Wij zijn vrijdag open.'],
    [['Wij zijn maandag open.', 'maandag']],
  ],
  [
    'pt',
    [['products', 'Bolo-rei de novembro a janeiro']],
    ['Temos bolo-rei em dezembro.'],
    [['Temos bolo-rei em junho.', 'junho']],
  ],
];

describe.each(CASES)('a sentence in %s', (language, facts, carried, inventions) => {
  it.each(carried)('passes where facts carry it: %s', (sentence) => {
    expect(uncovered(language, facts, sentence)).toEqual([]);
  });

  it.each(inventions)('is stopped, and the word named: %s', (sentence, word) => {
    expect(uncovered(language, facts, sentence)).toContain(word);
  });
});

describe('the facts of a sheet', () => {
  const sheet = factSheet('en', {
    name: 'Harbor & Pine Plumbing',
    city: 'Duluth',
    street: '14 Pine Street',
    foundedYear: '1987',
    phone: '(218) 555-0142',
    service: ['Drain cleaning', 'Repiping'],
  });
  const check = (sentence: string) =>
    verifySentence(sentence, indexFacts(sheet, 2026)).uncovered.map(({ words }) => words);

  it('carry an age, rounded to the right side', () => {
    expect(check('In business for over 35 years.')).toEqual([]);
    expect(check('In business for over 45 years.')).toContain('45 years');
  });

  it('carry an address and a phone number word for word, and their figures nothing else', () => {
    expect(check('Call (218) 555-0142 or visit 14 Pine Street.')).toEqual([]);
    expect(check('Call (218) 555-0143.')).not.toEqual([]);
    expect(check('We have 14 plumbers.')).toContain('14');
  });

  it('name those that a sentence stands on', () => {
    const { factIds } = verifySentence('Drain cleaning in Duluth.', indexFacts(sheet, 2026));
    const ids = sheet.facts.filter(({ value }) => /Drain|Duluth/.test(value)).map(({ id }) => id);
    expect([...factIds].sort()).toEqual(ids.sort());
  });
});
