import { describe, expect, test } from 'vitest';
import { createHtmlContext, jsonLd } from '#test/site-of-html.ts';
import { deriveServiceArea, findMainArea } from './service-area.ts';

const area = (html: string, label: string | null = null) => {
  const { areas, isServiceArea } = deriveServiceArea(createHtmlContext({ '/': html }), label);
  return { areas: areas.value, is: isServiceArea.value, source: areas.source };
};

describe('areas served', () => {
  test.each([
    ['Lanne', 'Lanne en Barétous', '12 Rue du Pont, 64570 Lanne en Barétous, France'],
    ['Frankfurt', 'Frankfurt am Main', 'Domstraße 4, 60311 Frankfurt am Main, Deutschland'],
  ])('%s is short for the own town %s', (short, town, address) => {
    const data = jsonLd({ '@type': 'Electrician', name: 'A', areaServed: [short, 'Pau', 'Kassel'] });
    expect(area(`${data}<footer>${address}</footer>`).areas).toEqual(expect.arrayContaining([town]));
    expect(area(`${data}<footer>${address}</footer>`).areas).not.toContain(short);
  });

  test('are once what the site also writes short, as it writes it most', () => {
    const html = `<h1>Limpiezas en Sabadell</h1><p>Trabajamos en Sabadell, Terrassa, Cerdanyola del Vallès y Ripollet.</p>
      <h2>Badia, Cerdanyola</h2><p>Cubrimos Cerdanyola del Vallès, Terrassa y Ripollet.</p><footer>Calle Luna 8, 08206 Sabadell, España</footer>`;
    const { areas } = area(html, 'Cleaning service');
    expect(areas).toContain('Cerdanyola del Vallès');
    expect(areas).not.toContain('Cerdanyola');
  });

  test('are two boroughs, of which one has the name of another one too', () => {
    const data = jsonLd({
      '@type': 'Plumber',
      name: 'A',
      areaServed: ['Kensington', 'Kensington and Chelsea', 'Brent'],
    });
    const { areas } = area(`${data}<footer>4 Hill Road, London NW10 2XY</footer>`);
    expect(areas).toEqual(expect.arrayContaining(['Kensington', 'Kensington and Chelsea']));
  });

  test('are no quarter of a town that another town has the name of', () => {
    const html = (more: string) =>
      `<p>Trabajamos en Sabadell, Terrassa y Ripollet.</p><h2>Centre y Gràcia</h2><p>Atendemos el centro de Sabadell${more}.</p>
      <footer>Calle Luna 8, 08206 Sabadell, España</footer>`;
    expect(area(html(''), 'Cleaning service').areas).toContain('Gràcia');
    expect(area(html(' y el barrio de Gràcia'), 'Cleaning service').areas).toEqual([
      'Sabadell',
      'Terrassa',
      'Ripollet',
    ]);
  });

  test('are the members below a line that says what they are', () => {
    const list =
      '<dl><dt>seit 05.2019:</dt><dd>Markt Wald</dd><dd>Holzgünz</dd><dt>seit 07.2020:</dt><dd>Sontheim</dd></dl>';
    const html = (label: string) =>
      `<p>Wir sind eine Musikschule für alle. ${label}:</p>${list}<footer>Hauptstraße 4, 87746 Erkheim, Deutschland</footer>`;
    expect(area(html('Mitgliedsgemeinden sind'), 'Music school').areas).toEqual(['Markt Wald', 'Holzgünz', 'Sontheim']);
    expect(area(html('Unsere Freunde sind'), 'Music school').areas).toEqual([]);
  });

  test('are quarters with the first word that some of them share', () => {
    const quarters =
      'Almagro,Balvanera,Barracas,Belgrano,Boedo,Caballito,Colegiales,Parque Avellaneda,Parque Chas,Parque Patricios,Retiro';
    const html = `<h2>Zonas de cobertura</h2><ul>${quarters.replace(/([^,]+),?/g, '<li>$1</li>')}</ul>`;
    const { areas } = area(`${html}<footer>Honduras 5120, C1414 Buenos Aires, Argentina</footer>`);
    expect(areas).toContain('Parque Patricios');
    expect(areas).not.toContain('Avellaneda');
  });

  test('are counties, not the towns of their names', () => {
    const said = area(
      '<p>We travel throughout Elko and Nye counties. We serve Wells, Carlin and Ely.</p><footer>4 Pine St, Elko, NV 89801</footer>',
    );
    expect(said.areas).toEqual(expect.arrayContaining(['Elko County', 'Nye County', 'Wells', 'Carlin', 'Ely']));
    expect(said.areas).not.toContain('Nye');
  });

  test('are a village that the gazetteer lacks, before towns that it has, and no word of a compound', () => {
    const { areas } = area(
      '<h2>Wisch-, Spachtel- und Schmucktechniken</h2><p>We operate in and around Thornwick in Elmet, Aberford, Garforth and Selby.</p><footer>4 Mill Lane, Selby YO8 4AA</footer>',
    );
    expect(areas).toEqual(['Selby', 'Thornwick in Elmet', 'Aberford', 'Garforth']);
  });

  test('are a town without the abbreviation of its state, and no whole country', () => {
    const list = (names: readonly string[]) => names.map((name) => `<li>${name}</li>`).join('');
    const mexico = `<h2>Zonas de servicio</h2><ul>${list(['Acapulco Gro', 'Coyuca de Benítez', 'Zihuatanejo Gro.'])}</ul>`;
    expect(area(`${mexico}<footer>Calle Palma 4, 39300 Acapulco, México</footer>`).areas).toEqual(
      expect.arrayContaining(['Acapulco', 'Coyuca de Benítez', 'Zihuatanejo']),
    );
    const ticino = `<h2>Zone servite</h2><ul>${list(['Lugano', 'Bellinzona', 'Tutta la Svizzera', 'Locarno'])}</ul>`;
    expect(area(`${ticino}<footer>Via Ronco 4, 6900 Lugano, Svizzera</footer>`).areas).toEqual([
      'Lugano',
      'Bellinzona',
      'Locarno',
    ]);
  });

  test('are no first word of a region: "Central Florida"', () => {
    const html = '<h1>Plumber in Sanford, FL</h1><p>12 Oak Street, Sanford, FL 32771</p>';
    expect(area(`${html}<p>Serving Sanford & Central Florida for 35 years.</p>`).areas).not.toContain('Central');
  });

  test('are no town that is a name of the owner', () => {
    const titles = ['Trattoria da Morano', 'Menu | Trattoria da Morano', 'Chi siamo | Trattoria da Morano'];
    const pages = titles.map(
      (title) => `<title>${title}</title><h2>${title}</h2><p>Montefiascone (VT), tel. 0761 820555</p>`,
    );
    const site = (home: string) => createHtmlContext({ '/': home, '/menu': pages[1] ?? '', '/chi': pages[2] ?? '' });
    const areasOf = (home: string) => deriveServiceArea(site(home), 'Restaurant').areas.value;
    expect(areasOf(pages[0] ?? '')).not.toContain('Morano');
  });

  test.each([
    ['Vini dei Colli, Pienza della Luna', false],
    ['Pavimenti, Pienza', true],
    ['Pavimenti, Pienza della Toscana', true],
  ])('are no town within a longer name: %s', (text, isServed) => {
    const html = `<title>Rossi</title><h2>${text}</h2><footer>Via Roma 1, 53045 Montepulciano (SI), Italia</footer>`;
    expect(area(html).areas.includes('Pienza')).toBe(isServed);
  });

  test('are no landform of a region: "Lake Area"', () => {
    const data = jsonLd({ '@type': 'Electrician', name: 'A', areaServed: ['Lake Area', 'Duluth Area', 'Hermantown'] });
    const html = `${data}<title>Electrician in the Lake Area</title><p>Call (218) 555-0139</p>`;
    expect(area(html).areas).toEqual(expect.arrayContaining(['Lake Area', 'Duluth']));
    expect(area(html).areas).not.toContain('Lake');
  });

  test('are counties where their names are, not the towns of those names', () => {
    const list = ['Hartford', 'Litchfield', 'New Haven', 'Tolland'].map((name) => `<li>${name} County</li>`).join('');
    const html = `<h1>Roofer in Connecticut</h1><p>Call (203) 555-0139</p><h2>Counties we serve</h2><ul>${list}</ul>`;
    expect(area(html).areas).toEqual(['Hartford County', 'Litchfield County', 'New Haven County', 'Tolland County']);
    expect(findMainArea(createHtmlContext({ '/': html }), null)).toBeNull();
  });

  test('are no towns of colleagues who share the hours on call', () => {
    const html =
      '<p>Lindenweg 4, 34117 Kassel</p><p>Nachts hat der Notdienstkreis Kassel - Vellmar - Baunatal - Lohfelden abwechselnd Dienst.</p>';
    expect(area(html).areas).toEqual([]);
  });

  test('are no word of a menu that is a town somewhere', () => {
    const html = '<title>"HOME</title><p>We are a family firm and we help you with mathematics.</p>';
    expect(area(`${html}<p>We are based in San Jose, California.</p><p>Call (408) 555-0139</p>`).areas).not.toContain(
      'HOME',
    );
  });

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
    ['a title', '<html><head><title>Mobile car wash in Duluth, MN</title></head><body></body></html>', ['Duluth']],
    ['a title in capitals', '<h1>Plumber San Francisco, California</h1>', ['San Francisco']],
    [
      'a sentence without a word for it',
      '<p>Wir sind in Ulm, Neu-Ulm, Blaustein und Umgebung für Sie da.</p>',
      ['Ulm', 'Neu-Ulm', 'Blaustein'],
    ],
    [
      'a sentence of a bike mechanic without a shop',
      '<p>We come to you: punctures and brakes, at home or at work in Milton Keynes, Bletchley and Wolverton. We have no shop.</p>',
      ['Milton Keynes', 'Bletchley', 'Wolverton'],
    ],
    [
      'a sentence of a sharpener without a shop',
      '<p>Knives, shears and mower blades, done in the van in Hexham, Corbridge and Haydon Bridge. There is no shop.</p>',
      ['Hexham', 'Corbridge', 'Haydon Bridge'],
    ],
    [
      'a sentence in French',
      '<p>Nous intervenons à Besançon, Dole et Pontarlier.</p>',
      ['Besançon', 'Dole', 'Pontarlier'],
    ],
    ['a label in Polish', '<p>Obszar działania: Gdańsk, Gdynia, Sopot i okolice</p>', ['Gdańsk', 'Gdynia', 'Sopot']],
    [
      'a label in Japanese',
      '<html lang="ja"><body><p>対応エリア：別府市、大分市、由布市</p></body></html>',
      ['別府市', '大分市', '由布市'],
    ],
    [
      'links of one kind',
      `<ul>${['Ayr', 'Troon', 'Prestwick'].map((town) => `<li><a href="/${town}">Plumber in ${town}</a></li>`).join('')}</ul>`,
      ['Ayr', 'Troon', 'Prestwick'],
    ],
    [
      'rows with their state',
      '<h2>Areas served</h2><table><tr><td>Beloit, WI</td></tr><tr><td>Rockford, IL</td></tr><tr><td>Delavan, WI</td></tr></table>',
      ['Beloit', 'Rockford', 'Delavan'],
    ],
    [
      'parts of towns between towns',
      '<p>Serving Boise, Harris Ranch and Meridian.</p>',
      ['Boise', 'Harris Ranch', 'Meridian'],
    ],
  ])('%s', (_, html, expected) => {
    expect(area(html).areas).toEqual(expected);
  });

  test.each([
    [
      'marks',
      '<h3>Areas we cover</h3><ul><li>Ayr →</li><li>Troon (KA10)</li><li>Prestwick »</li></ul>',
      ['Ayr', 'Troon', 'Prestwick'],
    ],
    ['the area around', '<p>Serving the Greater Boise area and Nampa, ID.</p>', ['Boise', 'Nampa']],
    [
      'a town with and without its state',
      '<p>Serving Boise, ID and Nampa, ID.</p><h2>Painting in Boise</h2>',
      ['Boise', 'Nampa'],
    ],
    [
      'two towns of one name',
      '<p lang="en-US">Serving Vancouver, WA, Portland, OR, Salem, OR and Salem, WA.</p><footer>1 Oak St, Portland, OR 97201</footer>',
      ['Portland', 'Salem, Oregon', 'Salem, Washington', 'Vancouver'],
    ],
    [
      'capitals',
      '<h2>AYR - TROON - PRESTWICK</h2><p>Serving Ayr, Troon and Prestwick</p>',
      ['Ayr', 'Troon', 'Prestwick'],
    ],
  ])('without %s', (_, html, expected) => {
    expect(area(html).areas).toEqual(expected);
  });

  test('has the seat first, where it is served and no smaller than the others', () => {
    const html = (seat: string) =>
      `<h2>Plumbing in Duluth</h2><h2>Boilers in Duluth</h2><p>Serving Duluth, MN, Hermantown, MN and Minneapolis, MN.</p><footer>1 Oak St, ${seat}</footer>`;
    expect(area(html('Minneapolis, MN 55401')).areas[0]).toBe('Minneapolis');
    expect(area(html('Hermantown, MN 55811')).areas[0]).toBe('Duluth');
  });

  test('has the largest first of many towns with a page each', () => {
    const towns =
      'Edina Hopkins Richfield Fridley Anoka Chaska Shakopee Eagan Stillwater Minnetonka Robbinsdale Minneapolis'.split(
        ' ',
      );
    const pages = towns.map(
      (town) => [`/${town}`, `<title>Movers in ${town}</title><h1>Movers in ${town}</h1>`] as const,
    );
    const list = `<h2>Areas we serve</h2><ul>${towns.map((town) => `<li>${town}, MN</li>`).join('')}</ul>`;
    const site = { '/': `<html lang="en-US"><body>${list}</body></html>`, ...Object.fromEntries(pages) };
    expect(deriveServiceArea(createHtmlContext(site), 'Moving company').areas.value[0]).toBe('Minneapolis');
  });

  test('has the main town first', () => {
    const page = (title: string) => `<html><head><title>${title}</title></head><body>
      <h2>Areas we serve</h2><ul><li>Eagle</li><li>Kuna</li><li>Boise</li><li>Nampa</li></ul></body></html>`;
    const context = createHtmlContext({
      '/': page('Lawn mowing in Boise, Idaho'),
      '/prices': page('Prices for Nampa, Idaho'),
      '/contact': page('Call us in Boise, Idaho'),
    });
    expect(deriveServiceArea(context, null).areas.value).toEqual(['Boise', 'Nampa', 'Eagle', 'Kuna']);
  });
});

describe('no area is', () => {
  const HERE = '<footer>88 Birch Street, Duluth, MN 55802</footer>';
  test.each([
    ['a sentence without places', '<p>We serve our customers with care.</p>'],
    ['a heading without a list', '<h2>Service areas</h2><p>We come to all towns around the lake, just ask us.</p>'],
    ['a country code', jsonLd({ '@type': 'Plumber', name: 'A', areaServed: 'BE' })],
    [
      'a circle',
      jsonLd({
        '@type': 'Plumber',
        name: 'A',
        areaServed: { '@type': 'GeoCircle', geoMidpoint: { '@type': 'GeoCoordinates', latitude: 52, longitude: -1 } },
      }),
    ],
    ['a country', `<p>We serve Germany, France and Spain.</p>${HERE}`],
    ['a weekday', `<h2>Areas</h2><ul><li>Monday</li><li>Tuesday</li><li>Friday</li></ul>${HERE}`],
    ['the town of a customer', `<p>Sarah K., Superior</p><p>Tom B., Cloquet</p><p>Ann L., Hermantown</p>${HERE}`],
    [
      'a town of a life',
      `<p>Born in Superior, she studied in Duluth and trained in Cloquet and Hermantown.</p>${HERE}`,
    ],
    ['a branch', `<h2>Our locations</h2><ul><li>Superior</li><li>Cloquet</li><li>Two Harbors</li></ul>${HERE}`],
    [
      'a branch with its address',
      `<h2>Our shops</h2><h3>Superior</h3><p>12 Oak Street, Superior, WI 54880</p><h3>Cloquet</h3><p>5 Elm Street, Cloquet, MN 55720</p>
       <h3>Hermantown</h3><p>7 Ash Street, Hermantown, MN 55811</p>${HERE}`,
    ],
    ['an event', `<ul><li>May 3, Superior</li><li>May 10, Cloquet</li><li>May 17, Two Harbors</li></ul>${HERE}`],
    [
      'a partner',
      `<ul><li>Miller Roofing, Superior</li><li>Best Paint, Cloquet</li><li>A1, Hermantown</li></ul>${HERE}`,
    ],
    ['a landmark of the way', `<p>Conveniently located near Superior, Cloquet and Hermantown.</p>${HERE}`],
    [
      'a state to choose',
      `<select><option>Minnesota</option><option>Iowa</option><option>Ohio</option></select>${HERE}`,
    ],
    ['a first name', `<h2>Our team</h2><ul><li>Austin</li><li>Charlotte</li><li>Florence</li></ul>${HERE}`],
    ['a kind of law', `<h2>Practice areas</h2><ul><li>Family Law</li><li>Injury</li><li>Wills</li></ul>${HERE}`],
    ['its own town alone', `<h1>Dentist in Duluth</h1>${HERE}`],
    ['the maker’s town', `<footer><h4>Areas</h4><p>Website by Pixel Studio, Minneapolis</p></footer>${HERE}`],
  ])('%s', (_, html) => {
    expect(area(html).areas).toEqual([]);
  });

  test.each(['/blog/parks', '/privacy', '/imprint'])('a town on %s', (path) => {
    const context = createHtmlContext({
      '/': `<h1>Plumber</h1>${HERE}`,
      [path]: '<h1>About parks</h1><p>Serving Superior, Cloquet and Hermantown.</p>',
    });
    expect(deriveServiceArea(context, null).areas.value).toEqual([]);
  });

  test('a sight near a hotel', () => {
    const html = `<h2>Day trips</h2><ul><li>Superior</li><li>Cloquet</li><li>Two Harbors</li></ul>${HERE}`;
    expect(area(html, 'Hotel').areas).toEqual([]);
  });
});

test.each([
  ['Ik kom met mijn spullen: kapper aan huis', true],
  ['Ik heb een trimsalon aan huis.', null],
  ['Onze praktijk aan huis ligt in het groen.', null],
])('a Dutch “aan huis” is the home of customers, unless it has a salon: %s', (text, is) => {
  expect(area(`<p>${text}</p>`).is).toBe(is);
});

test('the code of a region is no area, and a province without its name neither', () => {
  const items = ['Duluth', 'Superior', 'Cloquet', 'MN', 'Province'].map((name) => `<li>${name}</li>`).join('');
  const html = `<h2>Areas we serve</h2><ul>${items}</ul><footer>8 Birch St, Duluth, MN 55802</footer>`;
  expect(area(html).areas).toEqual(['Duluth', 'Superior', 'Cloquet']);
});

describe('the main area', () => {
  const find = (html: string) => findMainArea(createHtmlContext({ '/': html }), null)?.city ?? null;
  test.each([
    ['is the town of the title', '<h1>Dog grooming in Boise, ID</h1><p>Serving Eagle, Boise and Kuna.</p>', 'Boise'],
    [
      'is a town before its region',
      '<h1>Idaho lawn care</h1><p>Serving all of Idaho: Boise, Meridian and Nampa.</p>',
      'Boise',
    ],
    [
      'is none of a business with a street',
      '<p>Serving Ely and Virginia</p><footer>8 Birch St, Duluth, MN 55802</footer>',
      null,
    ],
    ['is none where no town is named', '<p>Hello</p>', null],
    [
      'is not the second, where the first is a village that is not known',
      '<p>We operate in and around Bramblewick in Elmet, Aberford, Scholes, Garforth and Micklefield.</p><p>Our home is in the village of Bramblewick in Elmet. Call 0113 496 0123.</p>',
      null,
    ],
  ])('%s', (_, html, expected) => {
    expect(find(html)).toBe(expected);
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
    [
      'a vet who names the quarters around',
      '<h2>Einzugsgebiet</h2><p>Hietzing, Penzing, Meidling</p>',
      'Veterinarian',
      null,
    ],
    [
      'an office that lists its towns',
      `<h2>Areas we serve</h2><ul><li>Ely</li><li>Virginia</li></ul>${SHOP}`,
      'Financial consultant',
      false,
    ],
    ['a taxi', '<h2>Areas we cover</h2><ul><li>Ely</li><li>Virginia</li></ul>', 'Taxi service', true],
    ['a bakery that delivers', `<p lang="es">Envíos a domicilio</p>${SHOP}`, 'Bakery', false],
    ['a shop with an address', SHOP, null, false],
    ['a shop that mentions a county in passing', `<p>Serving Pine County since 2007</p>${SHOP}`, null, false],
    ['nothing is said', '<p>Hello</p>', null, null],
  ] as const)('%s', (_, html, label, expected) => {
    expect(area(html, label).is).toBe(expected);
  });
});
