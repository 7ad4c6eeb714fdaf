import { describe, expect, it } from 'vitest';
import { factSheet } from '#test/sample-fact-sheets.ts';
import type { CoverageLanguage } from './coverage-lexicon.ts';
import { indexFacts } from './fact-index.ts';
import { verifyText } from './verify-text.ts';

type Values = Parameters<typeof factSheet>[1];
const WEEK = 'Mon to Fri 08:00 to 17:00';
/** Facts with a 24 in them that say nothing of opening hours. */
const OTHER_24: Values = {
  name: 'Studio 24',
  street: '24 Pine Street',
  price: 'Haircut $24',
  phone: '24 24 24 24',
  hours: 'Mon to Fri 08:00 to 17:00, Sat open 24 hours',
  guarantee: '24-month guarantee',
};

function stopped(text: string, values: Values, language: CoverageLanguage = 'en'): string[] {
  return verifyText(indexFacts(factSheet('en', values), 2026, language), text).unsupported.map(({ words }) => words);
}

/** By language: what says that it opens around the clock, an answer within a day, and the fact of that answer. */
const LANGUAGES = [
  [
    'en',
    ['We are open 24/7.', 'Open 24 hours a day.', 'Open around the clock.', 'We are open day and night.'],
    'We reply within 24 hours.',
    'Reply within 24 hours',
  ],
  [
    'de',
    [
      'Wir haben 24/7 geöffnet.',
      'Wir sind rund um die Uhr geöffnet.',
      'Tag und Nacht geöffnet.',
      'Wir sind 24 Stunden am Tag offen.',
    ],
    'Wir antworten innerhalb von 24 Stunden.',
    'Rückmeldung innerhalb von 24 Stunden',
  ],
  [
    'fr',
    ['Nous sommes ouverts 24h/24.', 'Ouvert 24 heures sur 24.', 'Ouverts jour et nuit.'],
    'Nous répondons en moins de 24 heures.',
    'Réponse en moins de 24 heures',
  ],
  [
    'es',
    ['Abierto 24/7.', 'Estamos abiertos las 24 horas.', 'Abierto día y noche.'],
    'Respondemos en menos de 24 horas.',
    'Respuesta en menos de 24 horas',
  ],
  [
    'it',
    ['Siamo aperti 24 ore su 24.', 'Aperto h24.', 'Aperti giorno e notte.'],
    'Rispondiamo entro 24 ore.',
    'Risposta entro 24 ore',
  ],
  [
    'nl',
    ['Wij zijn 24 uur per dag open.', 'Dag en nacht geopend.', '24/7 geopend.'],
    'Wij antwoorden binnen 24 uur.',
    'Antwoord binnen 24 uur',
  ],
  [
    'pt',
    ['Aberto 24 horas por dia.', 'Estamos abertos 24/7.', 'Aberto dia e noite.'],
    'Respondemos em menos de 24 horas.',
    'Resposta em menos de 24 horas',
  ],
] as const;

describe.each(LANGUAGES)('around the clock (%s)', (of, open, reply, response) => {
  it('is not carried by a response time, nor by another 24', () => {
    for (const text of open) {
      expect(stopped(text, { feature: response, hours: WEEK }, of), text).not.toEqual([]);
      expect(stopped(text, OTHER_24, of), text).not.toEqual([]);
    }
  });

  it('is carried by hours around the clock', () => {
    for (const text of open)
      for (const hours of ['Open 24 hours, every day', 'Mon to Sun 00:00 to 24:00', 'Mon to Sun open 24 hours'])
        expect([text, hours, stopped(text, { hours }, of)]).toEqual([text, hours, []]);
  });

  it('leaves a response time to the fact that states one', () => {
    expect(stopped(reply, { feature: response, hours: WEEK }, of)).toEqual([]);
    expect(stopped(reply, { hours: 'Open 24 hours, every day' }, of)).not.toEqual([]);
    expect(stopped(reply, OTHER_24, of)).not.toEqual([]);
  });
});

describe('an emergency line around the clock', () => {
  const facts: Values = { name: 'Kestrel', service: '24-hour emergency service', hours: WEEK };

  it('carries a call and an emergency, and no opening', () => {
    expect(stopped('Call us 24/7.', facts)).toEqual([]);
    expect(stopped('Emergency service around the clock.', facts)).toEqual([]);
    expect(stopped('We are open 24/7.', facts)).toEqual(['24/7']);
    expect(stopped('We reply within 24 hours.', facts)).not.toEqual([]);
  });
});
