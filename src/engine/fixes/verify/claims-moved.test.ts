import { describe, expect, it } from 'vitest';
import type { CoverageLanguage } from './coverage-lexicon.ts';
import { indexCarriers } from './fact-index.ts';
import { verifySentence } from './verify-sentence.ts';

type Facts = readonly (readonly [kind: string, text: string])[];

function uncovered(language: CoverageLanguage, facts: Facts, sentence: string): string[] {
  const sources = facts.map(([kind, text], place) => ({ id: `f${place}`, kind, value: text, text }));
  return verifySentence(sentence, indexCarriers(language, sources, 2026)).uncovered.map(({ words }) => words);
}

/** What is held apart, the facts, sentences that they carry, and others that take one fact's claim to another. */
const CASES: readonly (readonly [string, CoverageLanguage, Facts, readonly string[], readonly string[]])[] = [
  [
    'letters behind a name',
    'en',
    [
      ['people', 'Ruth Vale, physiotherapist, CORU PT 041111'],
      ['people', 'Ben Ashe, physiotherapist, CORU PT 052222'],
    ],
    ['Ruth Vale, physiotherapist, CORU PT 041111.'],
    ['Ben Ashe, physiotherapist, CORU PT 041111.'],
  ],
  [
    'a brand behind a name',
    'en',
    [
      ['people', 'Ida Marsh, owner and wheel builder'],
      ['people', 'Tom Reed, technician, Shimano certified'],
    ],
    ['Our technician, Tom Reed, is Shimano certified.'],
    ['Ida is Shimano certified.', 'Our technician, Ida Marsh, is Shimano certified.'],
  ],
  [
    'persons of one fact',
    'en',
    [['people', 'Ann Lee teaches piano, Tom Ray teaches violin']],
    ['Tom Ray teaches violin.', 'Ann teaches piano.'],
    ['Tom teaches piano.'],
  ],
  [
    'persons of one family',
    'it',
    [
      ['people', 'Titolare: Carlo Neri'],
      ['people', 'Lucia Neri segue gli allarmi'],
    ],
    ['Lucia Neri segue gli allarmi.'],
    ['Carlo Neri segue gli allarmi.', 'La titolare è Lucia Neri.'],
  ],
  [
    'names with particles',
    'nl',
    [
      ['people', 'Eigenaar: Piet van Dalen'],
      ['people', 'Sara van Dalen maakt de berekeningen'],
    ],
    ['Sara van Dalen maakt de berekeningen.'],
    ['Piet van Dalen maakt de berekeningen.'],
  ],
  [
    'who runs the firm',
    'fr',
    [
      ['people', 'Patron : Luc Marty'],
      ['people', 'Alice Roux, mécanicienne'],
    ],
    ['Luc Marty dirige le garage.'],
    ['Alice Roux dirige le garage.'],
  ],
  [
    'the days of a person',
    'pt',
    [
      ['people', 'Rita Lopes, dona'],
      ['people', 'Dr. Rui Sá, veterinário, atende às terças'],
      ['hours', 'Segunda a sexta das 8h às 19h'],
    ],
    ['O Dr. Rui Sá atende às terças.'],
    ['Quem atende às terças é a Rita.'],
  ],
  [
    'payments that are not taken',
    'fr',
    [['payment', 'Chèque ou espèces, pas de carte bancaire']],
    ['Nous n’acceptons pas la carte bancaire.'],
    ['Votre carte bleue est la bienvenue.'],
  ],
  [
    'a negation behind its word',
    'es',
    [['payment', 'Bizum o tarjeta; efectivo no']],
    ['No aceptamos efectivo.'],
    ['Aceptamos efectivo.'],
  ],
  [
    'what a price excludes',
    'it',
    [
      ['prices', 'Menù degustazione 38 €, bevande escluse'],
      ['prices', 'Camera doppia 95 €, colazione compresa'],
    ],
    ['La camera doppia costa 95 €, colazione compresa.'],
    ['Nel menù degustazione le bevande sono comprese.', 'La colazione si paga a parte.'],
  ],
  [
    'what comes on top of a price',
    'en',
    [['prices', 'Flat repair: $18 plus tube']],
    ['A flat repair costs $18 plus the tube.'],
    ['The tube is in the price of a flat repair.'],
  ],
  [
    'a price and its neighbor',
    'pt',
    [
      ['prices', 'Banho porte pequeno: R$ 55'],
      ['prices', 'Banho porte grande: R$ 95'],
      ['prices', 'Limpeza de um tapete: R$ 45, cada tapete a mais R$ 30'],
    ],
    ['O banho de porte grande sai por R$ 95.', 'Cada tapete a mais custa R$ 30.'],
    ['O banho de porte grande sai por R$ 55.', 'A limpeza de um tapete custa R$ 30.'],
  ],
  [
    'two prices of one fact',
    'nl',
    [['prices', 'Testament: € 345, voor partners samen € 495']],
    ['Een testament kost 345 euro.', 'Een testament voor partners samen kost 495 euro.'],
    ['Een testament voor partners samen kost 345 euro.'],
  ],
  [
    'a price in a clause without a subject',
    'de',
    [
      ['prices', 'Fahrstunde (45 Minuten): 62 €'],
      ['prices', 'Sonderfahrt: 75 €'],
    ],
    ['Eine Fahrstunde dauert 45 Minuten und kostet 62 Euro.'],
    ['Eine Fahrstunde dauert 45 Minuten und kostet 75 Euro.', 'Eine Sonderfahrt kostet 62 Euro.'],
  ],
  [
    'a figure about something else',
    'nl',
    [
      ['prices', 'Krullen knippen: € 59, een uur'],
      ['cancellation', 'Afzeggen kan tot 24 uur van tevoren'],
    ],
    ['Afzeggen kan tot 24 uur van tevoren.'],
    ['Afzeggen kan tot een uur van tevoren.'],
  ],
  [
    'how long something takes',
    'es',
    [
      ['process', 'El cambio de bañera lo hacemos en dos días'],
      ['process', 'Esa misma tarde le llamamos'],
    ],
    ['El cambio de bañera dura dos días.', 'La misma tarde le llamamos.'],
    ['El cambio de bañera tarda una semana.', 'Hacemos el cambio de bañera el mismo día.'],
  ],
  [
    'durations behind "after"',
    'de',
    [['process', 'Die Arbeit dauert drei bis vier Wochen']],
    ['Die Arbeit dauert drei bis vier Wochen.'],
    ['Nach einer Woche ist die Arbeit fertig.'],
  ],
  [
    'hours and times of day',
    'pt',
    [
      ['hours', 'Segunda a sexta das 7h às 19h'],
      ['process', 'A massa descansa 18 horas. Sai fornada às 11h.'],
    ],
    ['A massa descansa 18 horas.'],
    ['A massa descansa 11 horas.', 'A massa descansa duas horas.'],
  ],
  [
    'parts of the hours',
    'en',
    [['hours', 'Crews work Monday to Saturday 7 am to 7 pm; office Monday to Friday 8 am to 5 pm']],
    ['The office is open Monday to Friday from 8 am to 5 pm.'],
    ['The office is open on Saturdays.', 'The office is open Monday to Friday from 10 am to 5 pm.'],
  ],
  [
    'statements of one fact',
    'en',
    [['booking', 'Flat repairs need no appointment; bike fittings by appointment only']],
    ['Flat repairs need no appointment.'],
    ['Bike fittings need no appointment.'],
  ],
  [
    'counts, prices and phone numbers',
    'de',
    [
      ['prices', 'Probeessen 60 €'],
      ['audience', 'Feiern bis 20 Personen'],
      ['booking', 'Anrufen unter 050 555 01 38'],
    ],
    ['Feiern bis 20 Personen.', 'Rufen Sie an: 050 555 01 38.'],
    ['Feiern bis 60 Personen.', 'Feiern bis 50 Personen.'],
  ],
];

describe.each(CASES)('%s (%s)', (_, language, facts, carried, moved) => {
  it.each(carried)('stay where they belong: %s', (sentence) => {
    expect(uncovered(language, facts, sentence)).toEqual([]);
  });

  it.each(moved)('are given to nothing else: %s', (sentence) => {
    expect(uncovered(language, facts, sentence)).not.toEqual([]);
  });
});

describe('a fact told with a plain verb or a unit written out', () => {
  it.each<[CoverageLanguage, string, string, string]>([
    ['de', 'prices', 'Verlegen: 39 € pro m²', 'Das Verlegen kostet 39 Euro pro Quadratmeter.'],
    ['en', 'process', 'Most sweeps: 45 minutes', 'Most sweeps last roughly three quarters of an hour.'],
    ['es', 'people', 'Dra. Ana Vidal, medicina de felinos', 'La Dra. Ana Vidal se dedica a la medicina de felinos.'],
    ['fr', 'ingredients', 'Shampoings sans silicone', 'Nos shampoings ne contiennent pas de silicone.'],
    ['fr', 'prices', 'Démoussage : 14 € le m²', 'Le démoussage coûtera 14 € le mètre carré.'],
    ['fr', 'since', 'Entreprise créée en 1999', "L'entreprise a été créée en 1999."],
    ['fr', 'prices', 'Changement de pile : 18 CHF', 'Le changement de pile coûte 18 francs.'],
    ['es', 'prices', 'Limpieza: $650', 'La limpieza cuesta 650 pesos.'],
    ['it', 'brands', 'Materiale Gewiss', 'Usiamo materiale Gewiss.'],
    ['nl', 'prices', 'Frezen € 39 per m²', 'Frezen kost 39 euro per vierkante meter.'],
    ['en', 'notoffered', 'We do not build pools or resurface them', 'We do not build or resurface pools.'],
    [
      'de',
      'notoffered',
      'Vögel, Reptilien und Nutztiere behandeln wir nicht.',
      'Wir behandeln weder Vögel noch Reptilien oder Nutztiere.',
    ],
    ['nl', 'notoffered', 'Geen vrachtwagens en geen spuitwerk', 'Vrachtwagens en spuitwerk horen niet bij het aanbod.'],
    ['nl', 'hours', 'Maandag t/m zaterdag van 9.00 tot 17.30 uur', 'Wij zijn van maandag tot en met zaterdag open.'],
    ['it', 'hours', 'Martedì-sabato 9:00-18:00', 'Lavoriamo da martedì a sabato.'],
    ['nl', 'process', 'Een kwartier advies', 'Het advies duurt vijftien minuten.'],
    ['pt', 'prices', 'Colocação: 28 € por m²', 'A colocação custa 28 € por metro quadrado.'],
    ['pt', 'payment', '30 % na adjudicação', 'Na adjudicação paga trinta por cento.'],
  ])('passes in %s: %s, %s', (language, kind, fact, sentence) => {
    expect(uncovered(language, [[kind, fact]], sentence)).toEqual([]);
  });

  it.each<[CoverageLanguage, string, string, string]>([
    ['de', 'equipment', 'Golf mit Schaltung', 'Wir schulen auf einem Golf mit Automatik.'],
    ['en', 'services', 'Small repairs', 'Large repairs.'],
    ['it', 'products', 'Tavoli piccoli', 'Tavoli grandi.'],
  ])('is no opposite of itself in %s: %s, %s', (language, kind, fact, sentence) => {
    expect(uncovered(language, [[kind, fact]], sentence)).not.toEqual([]);
  });
});
