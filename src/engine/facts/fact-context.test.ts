import { describe, expect, test } from 'vitest';
import { aPage } from '#test/builders.ts';
import { createHtmlContext, jsonLd, parseHtmlPages } from '#test/site-of-html.ts';
import { getText } from '../crawl/structured-data/structured-node.ts';
import { createFactContext } from './fact-context.ts';
import { factSource, mention } from './mentions.ts';
import { classifyPurpose } from './pages/page-purpose.ts';

const names = (html: string): (string | null)[] =>
  createHtmlContext({ '/': html }).businessNodes.map(({ node }) => getText(node, 'name'));

describe('the nodes that can describe the business', () => {
  test('local businesses come before organisations, whatever their order', () => {
    expect(
      names(
        jsonLd([
          { '@type': 'Organization', name: 'Org' },
          { '@type': 'Plumber', name: 'Local' },
        ]),
      ),
    ).toEqual(['Local', 'Org']);
  });

  test.each([
    [
      'the author of a review',
      {
        '@type': 'Bakery',
        name: 'Forno',
        review: { '@type': 'Review', author: { '@type': 'Organization', name: 'Guide' } },
      },
    ],
    ['a membership', { '@type': 'Bakery', name: 'Forno', memberOf: { '@type': 'Organization', name: 'Guild' } }],
    [
      'the maker of a product',
      {
        '@type': 'Bakery',
        name: 'Forno',
        makesOffer: {
          '@type': 'Offer',
          itemOffered: { '@type': 'Product', brand: { '@type': 'Organization', name: 'Brand' } },
        },
      },
    ],
    ['a bare reference', { '@type': 'Bakery', name: 'Forno', department: { '@id': '#other' } }],
  ])('%s is not one of them', (_, node) => {
    expect(names(jsonLd(node))).toEqual(['Forno']);
  });

  const address = { '@type': 'PostalAddress', streetAddress: 'Hauptstr. 1', addressLocality: 'Ulm' };

  test('an invented type does not hide the business, and it comes before organisations', () => {
    expect(
      names(
        jsonLd([
          { '@type': 'Organization', name: 'Org' },
          { '@type': 'Autowerkstatt', name: 'Werkstatt Brandl', address },
        ]),
      ),
    ).toEqual(['Werkstatt Brandl', 'Org']);
  });

  test.each([
    [
      'as the subject of the page',
      { '@type': 'WebPage', mainEntity: { '@type': 'BarberShop', name: 'Fade', address } },
    ],
    ['by the address of a type', { '@type': 'http://schema.org/dentist', name: 'Fade', telephone: '1' }],
    ['by a typing error', { '@type': 'Electrican', name: 'Fade', telephone: '1' }],
  ])('an invented type is read %s', (_, node) => {
    expect(names(jsonLd(node))).toEqual(['Fade']);
  });

  test('an invented type in microdata is read', () => {
    const item =
      '<div itemscope itemtype="https://schema.org/BarberShop"><b itemprop="name">Fade</b><i itemprop="telephone">1</i></div>';
    expect(names(item)).toEqual(['Fade']);
  });

  const neighbor = { '@type': 'BarberShop', name: 'Neighbor', telephone: '1', address };
  test.each([
    ['a list', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: neighbor }] }],
    ['a list of an unknown type', { '@type': 'ShopList', name: 'Nearby', itemListElement: [neighbor] }],
    ['the author of an article', { '@type': 'Article', author: { ...neighbor, '@type': 'Author' } }],
    ['the thing reviewed', { '@type': 'Review', itemReviewed: neighbor }],
    ['the author of a review', { '@type': 'Review', author: neighbor }],
    ['the maker of a product', { '@type': 'Product', name: 'Comb', manufacturer: neighbor }],
    ['the venue of an event', { '@type': 'MusicEvent', location: neighbor }],
    ['a member of the team', { '@type': 'TeamMember', name: 'Jo', telephone: '1', jobTitle: 'Barber' }],
    ['a person', { '@type': 'Person', name: 'Jo', telephone: '1', address }],
    ['the site of somebody else', { ...neighbor, url: 'https://neighbor.example.net/' }],
    ['one of several', [neighbor, { ...neighbor, name: 'Another' }]],
    ['a menu', { '@type': 'Speisekarte', name: 'Menu', hasMenuSection: { '@type': 'MenuSection', name: 'Soups' } }],
  ])('%s with an invented type is not taken for the business', (_, node) => {
    expect(names(jsonLd(node))).toEqual([]);
  });

  test('beside an entry of a real type none of an invented one counts', () => {
    expect(names(jsonLd([{ '@type': 'Bakery', name: 'Forno' }, neighbor]))).toEqual(['Forno']);
  });

  test('of several invented types the one that the title names is the own one', () => {
    const own = { ...neighbor, name: 'Fade' };
    expect(
      names(`<html><head><title>Fade | Barbers</title></head><body>${jsonLd([neighbor, own])}</body></html>`),
    ).toEqual(['Fade']);
  });

  test('a neighbor with an invented type on another page is not taken for the business', () => {
    const context = createHtmlContext({ '/': '<p>Home</p>', '/partners': jsonLd(neighbor) });
    expect(context.businessNodes).toEqual([]);
  });

  test('a reference by id resolves to the node with the most properties', () => {
    const context = createHtmlContext({
      '/': jsonLd([
        { '@type': 'Bakery', '@id': '#b', name: 'Forno', telephone: '1' },
        { '@type': 'WebSite', publisher: { '@id': '#b' } },
      ]),
    });
    const reference = context.nodes.find(({ via }) => via === 'publisher');
    expect(reference === undefined ? null : getText(context.resolve(reference.node), 'telephone')).toBe('1');
  });
});

describe('the domain of the site', () => {
  const domain = (head: string): string | null =>
    createFactContext(parseHtmlPages({ '/': `<html><head>${head}</head></html>` }), 'http://shop.test/').siteDomain;

  test.each([
    ['canonical', '<link rel="canonical" href="https://www.birch.co.uk/">', 'birch.co.uk'],
    ['og:url', '<meta property="og:url" content="https://birch.de/start">', 'birch.de'],
    [
      "the customer's name on a shared platform",
      '<link rel="canonical" href="https://birch.github.io/">',
      'birch.github.io',
    ],
    ['nothing', '', null],
    ['a template domain', '<link rel="canonical" href="https://example.com/">', null],
    ['a broken address', '<link rel="canonical" href="http://[::bad">', null],
  ])('by %s', (_, head, expected) => {
    expect(domain(head)).toBe(expected);
  });
});

test('a context requires the home page', () => {
  expect(() => createFactContext([], 'http://shop.test/')).toThrow(RangeError);
});

test.each([
  ['/kontakt.html', '', 'contact'],
  ['/contact-us/', '', 'contact'],
  ['/pages/access.html', '', 'contact'],
  ['/dove-siamo.html', '', 'contact'],
  ['/impressum', '', 'imprint'],
  ['/about/', 'Impressum', 'imprint'],
  ['/mentions-legales.html', '', 'imprint'],
  ['/privacy-policy', '', 'privacy'],
  ['/datenschutzerklaerung.html', '', 'privacy'],
  ['/agb', '', 'terms'],
  ['/locations/east.html', '', 'locations'],
  ['/o-nas.html', '', 'about'],
  ['/seite-3', 'Über uns', 'about'],
  ['/leistungen', '', 'services'],
  ['/cennik.html', '', 'services'],
  ['/faq', '', 'faq'],
  ['/blog/contact-lenses-101', '', 'other'],
  ['/%E0%A4%A', '', 'other'],
  ['/seite-4', 'Willkommen', 'other'],
] as const)('%s with the title %j is a page for %s', (path, title, purpose) => {
  expect(classifyPurpose(aPage({ url: `http://shop.test${path}`, title, headings: [] }), false)).toBe(purpose);
});

test('a source lists each place once, twenty at most, the used one first', () => {
  const page = { url: 'http://shop.test/' };
  const seen = Array.from({ length: 30 }, (_, i) => mention(page, 'text', `quote ${i % 25}`));
  expect(factSource(undefined, seen)?.seen).toHaveLength(20);
  expect(factSource(seen[3], seen)?.takenFrom.quote).toBe('quote 3');
  expect(factSource(undefined, [])).toBeNull();
});

test('quotes are one line of at most 300 characters, never cut inside a character', () => {
  const { quote } = mention({ url: 'http://shop.test/' }, 'text', `a\n b ${'😀'.repeat(400)}`);
  expect(quote.length).toBeLessThanOrEqual(300);
  expect(quote.startsWith('a b 😀')).toBe(true);
  expect(quote.isWellFormed()).toBe(true);
});
