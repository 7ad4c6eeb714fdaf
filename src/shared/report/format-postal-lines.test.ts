import { expect, it } from 'vitest';
import { formatPostalLines } from './format-postal-lines.ts';

const NONE = { street: null, city: null, region: null, postalCode: null, country: null };

it.each([
  [
    { street: '2114 Lantern St', city: 'Duluth', region: 'MN', postalCode: '55802', country: 'US' },
    ['2114 Lantern St', 'Duluth, MN 55802'],
  ],
  [
    { street: '2114 Lantern St', city: 'Duluth', region: 'MN', postalCode: '55802', country: null },
    ['2114 Lantern St', 'Duluth, MN 55802'],
  ],
  [
    { street: '10 Quay St', city: 'London', region: null, postalCode: 'SW1A 2AA', country: null },
    ['10 Quay St', 'London SW1A 2AA'],
  ],
  [
    { street: 'Hauptstraße 5', city: 'München', region: 'Bayern', postalCode: '80331', country: 'DE' },
    ['Hauptstraße 5', '80331 München'],
  ],
  [{ ...NONE, street: 'Rua Augusta 100', city: 'Lisboa' }, ['Rua Augusta 100', 'Lisboa']],
  [{ ...NONE, street: 'Rua Augusta 100' }, ['Rua Augusta 100']],
  [{ ...NONE, city: 'Duluth', region: 'MN' }, null],
])('writes %j as on a letter', (address, lines) => {
  expect(formatPostalLines(address)).toEqual(lines);
});
