import { expect, it } from 'vitest';
import { inTown, withArticle } from './town-phrases.ts';

it.each([
  ['nl', 'Zaanstreek', 'in de Zaanstreek'],
  ['nl', 'Zaandam', 'in Zaandam'],
  ['en', 'North Shore', 'on the North Shore'],
  ['en', 'Lake Area', 'in the Lake Area'],
  ['it', 'Arezzo', 'ad Arezzo'],
  ['it', 'Provincia di Padova', 'in provincia di Padova'],
  ['es', 'Provincia de Sevilla', 'en la provincia de Sevilla'],
  ['es', 'Sevilla', 'en Sevilla'],
  ['es', 'Isla Cristina', 'en Isla Cristina'],
  ['es', 'Costa del Sol', 'en Costa del Sol'],
  ['es', 'Costa Rica', 'en Costa Rica'],
  ['pt', 'Ilha Comprida', 'em Ilha Comprida'],
  ['pt', 'Região de Leiria', 'na região de Leiria'],
  ['fr', 'Canton de Vaud', 'dans le canton de Vaud'],
  ['fr', 'Région lyonnaise', 'dans la région lyonnaise'],
  ['fr', 'Isère', 'dans l’Isère'],
  ['fr', 'Bretagne', 'en Bretagne'],
  ['fr', 'Bretagnolles', 'à Bretagnolles'],
  ['de', 'Allgäu', 'im Allgäu'],
  ['de', 'Schweiz', 'in der Schweiz'],
  ['de', 'Landkreis Lindau', 'im Landkreis Lindau'],
  ['de', 'Ober-Linde-Kreis', 'im Ober-Linde-Kreis'],
  ['de', 'Region Hannover', 'in der Region Hannover'],
  ['de', 'Sylt', 'auf Sylt'],
  ['nl', 'Texel', 'op Texel'],
  ['nl', 'Achterhoek', 'in de Achterhoek'],
  ['en', 'Isle of Wight', 'on the Isle of Wight'],
  ['en', 'Cotswolds', 'in the Cotswolds'],
  ['it', 'Lazio', 'nel Lazio'],
  ['it', 'Marche', 'nelle Marche'],
  ['it', 'Toscana', 'in Toscana'],
  ['pt', 'Porto', 'no Porto'],
  ['pt', 'Açores', 'nos Açores'],
  ['es', 'Vallès Oriental', 'en el Vallès Oriental'],
] as const)('names a place in %s as people say it: %s', (language, place, phrase) => {
  expect(inTown(language, place)).toBe(phrase);
});

it('gives a region its article in a list too', () => {
  expect(withArticle('nl', 'Zaanstreek')).toBe('de Zaanstreek');
  expect(withArticle('de', 'Harz')).toBe('den Harz');
  expect(withArticle('de', 'Landkreis Lindau')).toBe('den Landkreis Lindau');
  expect(withArticle('de', 'Ober-Linde-Kreis')).toBe('den Ober-Linde-Kreis');
  expect(withArticle('de', 'Linde-Main-Gebiet')).toBe('das Linde-Main-Gebiet');
  expect(withArticle('fr', 'Isère')).toBe('l’Isère');
  expect(withArticle('it', 'Toscana')).toBe('la Toscana');
});
