import { describe, expect, test } from 'vitest';
import { createHtmlContext, jsonLd } from '#test/site-of-html.ts';
import { rankAddresses } from './addresses.ts';

const own = (site: Readonly<Record<string, string>>): string[] =>
  rankAddresses(createHtmlContext(site))
    .filter((one) => one.isOwn)
    .map(({ address: { street, city, region, postalCode, country } }) =>
      [street, city, region, postalCode, country].map((part) => part ?? '-').join(' | '),
    );

const postal = (parts: Readonly<Record<string, string>>): string =>
  jsonLd({
    '@context': 'https://schema.org',
    '@type': 'Plumber',
    name: 'Birch Plumbing',
    address: { '@type': 'PostalAddress', ...parts },
  });

describe('where an address is found', () => {
  test.each([
    [
      'a footer',
      { '/': '<footer>88 Birch Street, Duluth, MN 55802</footer>' },
      ['88 Birch Street | Duluth | MN | 55802 | US'],
    ],
    [
      'an address element in lines',
      { '/': '<address>Unit 4A, Mill Farm Industries,<br>Botley Rd, Curbridge,<br>Southampton SO30 2HB</address>' },
      ['Unit 4A, Mill Farm Industries, Botley Rd | Southampton | - | SO30 2HB | GB'],
    ],
    [
      'a footer with unit, town, region and country',
      { '/': '<footer>Calle 5 No. 8-39, Oficina 6, Ibagué, Tolima Colombia</footer>' },
      ['Calle 5 No. 8-39, Oficina 6 | Ibagué | Tolima | - | CO'],
    ],
    [
      'a town that is a label elsewhere',
      { '/': '<address>210 Dauphin Street, Mobile, AL 36602</address>' },
      ['210 Dauphin Street | Mobile | AL | 36602 | US'],
    ],
    [
      'a quarter before the town',
      { '/': '<footer>Rua XV de Novembro, 120 – Centro / Curitiba – PR, 80020-310</footer>' },
      ['Rua XV de Novembro, 120 | Curitiba | PR | 80020-310 | BR'],
    ],
    [
      'a province behind a slash',
      { '/': '<p>Cihan Sk. 3, 16140 Nilüfer/Bursa</p><a href="tel:+902242322424">Ara</a>' },
      ['Cihan Sk. 3 | Nilüfer | Bursa | 16140 | TR'],
    ],
    [
      'blocks of their own',
      { '/': '<footer><div>5 Toora Road,</div><div>Toora, VIC, 3962</div></footer>' },
      ['5 Toora Road | Toora | VIC | 3962 | AU'],
    ],
    [
      'a street, a code and a town in blocks of their own',
      {
        '/': '<footer><div>Conde de Robles, 14</div><div>28001</div><div>Madrid</div><div>Tel : 914 650 327</div></footer>',
      },
      ['Conde de Robles, 14 | Madrid | - | 28001 | ES'],
    ],
    [
      'a town before its street',
      { '/': '<footer><div>info@ulivo.it</div><div>Como Viale Ulivo Masotti, 41</div></footer>' },
      ['Viale Ulivo Masotti, 41 | Como | - | - | -'],
    ],
    [
      'a town with its province in brackets, below a street',
      { '/': '<footer>Dove siamo<p>Via del mulino 160<br>Montefiascone (VT)<br>Cookie Policy</p></footer>' },
      ['Via del mulino 160 | Montefiascone | VT | - | IT'],
    ],
    [
      'a town with its province in brackets, behind a street',
      { '/': '<footer>Via del mulino 160, Montefiascone (VT)</footer>' },
      ['Via del mulino 160 | Montefiascone | VT | - | IT'],
    ],
    [
      'a city of five words',
      {
        '/contact': '<h2>Ubicación</h2><p>Honduras 5120, Palermo, Ciudad Autónoma de Buenos Aires</p>',
        '/': '<p>Tel. +54 9 11 2528-5024</p>',
      },
      ['Honduras 5120 | Ciudad Autónoma de Buenos Aires | - | - | AR'],
    ],
    [
      'list items',
      {
        '/contact': '<ul><li>Mickiewicza 4/lok 5</li><li>42-217 Częstochowa</li><li>Pon - Pt (9:00 - 15:00)</li></ul>',
      },
      ['Mickiewicza 4/lok 5 | Częstochowa | - | 42-217 | PL'],
    ],
    [
      'table cells under a label',
      { '/': '<table><tr><th>Adresse</th></tr><tr><td>4 rue du lycée, 53000 Laval</td></tr></table>' },
      ['4 rue du lycée | Laval | - | 53000 | FR'],
    ],
    [
      'a heading above the town',
      { '/locations': '<h3>103 Twin Oaks Circle</h3><div>Frankfort, KY 40601 (502) 875-3200 Mon-Fri 9:00 AM</div>' },
      ['103 Twin Oaks Circle | Frankfort | KY | 40601 | US'],
    ],
    [
      'a location of structured data, without a name of its own',
      {
        '/': jsonLd({
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: 'Birch Plumbing',
          location: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              streetAddress: '88 Birch Street',
              addressLocality: 'Duluth',
              addressRegion: 'MN',
              postalCode: '55802',
            },
          },
        }),
      },
      ['88 Birch Street | Duluth | MN | 55802 | US'],
    ],
    [
      'a province that is called like a state',
      {
        '/': postal({
          streetAddress: 'Via Roma 4',
          addressLocality: 'Milano',
          addressRegion: 'MI',
          postalCode: '20121',
        }),
      },
      ['Via Roma 4 | Milano | MI | 20121 | -'],
    ],
    [
      'between a year and a number',
      { '/': '<footer>© 2026 Birch Plumbing | 88 Birch Street | Duluth, MN 55802 218-555-0142</footer>' },
      ['88 Birch Street | Duluth | MN | 55802 | US'],
    ],
    [
      'an imprint',
      {
        '/': 'Willkommen',
        '/impressum': '<h1>Impressum</h1><p>Werkstatt Beyer<br>Inh. Jan Beyer<br>Lindenweg 4<br>48231 Warendorf</p>',
      },
      ['Lindenweg 4 | Warendorf | - | 48231 | DE'],
    ],
    [
      'JSON-LD with the state behind the town',
      { '/': postal({ streetAddress: 'Calle Palma 4', addressLocality: 'Acapulco Gro', addressCountry: 'MX' }) },
      ['Calle Palma 4 | Acapulco | Guerrero | - | MX'],
    ],
    [
      'JSON-LD',
      {
        '/': postal({
          streetAddress: '88 Birch Street',
          addressLocality: 'Duluth',
          addressRegion: 'MN',
          postalCode: '55802',
          addressCountry: 'US',
        }),
      },
      ['88 Birch Street | Duluth | MN | 55802 | US'],
    ],
    [
      'JSON-LD with country by name',
      {
        '/': postal({
          streetAddress: 'Lindenweg 4',
          addressLocality: 'Warendorf',
          postalCode: '48231',
          addressCountry: 'Deutschland',
        }),
      },
      ['Lindenweg 4 | Warendorf | - | 48231 | DE'],
    ],
    [
      'JSON-LD as one string',
      { '/': jsonLd({ '@type': 'Bakery', name: 'Forno', address: 'Via Emilia 8, 40128 Bologna BO, Italia' }) },
      ['Via Emilia 8 | Bologna | BO | 40128 | IT'],
    ],
    [
      'JSON-LD with everything in the street',
      { '/': postal({ streetAddress: '88 Birch Street, Duluth, MN 55802', addressCountry: 'US' }) },
      ['88 Birch Street | Duluth | MN | 55802 | US'],
    ],
    [
      'microdata',
      {
        '/': '<div itemscope itemtype="https://schema.org/Store"><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">8062 Grange Blvd.</span> <span itemprop="addressLocality">Hanford, CA</span> <span itemprop="addressRegion">CA</span> <span itemprop="postalCode">93230</span></div></div>',
      },
      ['8062 Grange Blvd. | Hanford | CA | 93230 | US'],
    ],
    [
      'a map link',
      {
        '/': '<a href="https://www.google.com/maps/place/Via+Emilia,+8,+40128+Bologna,+Italia/@44.5,11.3,17z">Mappa</a>',
      },
      ['Via Emilia, 8 | Bologna | BO | 40128 | IT'],
    ],
    [
      'an embedded map',
      {
        '/': '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2491!2d5.9!3d51.5!3m3!1m2!1s0x47!2sBergweg%204%2C%205804%20BA%20Venray!5e0!3m2!1snl!2snl"></iframe>',
      },
      ['Bergweg 4 | Venray | - | 5804 BA | NL'],
    ],
    [
      'a Japanese access page',
      { '/': '<p>整骨院のご案内</p>', '/pages/access.html': '<p>〒179-0074 東京都練馬区春日町5丁目9-12</p>' },
      ['春日町5丁目9-12 | 練馬区 | 東京都 | 179-0074 | JP'],
    ],
    [
      'a line without a code, opened by its street',
      { '/': '<footer><p>ul. Ruska 15/3 Wrocław</p></footer>' },
      ['ul. Ruska 15/3 | Wrocław | - | - | -'],
    ],
    ['a town alone in a footer', { '/': '<footer>Akron, OH 44305</footer>' }, ['- | Akron | OH | 44305 | US']],
  ] as const)('%s', (_, site, expected) => {
    expect(own(site)).toEqual(expected);
  });
});

describe('the parts together', () => {
  test('a bare town joins the street it belongs to, and the spellings of one place are one', () => {
    expect(
      own({
        '/': '<footer>48231 Warendorf</footer>',
        '/kontakt': '<p>Lindenweg 4<br>48231 Warendorf</p>',
        '/impressum': '<p>Impressum: Werkstatt Beyer<br>Linden-Weg 4<br>D-48231 Warendorf</p>',
      }),
    ).toEqual(['Lindenweg 4 | Warendorf | - | 48231 | DE']);
  });

  test('a name split by the markup gives way to the spelling of the other places', () => {
    expect(
      own({
        '/': '<div>427 Moor Avenue</div><div>Atla nta, GA 30307</div><footer>427 Moor Avenue, Atlanta, GA 30307</footer>',
        '/a': '<footer>427 Moor Avenue, Atlanta, GA 30307</footer>',
      }),
    ).toEqual(['427 Moor Avenue | Atlanta | GA | 30307 | US']);
  });

  test('a quarter in brackets is no region in the north', () => {
    expect(
      own({
        '/': '<p lang="de">Wir sind für Sie da und freuen uns auf Ihren Besuch.</p><footer>Blumenstraße 43, 22767 Hamburg (Altona)</footer>',
      }),
    ).toEqual(['Blumenstraße 43 | Hamburg | - | 22767 | DE']);
  });

  test('visible text outweighs a structured address that visitors do not see', () => {
    const [first] = own({
      '/': `${postal({ streetAddress: '12 Rue de la Gare', addressLocality: 'Paris', postalCode: '75001', addressCountry: 'FR' })}<p>110 Boulevard Voltaire, 75011 Paris, France</p>`,
    });
    expect(first).toBe('110 Boulevard Voltaire | Paris | - | 75011 | FR');
  });
});

test('a suburb in one place and its town behind it in another are the town', () => {
  const site = {
    '/': jsonLd({
      '@context': 'https://schema.org',
      '@type': 'AutoRepair',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Unit 4, 10 Thorn Place',
        addressLocality: 'Onekawa',
        addressCountry: 'NZ',
      },
    }),
    '/contact': "<p>Address: Unit 4, 10 Thorn Place, Onekawa, Napier, Hawke's Bay, New Zealand</p>",
  };
  expect(own(site)).toEqual(["Unit 4, 10 Thorn Place | Napier | Hawke's Bay | - | NZ"]);
});

describe('what is no address of the business', () => {
  test.each([
    [
      'a template in structured data',
      {
        '/': `${postal({ streetAddress: '123 Main St', addressLocality: 'Dallas', addressRegion: 'TX', postalCode: '75201', addressCountry: 'US' })}<p>Call us</p>`,
      },
    ],
    ['a template on the page', { '/': '<footer>123 Main Street, Anytown, ST 12345</footer>' }],
    ['a German template', { '/impressum': '<p>Max Mustermann<br>Musterstraße 1<br>12345 Musterstadt</p>' }],
    [
      'the venue of an event',
      {
        '/': jsonLd({
          '@context': 'https://schema.org',
          '@type': 'Event',
          name: 'Home Fair',
          location: {
            '@type': 'Place',
            name: 'Harbor Hall',
            address: {
              '@type': 'PostalAddress',
              streetAddress: '4 Lake Street',
              addressLocality: 'Duluth',
              addressRegion: 'MN',
              postalCode: '55802',
            },
          },
        }),
      },
    ],
    ['a form placeholder', { '/': '<input placeholder="88 Birch Street, Duluth, MN 55802">' }],
    [
      'the host in a legal notice',
      { '/': 'Accueil', '/mentions-legales': '<h2>Hébergeur</h2><p>Webparc SAS, 2 rue Keller, 59100 Roubaix</p>' },
    ],
    [
      'the authority in a privacy notice',
      {
        '/': 'Start',
        '/privacy': '<p>You may complain to the supervisory authority, Carrer Gran 6, 28001 Madrid.</p>',
      },
    ],
    [
      'the chamber in an imprint',
      {
        '/': 'Start',
        '/impressum': '<h2>Zuständige Kammer</h2><p>Ärztekammer Beispielland<br>Gartenstraße 210<br>48147 Münster</p>',
      },
    ],
    ['a town that is only served', { '/': '<h3>Milwaukee, WI</h3><p>Expert drain service.</p>' }],
    ['a copyright line', { '/': '<footer>© 2025 PG Gás - Todos os direitos reservados</footer>' }],
    ['years of a chronicle', { '/': '<p>Town laid out 1835, Incorporated April 1866</p>' }],
    ['a service in the place of a street', { '/': postal({ streetAddress: 'Mobile Service - We Come To You' }) }],
  ] as const)('%s', (_, site) => {
    expect(own(site)).toEqual([]);
  });

  test('a template street is believed where the page and the structured data both print it as a whole', () => {
    expect(
      own({
        '/': `${postal({ streetAddress: '123 Main Street', addressLocality: 'Ely', addressRegion: 'MN', postalCode: '55731', addressCountry: 'US' })}<footer>123 Main Street, Ely, MN 55731</footer>`,
      }),
    ).toEqual(['123 Main Street | Ely | MN | 55731 | US']);
  });
});

describe('places of events', () => {
  test.each([
    ['the day on the line', '<li>12 December 2026, Guildhall, 40 Market Street, Newbury RG14 5DP</li>'],
    ['the day above', '<h3>Saturday, May 3</h3><p>40 Market Street, Newbury RG14 5DP</p>'],
    ['a day in digits', '<p>03.05.2026 · Lindenweg 4, 48231 Warendorf</p>'],
  ])('are not the business’s: %s', (_, html) => {
    expect(own({ '/': html })).toEqual([]);
  });

  test('a day in the footer belongs to something else', () => {
    expect(
      own({ '/': '<footer><p>Updated 12 December 2026</p><p>40 Market Street, Newbury RG14 5DP</p></footer>' }),
    ).toHaveLength(1);
  });
});

describe('of two towns in one address', () => {
  const footer = '<footer><p>Larkhill Lane<br>Kettering<br>Northampton<br>NN16 4DD</p></footer>';

  test('the site is in the one that it says it is based in', () => {
    const html = `<p>A window cleaner based in Kettering covering Northampton.</p>${footer}`;
    expect(own({ '/': html })[0]).toBe('Larkhill Lane | Kettering | - | NN16 4DD | GB');
  });

  test('the last one is the postal town', () => {
    expect(own({ '/': footer })[0]).toBe('Larkhill Lane | Northampton | - | NN16 4DD | GB');
  });
});

test('the main one of two places is the one that the home page has first everywhere', () => {
  const [main, other] = ['12 rue Haute, 62110 Hénin-Beaumont', '7 chemin du Moulin, 62119 Dourges'];
  const entry = (street: string, code: string, city: string) => ({
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: code,
    addressLocality: city,
    addressCountry: 'FR',
  });
  const data = jsonLd({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'Cabinet Larkhill',
    address: [entry('12 rue Haute', '62110', 'Hénin-Beaumont'), entry('7 chemin du Moulin', '62119', 'Dourges')],
  });
  const town = `<main><p>Cabinet du samedi</p><address>${other}</address></main>`;
  const site = { '/': `${data}<footer><p>${main}</p><p>${other}</p></footer>`, '/lens': town, '/douai': town };
  expect(own(site).map((one) => one.split(' | ')[0])).toEqual(['12 rue Haute', '7 chemin du Moulin']);
});

test('a town in capitals is written as others write it', () => {
  expect(own({ '/': '<footer>Calle Luna 8, 14400 CASTRO DEL RIO, España</footer>' })[0]).toMatch(/Castro del Rio/);
});
