import { describe, expect, it, test } from 'vitest';
import { createHtmlContext, jsonLd } from '#test/site-of-html.ts';
import { deriveNapConsistency } from './nap-consistency.ts';

const nap = (site: Readonly<Record<string, string>>) => {
  const { consistent, table } = deriveNapConsistency(createHtmlContext(site));
  const conflicts = table.flatMap((row) =>
    row.conflicts.map((part) => `${part} ${new URL(row.url).pathname} ${row.place}`),
  );
  return { consistent: consistent.value, conflicts, table, source: consistent.source };
};

const FOOTER = '<footer>Birch Plumbing LLC, 88 Birch Street, Duluth, MN 55802 · (218) 555-0142</footer>';
const business = (over: Readonly<Record<string, unknown>>): string =>
  jsonLd({
    '@context': 'https://schema.org',
    '@type': 'Plumber',
    name: 'Birch Plumbing',
    telephone: '+1-218-555-0142',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '88 Birch St',
      addressLocality: 'Duluth',
      addressRegion: 'MN',
      postalCode: '55802',
      addressCountry: 'US',
    },
    ...over,
  });

const TEMPLATE = {
  '@type': 'PostalAddress',
  streetAddress: '123 Main St',
  addressLocality: 'Duluth',
  addressRegion: 'MN',
  postalCode: '12345',
};

describe('agreement', () => {
  test.each([
    [
      'a switchboard with its "-0" in the text and without it in the code',
      {
        '/': `<footer>Werkstatt Beyer, Lindenweg 4, 48231 Warendorf<br>Telefon 02581 77 02-0</footer>${jsonLd({
          '@type': 'Plumber',
          name: 'Werkstatt Beyer',
          telephone: '+49-2581-7702',
        })}`,
      },
    ],
    [
      'one address of a template, where no other is shown',
      {
        '/': `<p>Call (218) 555-0142</p>${business({ address: TEMPLATE })}`,
        '/areas': `<p>Duluth, MN</p><footer>(218) 555-0142</footer>${business({ address: TEMPLATE })}`,
      },
    ],
    [
      'the number of the register that licenses the business',
      {
        '/': `${FOOTER}<p>a</p><p>b</p><p>c</p><p>d</p><p>e</p><footer>MnDOT No. 006479 MnDOT TOLL FREE: 1-888-368-4689</footer>`,
        '/rights': `${FOOTER}<p>You can file a complaint by calling us at: 1(888) 368-4689</p>`,
      },
    ],
    [
      'a suburb here and its town there',
      {
        '/': `<header>06 842 0340</header>${business({ telephone: '+64 6 842 0340', address: { '@type': 'PostalAddress', streetAddress: 'Unit 4, 10 Thorn Place', addressLocality: 'Onekawa', addressRegion: "Hawke's Bay", addressCountry: 'NZ' } })}`,
        '/contact': "<p>Address: Unit 4, 10 Thorn Place, Onekawa, Napier, Hawke's Bay, New Zealand</p>",
      },
    ],
    [
      'the landline of the imprint beside the mobile number of the site',
      {
        '/': '<p>Garage Morel</p><p>06 48 91 27 35</p><footer>4 rue des Tanneurs, 38000 Grenoble</footer>',
        '/pneus': '<p>Pneus</p><p>06 48 91 27 35</p><footer>4 rue des Tanneurs, 38000 Grenoble</footer>',
        '/mentions-legales':
          '<h1>Mentions légales</h1><p>Ce site est édité par Garage Morel, 4 rue des Tanneurs, 38000 Grenoble.</p><p>Téléphone : 04 76 12 34 56</p>',
      },
    ],
    ['one footer on every page', { '/': FOOTER, '/about': FOOTER }],
    ['structured data in another format', { '/': `${business({})}${FOOTER}` }],
    [
      'formats of every kind',
      {
        '/': FOOTER,
        '/contact': '<p>88 Birch St., Duluth MN 55802<br>218.555.0142</p>',
        '/about': '<a href="tel:12185550142">218 555 0142</a>',
      },
    ],
    [
      'a second line beside the first',
      { '/': `${FOOTER}`, '/contact': '<p>Office: (218) 555-0142</p><p>Mobile: (218) 555-0177</p>' },
    ],
    [
      'a toll-free line beside the first',
      { '/': '<header>(218) 555-0142 or 1-877-555-0189</header>', '/contact': '<p>1-877-555-0189</p>' },
    ],
    ['a fax number', { '/': FOOTER, '/contact': '<p>Phone (218) 555-0142</p><p>Fax (218) 555-0143</p>' }],
    [
      'a chat on a mobile beside a landline',
      {
        '/': '<p lang="it">Via Emilia 8, 40128 Bologna</p><footer>051 634 0012</footer><div><p>a</p><p>b</p><p>c</p><p>d</p><p>e</p><a href="https://wa.me/393780643043">Chat</a></div>',
      },
    ],
    ['a line for emergencies', { '/': FOOTER, '/emergency': `<p>24h emergency line: (218) 555-0177</p>${FOOTER}` }],
    [
      'branches with a number each',
      {
        '/': '<p>1412 Route 9, Yarmouth, MA (508) 555-0180</p><p>570 Route 28, Harwich, MA (508) 555-0140</p>',
        '/brakes': '<p>1412 Route 9, Yarmouth, MA (508) 555-0180</p><p>570 Route 28, Harwich, MA (508) 555-0140</p>',
      },
    ],
    [
      'a video that a page recommends',
      {
        '/': FOOTER,
        '/friends': `<p>${'Carla is a noted chef and has her own radio show. '.repeat(3)}For more information or to order this video call 225-291-0110.</p>${FOOTER}`,
      },
    ],
    [
      'the seat of the company in its legal notice',
      { '/': FOOTER, '/about': FOOTER, '/legal-notice': '<p>Birch Holding LLC, 500 Lake Avenue, Duluth, MN 55811</p>' },
    ],
    [
      "the maker's number",
      {
        '/': `${FOOTER}`,
        '/about': '<footer>Birch Plumbing (218) 555-0142 · Website by Pixel Forge, (303) 447-1290</footer>',
      },
    ],
    [
      'the number of a partner, beside his address of another domain',
      {
        '/': `${FOOTER}<p>Write to info@birch.example</p>`,
        '/lessons': `<p>Book with Joe: joe@oak.example</p><p>Phone (218) 555-0177</p>${FOOTER}`,
      },
    ],
    [
      'the mobile prefix of Argentina with and without its 9',
      {
        '/': '<a href="https://wa.me/5491131976852">Chat</a>',
        '/contacto': '<a href="https://wa.me/541131976852">+54 11 3197 6852</a>',
      },
    ],
  ] as const)('%s', (_, site) => {
    const { consistent, conflicts } = nap(site);
    expect(conflicts).toEqual([]);
    expect(consistent).toBe(true);
  });
});

describe('conflict', () => {
  test.each([
    [
      'another number in one footer',
      { '/': FOOTER, '/about': FOOTER, '/offers': '<footer>(218) 555-0188</footer>' },
      'phone /offers footer',
    ],
    [
      'two numbers in different parts of one page',
      {
        '/': `<header>(218) 555-0142</header><p>text</p><p>text</p><p>text</p><footer>(218) 555-0188</footer>`,
        '/about': '<header>(218) 555-0142</header>',
      },
      'phone / footer',
    ],
    [
      'another number to book by',
      { '/': FOOTER, '/book': `<p>Or contact us:</p><li>Tel: (218) 555-0188</li>${FOOTER}` },
      'phone /book text',
    ],
    [
      'a link that dials another number than it shows',
      { '/': `<a href="tel:+12185550188">(218) 555-0142</a>${FOOTER}` },
      'phone / tel-link',
    ],
    [
      'a template number in structured data',
      { '/': `${business({ telephone: '+1-123-456-7890' })}${FOOTER}` },
      'phone / json-ld',
    ],
    [
      'another number in structured data',
      { '/': `${business({ telephone: '+1-218-555-0188' })}${FOOTER}`, '/about': FOOTER },
      'phone / json-ld',
    ],
    [
      'a template address in structured data',
      {
        '/': `${FOOTER}${business({ address: TEMPLATE })}`,
      },
      'address / json-ld',
    ],
    [
      'another house in structured data',
      {
        '/': `${business({ address: { '@type': 'PostalAddress', streetAddress: '500 Lake Avenue', addressLocality: 'Duluth', addressRegion: 'MN', postalCode: '55811' } })}${FOOTER}`,
        '/about': FOOTER,
      },
      'address / json-ld',
    ],
    [
      'another address in one footer',
      { '/': FOOTER, '/about': FOOTER, '/offers': '<footer>500 Lake Avenue, Duluth, MN 55811</footer>' },
      'address /offers footer',
    ],
    [
      'another code for the same house',
      { '/': FOOTER, '/about': FOOTER, '/contact': '<p>88 Birch Street, Duluth, MN 55820</p>' },
      'address /contact text',
    ],
    [
      'a stranger in structured data',
      { '/': `<title>Birch Plumbing</title><h1>Birch Plumbing</h1>${business({ name: 'Quickfix Drains' })}${FOOTER}` },
      'name / json-ld',
    ],
  ] as const)('%s', (_, site, expected) => {
    const { consistent, conflicts, source } = nap(site);
    expect(conflicts).toContain(expected);
    expect(consistent).toBe(false);
    expect(source?.takenFrom.url).toBeDefined();
  });
});

test.each([
  ['nothing at all', { '/': '<p>Welcome</p>' }],
  ['one number in one place', { '/': '<footer>88 Birch Street, Duluth, MN 55802</footer>' }],
  [
    'a number here and a street there',
    { '/': '<p>Call (218) 555-0142</p>', '/contact': '<p>88 Birch Street, Duluth, MN 55802</p>' },
  ],
] as const)('there is nothing to compare: %s', (_, site) => {
  expect(nap(site).consistent).toBeNull();
});

test('legal forms, "&" and case make no different name', () => {
  const { conflicts } = nap({
    '/': `<title>Birch & Sons Plumbing</title><h1>BIRCH AND SONS</h1>${business({ name: 'Birch & Sons Plumbing, LLC' })}${FOOTER}`,
  });
  expect(conflicts).toEqual([]);
});

test('the table lists each place once and has at most forty rows, conflicts included', () => {
  const pages: Record<string, string> = { '/': FOOTER };
  for (let i = 0; i < 60; i += 1)
    pages[`/page-${i}`] = `<footer>(218) 555-0142</footer><p>Call us: (218) 5${String(i + 10)}-4321</p>`;
  const { table } = nap(pages);
  expect(table).toHaveLength(40);
  expect(table.filter((row) => row.conflicts.length > 0).length).toBeGreaterThan(30);
});

describe('the number beside each of several addresses', () => {
  const SHOPS =
    '<h2>Our shops</h2><p>1412 Route 9, Yarmouth, MA</p><p>(508) 555-0180</p><p>570 Route 28, Harwich, MA</p><p>(508) 555-0140</p>';
  const pairs = (site: Readonly<Record<string, string>>) =>
    nap(site).table.map(({ address, phone }) => `${address?.match(/\d+ Route \d+/)?.[0]} ${phone}`);

  it('is the nearest one, in whatever order the page names the addresses before', () => {
    const prose = '<p>For a sticker visit us at 570 Route 28, Harwich, MA.</p><p>Or at 1412 Route 9, Yarmouth, MA.</p>';
    const gap = '<p>a</p><p>b</p><p>c</p><p>d</p><p>e</p><p>f</p><p>g</p>';
    expect(pairs({ '/': prose + gap + SHOPS })).toEqual(['570 Route 28 (508) 555-0140', '1412 Route 9 (508) 555-0180']);
  });

  it('is none where the only number is far from both', () => {
    const gap = '<p>Welcome to our shops.</p>'.repeat(9);
    const addresses = '<p>1412 Route 9, Yarmouth, MA</p><p>570 Route 28, Harwich, MA</p>';
    expect(pairs({ '/': `<p>(508) 555-0180</p>${gap}${addresses}` })).toEqual([
      '1412 Route 9 null',
      '570 Route 28 null',
      'undefined (508) 555-0180',
    ]);
  });
});

it('lists a number that stands backwards on the page as it is', () => {
  const { table } = nap({
    '/': '<p>Appelez le <a href="tel:+33651283794"><span class="rtl">49 73 82 15 60</span></a></p>',
    '/contact': '<p><a href="tel:+33651283794">49 73 82 15 60</a></p>',
  });
  expect(new Set(table.map(({ phone }) => phone))).toEqual(new Set(['06 51 28 37 94']));
});

it('lists the number that a link dials, where it shows another', () => {
  const { table } = nap({
    '/': `<p>a</p><p>b</p><a href="tel:+12185550199">(218) 555-0142</a>${FOOTER}`,
    '/about': FOOTER,
  });
  const wrong = table.filter(({ conflicts }) => conflicts.includes('phone'));
  expect(wrong.map(({ phone }) => phone)).toEqual(['+12185550199']);
});
