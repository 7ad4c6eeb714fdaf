import { expect, it } from 'vitest';
import { inTown, withArticle } from './town-phrases.ts';

it.each([
  ['nl', 'Zaanstreek', 'in de Zaanstreek'],
  ['nl', 'Zaandam', 'in Zaandam'],
  ['en', 'North Shore', 'on the North Shore'],
  ['it', 'Arezzo', 'ad Arezzo'],
] as const)('names a place in %s as people say it: %s', (language, place, phrase) => {
  expect(inTown(language, place)).toBe(phrase);
});

it('gives a region its article in a list too', () => {
  expect(withArticle('nl', 'Zaanstreek')).toBe('de Zaanstreek');
});
