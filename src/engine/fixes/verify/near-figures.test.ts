import { describe, expect, it } from 'vitest';
import type { CoverageLanguage } from './coverage-lexicon.ts';
import { indexCarriers } from './fact-index.ts';
import { verifySentence } from './verify-sentence.ts';

type Facts = readonly (readonly [kind: string, text: string])[];

/** What is read, the facts, sentences that say them with their figures, and others that change these. */
const CASES: readonly (readonly [string, CoverageLanguage, Facts, readonly string[], readonly string[]])[] = [
  [
    'thousands apart by a space',
    'pt',
    [['services', 'Impressão de 1 500 cartazes']],
    ['Impressão de mil e quinhentos cartazes.'],
    ['Impressão de 1 400 cartazes.'],
  ],
  [
    'a preposition that compares beside figures only',
    'en',
    [['equipment', 'Covers for 40 boats']],
    ['Covers fit over boats.'],
    ['Covers for over 40 boats.', 'Covers for over a hundred boats.'],
  ],
  [
    'notice that must be given at least',
    'it',
    [['cancellation', 'Cancellazione gratuita fino a tre giorni prima']],
    ['Cancellazione gratuita almeno tre giorni prima.'],
    ['Cancellazione gratuita almeno due giorni prima.'],
  ],
  [
    'a house number behind its street',
    'de',
    [
      ['place', 'Amselgasse 9, 69117 Heidelberg'],
      ['products', 'Ringe aus Silber'],
    ],
    ['In der Amselgasse 9 verkaufen wir Ringe aus Silber.'],
    ['In der Amselgasse 7 verkaufen wir Ringe aus Silber.'],
  ],
  [
    'the price of the one service that has its words',
    'fr',
    [
      ['services', 'Plateaux de légumes sur commande'],
      ['prices', 'Plateau de légumes : à partir de 9 € par personne'],
      ['prices', 'Livraison : 8 €'],
    ],
    ['Le plateau de légumes sur commande commence à 9 € par personne.'],
    ['Le plateau de légumes sur commande commence à 8 € par personne.'],
  ],
  [
    'the evening before as a day ahead',
    'it',
    [['cancellation', 'Cancellazione gratuita fino a tre giorni prima']],
    ['Cancellazione gratuita tre giorni prima.'],
    ['Cancellazione gratuita fino alla sera prima.'],
  ],
];

describe('figures of sentences near the wording of facts', () => {
  it.each(CASES)('are held against them: %s', (_, language, facts, said, other) => {
    const sources = facts.map(([kind, text], place) => ({ id: `f${place}`, kind, value: text, text }));
    const index = indexCarriers(language, sources, 2026);
    for (const sentence of said) expect(verifySentence(sentence, index).uncovered, sentence).toEqual([]);
    for (const sentence of other) expect(verifySentence(sentence, index).uncovered, sentence).not.toEqual([]);
  });
});
