import { describe, expect, it } from 'vitest';
import type { CoverageLanguage } from './coverage-lexicon.ts';
import { indexCarriers } from './fact-index.ts';
import { splitSentences } from './split-sentences.ts';
import { verifySentence } from './verify-sentence.ts';

type Facts = readonly (readonly [kind: string, text: string])[];

function uncovered(language: CoverageLanguage, facts: Facts, sentence: string): string[] {
  const sources = facts.map(([kind, text], place) => ({ id: `f${place}`, kind, value: text, text }));
  return verifySentence(sentence, indexCarriers(language, sources, 2026)).uncovered.map(({ words }) => words);
}

/** What is read, the facts, sentences that say them in nearly their words, and others that say something else. */
const CASES: readonly (readonly [string, CoverageLanguage, Facts, readonly string[], readonly string[]])[] = [
  [
    'the verb of a noun of action in Spanish',
    'es',
    [
      ['services', 'Tasación de barcos'],
      ['services', 'Corrección de novelas'],
    ],
    ['Tasamos barcos.', 'Corregimos novelas.'],
    ['Tapamos barcos.'],
  ],
  [
    'the verb of a noun of action in Portuguese',
    'pt',
    [
      ['services', 'Emissão de faturas'],
      ['services', 'Remoção de tinta'],
    ],
    ['Emitimos faturas.', 'Removemos tinta.'],
    ['Imitamos faturas.'],
  ],
  [
    'the verb of a noun of action in Italian',
    'it',
    [['services', 'Duplicazione di telecomandi']],
    ['Duplichiamo telecomandi.'],
    ['Dipingiamo telecomandi.'],
  ],
  [
    'French verbs whose stem ends in r',
    'fr',
    [
      ['services', 'Restauration de tableaux'],
      ['services', 'Reproduction de cadres'],
    ],
    ['Nous restaurons des tableaux.', 'Nous reproduisons des cadres.'],
    ['Nous retraçons des tableaux.'],
  ],
  [
    'a verb and its particle',
    'de',
    [
      ['services', 'Einbau von Kaminöfen'],
      ['notoffered', 'Kachelherde bauen wir nicht zurück.'],
    ],
    ['Wir bauen Kaminöfen ein.'],
    ['Wir bauen Kachelherde zurück.', 'Wir bauen Kachelherde ein.'],
  ],
  [
    'open and closed days of one sentence',
    'es',
    [['hours', 'De miércoles a lunes, de 12:00 a 16:00. Martes cerrado.']],
    ['Abrimos de miércoles a lunes y cerramos los martes.'],
    ['Abrimos los martes y cerramos los miércoles.'],
  ],
  [
    'a part of a day that is closed',
    'it',
    [['hours', 'Lunedì-venerdì 8:30-12:00 e 14:00-18:30, mercoledì pomeriggio chiuso']],
    ['Il mercoledì pomeriggio siamo chiusi.'],
    ['Il giovedì pomeriggio siamo chiusi.', 'Il mercoledì pomeriggio siamo aperti.'],
  ],
  [
    'a day denied by another fact',
    'nl',
    [
      ['hours', 'Dinsdag t/m zondag van 9 tot 18 uur'],
      ['notoffered', 'Geen levering op zondag'],
    ],
    ['Op zondag leveren we niet.'],
    ['Op zondag leveren we.'],
  ],
  [
    'prices of one fact, and a figure without its unit',
    'es',
    [
      ['services', 'Dobladillos de cortina'],
      ['prices', 'Dobladillo: ₡3.500. Cambio de broche: ₡5.000.'],
      ['guarantees', 'Cinco años de garantía en la obra, 25 en los vidrios'],
    ],
    ['El dobladillo de cortina cuesta ₡3.500.', 'Damos cinco años de garantía en la obra y 25 en los vidrios.'],
    ['El dobladillo de cortina cuesta ₡5.000.', 'Damos cinco años de garantía en la obra y 15 en los vidrios.'],
  ],
  [
    'the only service that a price is of',
    'fr',
    [
      ['services', 'Destruction de nids de guêpes et de frelons'],
      ['services', 'Peinture de grillages'],
      ['services', 'Entretien de grillages'],
      ['prices', 'Nid de guêpes : 95 €'],
      ['prices', 'Grillage : 60 €'],
    ],
    ['La destruction d’un nid de guêpes coûte 95 euros.'],
    ['La peinture d’une clôture coûte 60 euros.', 'La vente d’un grillage coûte 60 euros.'],
  ],
  [
    'two prices of one clause',
    'it',
    [['prices', 'Apertura porta di giorno 70 euro, di notte 120 euro']],
    ['L’apertura di una porta costa 70 euro di giorno e 120 di notte.'],
    ['L’apertura di una porta costa 70 euro di notte.'],
  ],
  [
    'what frames a price beside a fact of another kind',
    'nl',
    [['equipment', 'Leenfiets beschikbaar voor € 5 per dag']],
    ['Een leenfiets kost € 5 per dag.'],
    ['Een leenfiets kost € 6 per dag.'],
  ],
  [
    'a list that is denied behind',
    'nl',
    [['notoffered', 'Geen piano’s, kluizen en aquaria']],
    ['Piano’s, kluizen en aquaria nemen we niet mee.'],
    ['Piano’s, kluizen en aquaria nemen we mee.'],
  ],
  [
    'a verb within a French negation',
    'fr',
    [
      ['services', 'Accueil des groupes le mercredi'],
      ['notoffered', 'Pas d’accueil des groupes le week-end'],
    ],
    ['Nous n’accueillons pas les groupes le week-end.'],
    ['Nous accueillons les groupes le week-end.'],
  ],
  [
    'what a price leaves out',
    'es',
    [['prices', 'Noche de hospedaje: $18, comida no incluida']],
    ['La noche de hospedaje cuesta $18, sin comida.'],
    ['La noche de hospedaje cuesta $18, comida incluida.'],
  ],
  [
    'a day of a month',
    'de',
    [['hours', 'Täglich 9 bis 23 Uhr, am 24. Dezember geschlossen']],
    ['Am 24. Dezember bleibt geschlossen.'],
    ['Am 25. Dezember bleibt geschlossen.'],
  ],
  [
    'a participle with the ending of an adjective',
    'de',
    [['services', 'Reparatur gebrochener Griffe']],
    ['Ihr Griff ist gebrochen? Wir reparieren Griffe.'],
    ['Ihr Griff ist verbogen.'],
  ],
  [
    'days and times in their short forms',
    'de',
    [['hours', 'Büro Mo–Do 13–16:30 Uhr, Fr 8–12 Uhr']],
    ['Das Büro ist freitags von 8 bis 12 Uhr geöffnet.'],
    ['Das Büro ist freitags von 13 bis 16:30 Uhr geöffnet.'],
  ],
  [
    'the first day of a range of dates',
    'de',
    [['hours', 'Betriebsferien vom 5. bis 30. November']],
    ['Vom 5. bis zum 30. November sind Betriebsferien.'],
    ['Vom 3. bis zum 30. November sind Betriebsferien.'],
  ],
  [
    'a span whose first time has no unit',
    'es',
    [['hours', 'Tango: lunes y miércoles de 19 a 21 h']],
    ['El tango es los lunes y miércoles de 19 a 21 h.'],
    ['El tango es los lunes y miércoles de 18 a 21 h.', 'El tango es los martes de 19 a 21 h.'],
  ],
  [
    'times behind "between"',
    'en',
    [['hours', 'Phone: weekends 8 am to 6 pm']],
    ['On weekends the phone is answered between eight in the morning and six at night.'],
    ['On weekends the phone is answered between eight in the morning and seven at night.'],
  ],
  [
    "one o'clock",
    'de',
    [['hours', 'Büro: Montag bis Freitag 7 bis 13 Uhr']],
    ['Freitags schließt das Büro um ein Uhr mittags.'],
    ['Freitags schließt das Büro um zwei Uhr mittags.'],
  ],
  [
    'a break at noon',
    'es',
    [['hours', 'De lunes a viernes de 9:00 a 13:30 y de 16:00 a 20:00']],
    ['Abrimos de lunes a viernes de 9:00 a 13:30 y de 16:00 a 20:00.'],
    ['Abrimos de lunes a viernes de 9:00 a 20:00.'],
  ],
  [
    'hours of a season',
    'it',
    [['hours', 'Da marzo a ottobre tutti i giorni 12-23; da novembre a febbraio sabato e domenica 14-20']],
    ['Da marzo a ottobre siamo aperti tutti i giorni.'],
    ['Da novembre a febbraio siamo aperti tutti i giorni.'],
  ],
  [
    'a surcharge',
    'nl',
    [['prices', 'Buiten kantooruren 50 % toeslag']],
    ['Buiten kantooruren is de toeslag 50 %.'],
    ['Buiten kantooruren betaalt u geen toeslag.'],
  ],
  [
    'pronouns on Spanish imperatives',
    'es',
    [['contact', 'Avísenos por WhatsApp']],
    ['Avisen por WhatsApp.'],
    ['Alquílenos por WhatsApp.'],
  ],
  [
    'pronouns on Portuguese verbs',
    'pt',
    [['services', 'Consolidamos o vidrado']],
    ['O vidrado, consolidamo-lo.'],
    ['O vidrado, pintamo-lo.'],
  ],
  [
    'a year beside a guarantee in days',
    'pt',
    [
      ['since', 'Desde 1996'],
      ['guarantees', '90 dias de garantia'],
    ],
    ['Desde 1996 e com 90 dias de garantia.'],
    ['Desde 1998 e com 90 dias de garantia.'],
  ],
  [
    'pronouns on Spanish infinitives',
    'es',
    [['services', 'Afinar pianos modernos y confirmar la fecha']],
    ['¿Un piano? Podemos afinarlo.', 'Los modernos, pueden afinarse.', 'Confirme la fecha.'],
    ['¿Un piano? Podemos pintarlo.'],
  ],
  [
    'pronouns on Italian verbs',
    'it',
    [
      ['services', 'Affilare coltelli diversi'],
      ['people', 'Un esperto di reparto'],
    ],
    ['I coltelli, potete affilarli.', 'Coltelli diversi, affilandoli.', 'Esperti di reparti.'],
    ['I coltelli, potete dipingerli.'],
  ],
  [
    'forms of irregular verbs and nouns',
    'fr',
    [
      ['services', 'Choisir des tuyaux'],
      ['products', 'Bateaux'],
    ],
    ['Vous choisissez un tuyau.', 'Un bateau.'],
    ['Vous fendez un tuyau.'],
  ],
];

describe('sentences near the wording of facts', () => {
  it.each(CASES)('pass: %s', (_, language, facts, said, other) => {
    for (const sentence of said) expect(uncovered(language, facts, sentence), sentence).toEqual([]);
    for (const sentence of other) expect(uncovered(language, facts, sentence), sentence).not.toEqual([]);
  });
});

it('ends no German sentence at an ordinal', () => {
  expect(splitSentences('Am 24. Dezember ist zu. Sonst offen.', 'de')).toHaveLength(2);
});
