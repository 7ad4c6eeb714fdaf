import { describe, expect, test } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { settlePlace, withRegion, withWholeTown } from './settle-place.ts';

const address = (city: string | null, country: string | null, region: string | null = null) => ({
  street: null,
  city,
  region,
  postalCode: null,
  country,
});

describe('town and region told apart', () => {
  test.each([
    ['Nilüfer/Bursa', 'TR', 'Nilüfer', 'Bursa'],
    ['Cervantes Lugo', 'ES', 'Cervantes', 'Lugo'],
    ['Centro / Curitiba', 'BR', 'Curitiba', null],
    ['Bessa, Porto', 'PT', 'Porto', null],
    ['Frankfurt am Main', 'DE', 'Frankfurt am Main', null],
    ['Port Washington', 'US', 'Port Washington', null],
    ['Kleinkleckersdorf', 'DE', 'Kleinkleckersdorf', null],
  ])('%s, %s', (city, country, town, region) => {
    expect(settlePlace(address(city, country))).toMatchObject({ city: town, region });
  });

  test.each([
    ['Ste. B Chamblee', 'US', '5008 Buford Hwy., Ste. B', 'Chamblee'],
    ['Suite 12 Boise', 'US', '5008 Buford Hwy., Suite 12', 'Boise'],
    ['Etage 2 Hamburg', 'DE', '5008 Buford Hwy., Etage 2', 'Hamburg'],
    ['Ste. Genevieve', 'US', '5008 Buford Hwy.', 'Ste. Genevieve'],
  ])('a unit before the town: %s', (city, country, street, town) => {
    const settled = settlePlace({ ...address(city, country), street: '5008 Buford Hwy.' });
    expect(settled).toMatchObject({ street, city: town });
  });

  test('a region that is given stays', () => {
    expect(settlePlace(address('Centro / Curitiba', 'BR', 'PR')).region).toBe('PR');
  });

  test('without town or country nothing changes', () => {
    for (const one of [address(null, 'DE'), address('Duluth MN', null)]) expect(settlePlace(one)).toEqual(one);
  });
});

describe('a region printed elsewhere', () => {
  const region = (html: string, city: string, country: string): string | null =>
    withRegion(createHtmlContext({ '/': html }), address(city, country)).region;

  test.each([
    ['<p>We clean all over Leicestershire.</p>', 'Syston', 'GB', 'Leicestershire'],
    ['<p>4360 Varhaug, Rogaland</p>', 'Varhaug', 'NO', 'Rogaland'],
    ['<title>Pasadena homes in California</title>', 'Pasadena', 'US', 'California'],
    ['<p>Nothing of the kind.</p>', 'Syston', 'GB', null],
    ['<p>Votre fleuriste en Loire-Atlantique.</p>', 'Nantes', 'FR', 'Loire-Atlantique'],
    ['<h2>Nos partenaires</h2><p>Comité de Loire-Atlantique</p>', 'Nantes', 'FR', null],
    ['<p>CNPJ 11.222.333/0001-44 - Valença/RJ</p>', 'Valença', 'BR', 'RJ'],
    ['<p>Siamo a San Pietro (QX), vicino al mare.</p>', 'San Pietro', 'IT', null],
    ['<p>Siamo a Samone (TN).</p>', 'Samone', 'IT', 'TN'],
    ['<title>Fleuriste à Petitbourg, Corrèze</title>', 'Petitbourg', 'FR', 'Corrèze'],
    ['<title>Fleuriste à Petitbourg, Rosalie</title>', 'Petitbourg', 'FR', null],
    ['<p>A roofer.</p>', 'Toronto', 'CA', 'ON'],
    ['<p>Window cleaning in Hampton, Ontario</p>', 'Hampton', 'CA', 'Ontario'],
    ['<p>Un couvreur.</p>', 'Québec', 'CA', 'QC'],
    ['<p>Un idraulico.</p>', 'Giarre', 'IT', 'CT'],
    ['<p>Un idraulico.</p>', 'Samone', 'IT', null],
    ['<p>A roofer.</p>', 'Springfield', 'US', null],
    ['<p>Votre fleuriste en Pays de la Loire.</p>', 'Nantes', 'FR', 'Pays de la Loire'],
    ['<p>Founded in Kent.</p>', 'Syston', 'GB', null],
    ['<p>Madrid is our home.</p>', 'Madrid', 'ES', null],
    ['<p>Turn into Washington Street.</p>', 'Auburn', 'US', null],
    ['<p>We serve California and Texas.</p>', 'Pasadena', 'US', null],
  ])('%s for %s, %s: %s', (html, city, country, expected) => {
    expect(region(html, city, country)).toBe(expected);
  });
});

test.each([
  ['Olgiate C.', 'Siamo a Olgiate Comasco da trent’anni.', 'Olgiate Comasco'],
  ['Olgiate C', 'Lavoriamo a Olgiate Chissadove.', 'Olgiate C'],
  ['Lucca', 'Siamo a Lucca.', 'Lucca'],
])('a town written with an initial is whole where the site has it: %s, “%s”', (city, text, expected) => {
  const context = createHtmlContext({ '/': `<p>${text}</p>` });
  expect(withWholeTown(context, address(city, 'IT')).city).toBe(expected);
});

test('a region’s code is no town: that stands at the end of the street', () => {
  const at = (street: string | null) => settlePlace({ ...address('AB', 'CA'), street });
  expect(at('14 Birch Ave NW Edmonton')).toMatchObject({ street: '14 Birch Ave NW', city: 'Edmonton', region: 'AB' });
  expect(at('14 Birch Ave')).toMatchObject({ street: '14 Birch Ave', city: null, region: 'AB' });
  expect(at(null)).toMatchObject({ city: null, region: 'AB' });
});
