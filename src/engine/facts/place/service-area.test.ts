import { describe, expect, test } from 'vitest';
import { createHtmlContext, jsonLd } from '#test/site-of-html.ts';
import { deriveServiceArea } from './service-area.ts';

const area = (html: string, schemaType: string | null = null) => {
  const { areas, isServiceArea } = deriveServiceArea(createHtmlContext({ '/': html }), schemaType);
  return { areas: areas.value, is: isServiceArea.value, source: areas.source };
};

describe('areas served', () => {
  test.each([
    [
      'strings of structured data',
      jsonLd({ '@type': 'Plumber', name: 'A', areaServed: ['Dallas', 'Fort Worth, Arlington'] }),
      ['Dallas', 'Fort Worth', 'Arlington'],
    ],
    [
      'places of structured data',
      jsonLd({
        '@type': 'Plumber',
        name: 'A',
        areaServed: [
          { '@type': 'City', name: 'Dallas' },
          { '@type': 'City', name: 'Plano' },
        ],
      }),
      ['Dallas', 'Plano'],
    ],
    [
      'the area of a service',
      jsonLd({ '@type': 'Service', name: 'Drains', areaServed: { '@type': 'City', name: 'Gateshead' } }),
      ['Gateshead'],
    ],
    [
      'a list under its heading',
      '<h2>Areas we serve</h2><ul><li>Gateshead</li><li>Sunderland</li><li>Chester-le-Street</li></ul><h2>Contact</h2><p>Call</p>',
      ['Gateshead', 'Sunderland', 'Chester-le-Street'],
    ],
    [
      'a list with states',
      '<footer><h4>Service Areas</h4><ul><li>Overview</li><li>Madison, WI</li><li>Beloit, WI</li></ul></footer>',
      ['Madison', 'Beloit'],
    ],
    [
      'one line under its heading',
      '<h3>Einsatzgebiet</h3><p>Warendorf, Ahlen und Beckum</p>',
      ['Warendorf', 'Ahlen', 'Beckum'],
    ],
    [
      'links that repeat the trade',
      '<h3>Service areas</h3><ul><li>Hanford Plumbers</li><li>Visalia Plumbers</li><li>Lemoore Plumbers</li></ul>',
      ['Hanford', 'Visalia', 'Lemoore'],
    ],
    [
      'a sentence',
      '<p>Proudly serving Dallas, Fort Worth and Arlington since 1997.</p>',
      ['Dallas', 'Fort Worth', 'Arlington'],
    ],
    ['a French heading', "<h2>Zone d'intervention</h2><ul><li>Besançon</li><li>Dole</li></ul>", ['Besançon', 'Dole']],
  ])('%s', (_, html, expected) => {
    expect(area(html).areas).toEqual(expected);
  });

  test.each([
    ['a sentence without places', '<p>We serve our customers with care.</p>'],
    ['a heading without a list', '<h2>Service areas</h2><p>We come to all towns around the lake, just ask us.</p>'],
    ['a country code', jsonLd({ '@type': 'Plumber', name: 'A', areaServed: 'BE' })],
  ])('none from %s', (_, html) => {
    expect(area(html).areas).toEqual([]);
  });
});

describe('whether it comes to its customers', () => {
  const SHOP = '<footer>88 Birch Street, Duluth, MN 55802</footer>';
  test.each([
    ['it says so', '<p>We come to you, day or night.</p>', null, true],
    ['it says so in German', '<p>Wir kommen zu Ihnen nach Hause.</p>', null, true],
    ['it says so in Japanese', '<p>出張修理に対応しています。</p>', null, true],
    ['it declares its area', '<h2>Areas we cover</h2><ul><li>Gateshead</li><li>Blyth</li></ul>', null, true],
    ['a plumber without an address', '<p>Hello</p>', 'Plumber', true],
    [
      'a plumber with a yard and an area',
      `<h2>Areas we cover</h2><ul><li>Ely</li><li>Virginia</li></ul>${SHOP}`,
      'Plumber',
      true,
    ],
    ['a plumber with a yard', SHOP, 'Plumber', null],
    [
      'a dentist who names the quarters around',
      `<h2>Areas we serve</h2><ul><li>Ely</li><li>Virginia</li></ul>${SHOP}`,
      'Dentist',
      false,
    ],
    ['a bakery that delivers', `<p lang="es">Envíos a domicilio</p>${SHOP}`, 'Bakery', false],
    ['a shop with an address', SHOP, null, false],
    ['a shop that mentions a county in passing', `<p>Serving Pine County since 2007</p>${SHOP}`, null, false],
    ['nothing is said', '<p>Hello</p>', null, null],
  ] as const)('%s', (_, html, schemaType, expected) => {
    expect(area(html, schemaType).is).toBe(expected);
  });
});
