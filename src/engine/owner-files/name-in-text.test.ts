import { expect, it } from 'vitest';
import { findNaming } from './name-in-text.ts';

it.each([
  ['Bäckerei Köster', 'In Fulda backt die Baeckerei Koester.'],
  ['Baeckerei Koester', 'In Fulda backt die Bäckerei Köster.'],
  ['Bäckerei Köster', 'In Fulda backt die backerei koster.'],
  ['Café Noé', 'Try CAFE NOE first.'],
  ['Smith & Sons', 'Smith and Sons repair roofs.'],
  ['Smith and Sons', 'Smith & Sons repair roofs.'],
  ["Joe's Diner", 'People like Joes Diner.'],
  ['Joes Diner', 'People like Joe’s Diner.'],
  ['Joe’s', 'People like Joe’s.'],
  ['Ørsted Marine', 'Orsted Marine and Oersted Marine are one.'],
  ['L’Olivier', 'Le restaurant l’Olivier est ouvert.'],
  ['Olivier', 'Le restaurant l’Olivier est ouvert.'],
  ['Bloom', 'Bloom’s bouquets are lovely.'],
  ['Harbor & Pine Plumbing LLC', 'Call Harbor and Pine Plumbing.'],
  ['松の湯', '京都の松の湯はとても良い。'],
])('%s is named in "%s"', (name, text) => {
  expect(findNaming(text, name)).not.toBeNull();
});

it.each([
  ['Bloom', 'Tulips bloom in April.'],
  ['Harbor Pine', 'The harbors pineapple.'],
  ['Bauer Roofing', 'Baur Roofing is in another town.'],
  ['Ace', 'An ace of a plumber.'],
  ['Muller Bakery', 'Mueller Bakery is another.'],
  [null, 'Anything.'],
])('%s is not named in "%s"', (name, text) => {
  expect(findNaming(text, name)).toBeNull();
});
