import { describe, expect, it } from 'vitest';
import { quoteExpressions } from './quote-expression.ts';

describe('the expressions of a text that hold words', () => {
  it.each<[words: string[], text: string, quotes: string[]]>([
    [['Drain', 'cleaning'], 'Drain cleaning', ['Drain cleaning']],
    [['Patty', 'Vermeulen'], 'Bruscolaia di Patty Vermeulen', ['Patty Vermeulen']],
    [
      ['Rapid', 'Round', 'Clock', 'Plumbing'],
      'Reliable, Rapid ,and Round-the-Clock Plumbing & Drainage Services.',
      ['Rapid', 'Round-the-Clock Plumbing & Drainage'],
    ],
    [
      ['italienische', 'Herzlichkeit', 'Tiermedizin', 'trifft'],
      'Wo italienische Herzlichkeit auf Tiermedizin trifft',
      ['italienische Herzlichkeit auf Tiermedizin trifft'],
    ],
    [['Emmental'], 'Garage Kohler AG — Ihr Garage Partner im Emmental', ['Emmental']],
    [['24/7'], 'Open in Duluth, 24/7', ['24/7']],
    [['remboursements', '8'], 'Conformité, remboursements 8e/13e directives', ['remboursements 8e/13e directives']],
    [['assistance'], 'Contact us for repairs, & insurance claims assistance', ['insurance claims assistance']],
    [['broodjes', 'thuis'], 'Taarten en broodjes, voor thuis', ['Taarten en broodjes', 'thuis']],
    [['Dach', 'Handwerk'], 'Dachdeckermeister Oehme – Ihr Dach. Unser Handwerk.', ['Dach', 'Handwerk']],
    [['depannage'], 'Dépannage rapide', ['depannage']],
  ])('%j of %s', (words, text, quotes) => {
    expect(quoteExpressions(text, words)).toEqual(quotes);
  });
});
