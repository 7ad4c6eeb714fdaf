import { expect, it } from 'vitest';
import type { KnownFacts } from '../compare/known-facts.ts';
import { withoutPraise, withTownInside } from './own-with-town.ts';

const known = (language: string, trade: RegExp): KnownFacts => ({
  languages: [language],
  knowsTrade: true,
  knowsWhat: true,
  knowsWhere: true,
  knowsName: true,
  saysWhat: (text) => trade.test(text),
  saysWhere: () => false,
  saysName: () => false,
  namesBusiness: () => false,
  namesTrade: () => false,
  hintsAtTrade: () => false,
  hintsAtPlace: () => false,
  quoteWhat: () => '',
  quoteWhere: () => '',
  serviceWords: [],
  placeWords: [],
  nameWords: [],
  wrong: [],
  values: [],
});

it.each([
  ['en', 'Reliable, rapid ,and Night-Time Roofing & Siding', 'Night-Time Roofing & Siding'],
  ['nl', 'Vakkundig schilderwerk binnen', 'schilderwerk binnen'],
  ['de', 'Zuverlässige und schnelle Dachdecker', 'Dachdecker'],
  ['en', 'Night-Time Roofing', 'Night-Time Roofing'],
])('leaves out praise in front (%s): %s', (language, text, left) => {
  expect(withoutPraise(text, known(language, /./))).toBe(left);
});

it.each([
  ['en', 'Falk & Ost', 'Falk and Ost, roofs and more', null],
  ['en', 'Falk Ost', 'Falk % Ost provides roofs', 'Falk % Ost {inCity} provides roofs'],
  ['en', 'Falk Ost', 'Falk Ost roofs and more', null],
  ['de', 'Dachfalk e.V.', 'Dachfalk e.V. Dicht und warm', 'Dachfalk e.V. {inCity}: Dicht und warm'],
  ['de', 'Falk', 'Ihr Dachdecker – damit nichts tropft', 'Ihr Dachdecker {inCity} – damit nichts tropft'],
  ['nl', 'Falk', 'Daken met aandacht', 'Daken {inCity} met aandacht'],
  ['en', 'Falk', 'We lay roofs for barns', null],
])('finds where the town can stand (%s, %s): %s', (language, name, text, wording) => {
  expect(withTownInside(text, name, known(language, /roof|dach|dak/i))).toBe(wording);
});
