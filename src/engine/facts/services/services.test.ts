import { describe, expect, it } from 'vitest';
import { parsePage } from '../../crawl/html/parse-page.ts';
import { createFactContext } from '../fact-context.ts';
import { deriveServices } from './services.ts';

function servicesOf(html: string, path = '/'): string[] {
  const parse = (url: string, body: string) =>
    parsePage({
      url,
      body: new TextEncoder().encode(`<html lang="en"><body>${body}</body></html>`),
      contentType: 'text/html; charset=utf-8',
    });
  const home = parse('http://shop.test/', path === '/' ? html : '<h1>Welcome</h1>');
  const pages = path === '/' ? [home] : [home, parse(`http://shop.test${path}`, html)];
  return deriveServices(createFactContext(pages, 'http://shop.test/')).value.map(({ name, url }) =>
    url === null ? name : `${name} ${new URL(url).pathname}`,
  );
}

const offers = {
  '@type': 'Plumber',
  name: 'Larkhill',
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: 'Services',
    itemListElement: [
      { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Drain Cleaning' } },
      { '@type': 'Offer', name: 'Leak Repair' },
    ],
  },
};

describe('deriveServices', () => {
  it.each([
    [
      'headings of a section',
      '<h2>Our Services</h2><h3>Drain Cleaning</h3><p>x</p><h3>Water Heaters</h3><p>y</p><h2>Contact</h2><h3>Call us</h3>',
      ['Drain Cleaning', 'Water Heaters'],
    ],
    [
      'a list of a section',
      '<h2>Leistungen</h2><ul><li>Haarschnitt</li><li>Farbe und Strähnen</li></ul>',
      ['Haarschnitt', 'Farbe und Strähnen'],
    ],
    [
      'a French section',
      '<h2>Nos prestations</h2><h3>Dépannage</h3><h3>Chauffe-eau</h3>',
      ['Dépannage', 'Chauffe-eau'],
    ],
    [
      'a section, without its page furniture and calls to action',
      "<h2>Our Services</h2><h3>Drain Cleaning</h3><h3>Leak Repair</h3><h3>Pages</h3><h3>Water Heaters</h3><h3>Let's talk</h3>",
      ['Drain Cleaning', 'Leak Repair', 'Water Heaters'],
    ],
    [
      'a section, without its login',
      '<h2>Our Services</h2><h3>Drain Cleaning</h3><h3>Leak Repair</h3><h3>Water Heaters</h3><h3>Boilers</h3><h3>Customer login</h3>',
      ['Drain Cleaning', 'Leak Repair', 'Water Heaters', 'Boilers'],
    ],
    ['a Japanese section', '<h2>施術メニュー</h2><h3>骨盤矯正</h3><h3>交通事故治療</h3>', ['骨盤矯正', '交通事故治療']],
    [
      'pages below /services/',
      '<nav><a href="/services/drain-cleaning">Drain Cleaning</a><a href="/services/leak-repair">Leak Repair</a><a href="/services/boilers">Boilers</a><a href="/about">About us</a></nav>',
      ['Drain Cleaning /services/drain-cleaning', 'Leak Repair /services/leak-repair', 'Boilers /services/boilers'],
    ],
    [
      'structured data',
      `<script type="application/ld+json">${JSON.stringify(offers)}</script>`,
      ['Drain Cleaning', 'Leak Repair'],
    ],
    [
      'a sentence of what is taught',
      '<h1>Lessons for everyone</h1><p>We teach piano, violin, guitar and singing in our house on Elm Street.</p>',
      ['Piano', 'Violin', 'Guitar', 'Singing'],
    ],
    [
      'a sentence with words of trades in most of what it lists',
      '<h1>Bauer Bau</h1><p>Unsere Leistungen umfassen Maurerarbeiten, Trockenbau und Estricharbeiten.</p>',
      ['Maurerarbeiten', 'Trockenbau', 'Estricharbeiten'],
    ],
    [
      'no sentence where lists name enough',
      '<h2>Our Services</h2><h3>Drain Cleaning</h3><h3>Leak Repair</h3><h3>Water Heaters</h3><p>We offer boiler repair, gutter cleaning and roof repair.</p>',
      ['Drain Cleaning', 'Leak Repair', 'Water Heaters'],
    ],
    [
      'no sentence of anything else',
      '<h1>Larkhill</h1><p>We offer breakfast, parking and a garden. We provide quality, value and reliability.</p>',
      [],
    ],
  ] as [string, string, string[]][])('reads %s', (_what, html, expected) => {
    expect(servicesOf(html)).toEqual(expected);
  });

  it('takes the address of a page that the site links under the same name', () => {
    const html =
      '<a href="/drains.html">Drain Cleaning</a><h2>What we do</h2><h3>Drain Cleaning</h3><h3>Leak Repair</h3>';
    expect(servicesOf(html)).toEqual(['Drain Cleaning /drains.html', 'Leak Repair']);
  });

  it.each([
    ['calls to action', '<h2>Our Services</h2><h3>Call us today</h3><h3>Get a quote</h3>'],
    ['questions', '<h2>Our Services</h2><h3>What does it cost?</h3><h3>Do you come out?</h3>'],
    ['words of a menu', '<h2>Our Services</h2><h3>Pages</h3><h3>Dropdown</h3>'],
    ['one heading', '<h2>Services</h2><h3>Everything you need</h3>'],
    [
      'sentences',
      '<h2>Services</h2><ul><li>We come to you whenever you call and we stay until it is done, promised.</li><li>We never leave a mess behind us and we never have in thirty years.</li></ul>',
    ],
  ])('does not take %s for services', (_what, html) => {
    expect(servicesOf(html)).toEqual([]);
  });
});

it.each([
  ['Realizzazioni', 'Hotel Garda', 'Villa Lentis', 'Residence Olmo'],
  ['Trabajos realizados', 'Hotel Olmarejo', 'Casa Brezo', 'Edificio Lindero'],
  ['Realisaties', 'Hotel Wervel', 'Huis Dalkade', 'Kantoor Esdoorn'],
])('what was done for others is no service: %s', (heading, ...names) => {
  const cards = names.map((name) => `<div class="card"><h3>${name}</h3><a href="/x/${name}">Info</a></div>`).join('');
  expect(servicesOf(`<h2>${heading}</h2>${cards}`)).toEqual([]);
});
