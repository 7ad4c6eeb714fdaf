import { expect, test } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { rankAddresses } from './addresses.ts';

const first = (html: string): string | undefined =>
  rankAddresses(createHtmlContext({ '/': `<footer>${html}</footer>` })).map(
    ({ address: { street, city, postalCode, country } }) => `${street} | ${city} | ${postalCode} | ${country}`,
  )[0];

const table = (...rows: readonly (readonly [string, string])[]): string =>
  `<table>${rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`;

test.each([
  [
    'a code before the street, a town that no list has',
    table(['Telefoon', '0115 555 013'], ['Adres', '4697RW Wilgenlaan 8'], ['Plaats', 'Sint-Odakerke']),
  ],
  ['a row for the code', table(['Straat', 'Wilgenlaan 8'], ['Postcode', '4697RW'], ['Woonplaats', 'Sint-Odakerke'])],
  ['code and town in one row', '<p>Adres: Wilgenlaan 8<br>Postcode en plaats: 4697RW Sint-Odakerke</p>'],
])('%s', (_, html) => {
  expect(first(html)).toBe('Wilgenlaan 8 | Sint-Odakerke | 4697RW | NL');
});

test('labels of a form are no address', () => {
  expect(first('<p>Address</p><p>Town</p><p>Postcode</p><p>Message 12</p>')).toBeUndefined();
});
