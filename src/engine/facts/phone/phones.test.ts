import { describe, expect, test } from 'vitest';
import { createHtmlContext, jsonLd } from '#test/site-of-html.ts';
import { deriveCountry } from '../place/country.ts';
import { derivePhones } from './phones.ts';

const US = '<footer>88 Birch Street, Duluth, MN 55802</footer>';
const DE = '<footer>Lindenweg 4<br>48231 Warendorf</footer>';

const phones = (site: Readonly<Record<string, string>>): string[] =>
  derivePhones(createHtmlContext(site)).value.map(({ e164, isMain }) => (isMain ? `${e164}*` : e164));

describe('the main number', () => {
  test.each([
    ['in a header link', { '/': `<header><a href="tel:+12185550142">Call</a></header>${US}` }, ['+12185550142*']],
    [
      'in the footer of every page',
      { '/': US, '/about': `<footer>Phone (218) 555-0142<br>88 Birch Street, Duluth, MN 55802</footer>` },
      ['+12185550142*'],
    ],
    ['only on the contact page', { '/': `Welcome${US}`, '/contact': `<p>(218) 555-0142</p>${US}` }, ['+12185550142*']],
    [
      'only in the imprint',
      {
        '/': '<p>Willkommen in unserer Werkstatt, wir sind für Sie da.</p>',
        '/impressum':
          '<h1>Impressum</h1><p>Werkstatt Beyer<br>Lindenweg 4<br>48231 Warendorf<br>Telefon: 02581 7702 31</p>',
      },
      ['+492581770231*'],
    ],
    [
      'only in structured data',
      {
        '/': `${jsonLd({ '@type': 'Plumber', name: 'Birch', telephone: '(218) 555-0142', address: { '@type': 'PostalAddress', addressCountry: 'US' } })}`,
      },
      ['+12185550142*'],
    ],
    [
      'inside the address of the structured data',
      {
        '/': jsonLd({
          '@type': 'Optician',
          name: 'Birch',
          address: { '@type': 'PostalAddress', addressCountry: 'US', telephone: '(218) 555-0142' },
        }),
      },
      ['+12185550142*'],
    ],
    [
      'inside the address in microdata',
      {
        '/': `<div itemscope itemtype="https://schema.org/Bakery"><span itemprop="name">Birch</span><div itemprop="address" itemscope
          itemtype="https://schema.org/PostalAddress"><span itemprop="telephone">+39 051 634 0012</span></div></div>`,
      },
      ['+390516340012*'],
    ],
    ['only in a chat link', { '/': '<a href="https://wa.me/5511981234076">Fale conosco</a>' }, ['+5511981234076*']],
    [
      'in a chat link with a phone parameter',
      { '/': '<a href="https://api.whatsapp.com/send?phone=5511981234076&text=oi">Fale</a>' },
      ['+5511981234076*'],
    ],
    [
      'in microdata',
      {
        '/': '<div itemscope itemtype="https://schema.org/Bakery"><span itemprop="telephone">+39 051 634 0012</span></div>',
      },
      ['+390516340012*'],
    ],
    ['glued to its label by the markup', { '/': `<div>Phone<a>(218) 555-0142</a></div>${US}` }, ['+12185550142*']],
    ['under a label of its own', { '/': `<dl><dt>Phone</dt><dd>2185550142</dd></dl>${US}` }, ['+12185550142*']],
    ['in a tel link with slashes', { '/': `<a href="tel://(218) 555-0142">call</a>${US}` }, ['+12185550142*']],
    ['behind a plus that belongs nowhere', { '/': `<a href="tel:+0258177023">Ruf an</a>${DE}` }, ['+49258177023*']],
    [
      'with its second line',
      { '/': `<footer>Tel. 02581 770231 / 0171 8841297</footer>${DE}` },
      ['+492581770231*', '+491718841297'],
    ],
    [
      'with its toll-free line',
      { '/': `<p>218-555-0142 · Toll Free: 1-877-555-0189</p>${US}` },
      ['+12185550142*', '+18775550189'],
    ],
  ] as const)('%s', (_, site, expected) => {
    expect(phones(site)).toEqual(expected);
  });
});

describe('numbers that are not the business’s', () => {
  test.each([
    [
      'of who edits the site, with an address of their own in the imprint',
      {
        '/': '<h1>Atelier Morel</h1><footer>Atelier Morel<br>4 rue des Tanneurs<br>38000 Grenoble<br>04 76 18 34 56</footer>',
        '/mentions-legales': `<h1>Mentions légales</h1><h2>Société</h2><p>Atelier Morel<br>4 rue des Tanneurs<br>38000 Grenoble<br>04 76 18 34 56</p>
          <h2>Informations editeur</h2><p>Le site est édité par :</p><p>Luc Perrin<br>12 rue du Moulin<br>67700 Saverne<br>Tél : 03 88 17 34 56</p>`,
      },
      ['+33476183456*'],
    ],
    [
      'of somebody whom a sentence recommends by name',
      {
        '/': `<p>For a new stone sink you can also reach Ann Merrow at (218) 555-0177.</p><footer>Tel. (218) 555-0142</footer>${US}`,
      },
      ['+12185550142*'],
    ],
    [
      'under a heading of partners',
      {
        '/': '<h1>Atelier Morel</h1><h2>Nos partenaires</h2><p>Ferronnerie Vidal : 04 76 65 48 21</p><footer>4 rue des Tanneurs<br>38000 Grenoble<br>04 76 18 34 56</footer>',
      },
      ['+33476183456*'],
    ],
    ['a fax number', { '/': `<p>Tel: 02581 770231</p><p>Fax: 02581 770232</p>${DE}` }, ['+492581770231*']],
    [
      'a fax number in a link',
      { '/': `<p>Tel: 02581 770231</p><p>Fax: <a href="tel:+492581770232">02581 770232</a></p>${DE}` },
      ['+492581770231*'],
    ],
    [
      'a fax number under its own label',
      {
        '/': `<table><tr><td>Telefon</td><td>02581 770231</td></tr><tr><td>Telefax</td><td>02581 770232</td></tr></table>${DE}`,
      },
      ['+492581770231*'],
    ],
    [
      'the fax number of structured data',
      { '/': jsonLd({ '@type': 'Store', telephone: '+49 2581 770231', faxNumber: '+49 2581 770232' }) },
      ['+492581770231*'],
    ],
    ['a form placeholder', { '/': `<form><input type="tel" placeholder="(404) 555-0114"></form>${US}` }, []],
    ['a template number', { '/': `<a href="tel:+1234567890">123-456-7890</a>${US}` }, []],
    ['a template number of zeros', { '/': '<p lang="it">Telefono: +39 000 000 0000</p>' }, []],
    [
      'the number of whoever made the site',
      { '/': `<p>Call (218) 555-0142</p><footer>Website by Pixel Forge (303) 447-1290</footer>${US}` },
      ['+12185550142*'],
    ],
    [
      'the maker credited in the line above',
      { '/': `<p>Tel. 02581 770231</p><footer><p>Webdesign:</p><p>0251 3847556</p></footer>${DE}` },
      ['+492581770231*'],
    ],
    [
      'a tax number',
      { '/': '<footer>P.IVA 02345670377<br>Via Emilia, 8<br>40128 Bologna<br>Tel. 051 634 0012</footer>' },
      ['+390516340012*'],
    ],
    ['a company number', { '/': '<p>14 High Street, Lewes BN7 2LU</p><footer>Company No. 07496944</footer>' }, []],
    ['an ABN under its label', { '/': '<p>5 Smith St, Collingwood VIC 3066</p><div>ABN<br>27 406 545 129</div>' }, []],
    ['a price range', { '/': '<p lang="pl">ul. Ruska 5, 50-078 Wrocław</p><td>5000 - 18 000 zł</td>' }, []],
    [
      'the chamber in an imprint',
      {
        '/': `<p>Praxis am Markt</p>${DE}`,
        '/impressum':
          '<h1>Impressum</h1><p>Praxis am Markt<br>Lindenweg 4<br>48231 Warendorf<br>Telefon: 02581 770231</p><h2>Zuständige Kammer</h2><p>Ärztekammer Beispielland<br>Gartenstraße 210<br>48147 Münster<br>Telefon: 0251 929 1000</p>',
      },
      ['+492581770231*'],
    ],
    [
      'the emergency service of the region',
      { '/': `<p>Tel. 02581 770231</p><p>Außerhalb der Sprechzeiten: ärztlicher Notdienst 01805 986700</p>${DE}` },
      ['+492581770231*'],
    ],
    [
      'an inn that a recipe page recommends',
      {
        '/': `<p>(218) 555-0142</p>${US}`,
        '/recipes/soup': `<p>${'A long recipe. '.repeat(5)}</p><p>LAKE INN, 9779 Royal St, Ely, MN 55731<br>Phone 218-365-4791</p><footer>(218) 555-0142</footer>`,
      },
      ['+12185550142*'],
    ],
    [
      'the council of the town',
      {
        '/': `<p>(218) 555-0142</p>${US}`,
        '/decks': `<h2>Permits</h2><p>City Hall, building permits</p><p>Phone: (218) 730-5240</p><footer>(218) 555-0142</footer>`,
      },
      ['+12185550142*'],
    ],
    [
      'a number in a privacy notice',
      {
        '/': `<p>(218) 555-0142</p>${US}`,
        '/privacy-policy': '<p>Our analytics provider can be reached at (415) 555-0199.</p>',
      },
      ['+12185550142*'],
    ],
  ] as const)('%s', (_, site, expected) => {
    expect(phones(site)).toEqual(expected);
  });

  test('a number without country code on a site of unknown country is not assumed to be American', () => {
    expect(phones({ '/': '<p>01865 278 200</p>' })).toEqual([]);
  });
});

test('a number claimed by one inner page while every footer has another is not listed', () => {
  const footer = '<footer>Via Emilia, 8<br>40128 Bologna<br>+39 051 634 0012</footer>';
  expect(phones({ '/': footer, '/prenota': `<p>Contattaci:</p><li>Tel: +39 320 288 0762</li>${footer}` })).toEqual([
    '+390516340012*',
  ]);
});

test('numbers of tips for visitors are a third party’s each where one stands with the contact details', () => {
  const tips =
    '<h3>Riding</h3><p>Riding club, tel. 02581 77 03 41</p><h3>Tennis</h3><p>Tennis court, tel. 02581 77 03 42</p><h3>Golf</h3><p>Minigolf, tel. 02581 77 03 43</p>';
  const own = '<h2>Kontakt</h2><p>Lindenweg 4<br>48231 Warendorf<br>02581 77 03 40</p>';
  expect(phones({ '/': tips + own })).toEqual(['+492581770340*']);
  expect(phones({ '/': tips + DE })).toHaveLength(3);
});

test('every place is a source, the first is the one used', () => {
  const context = createHtmlContext({
    '/': `<header><a href="tel:+12185550142">(218) 555-0142</a></header>${US}`,
    '/contact': '<p>Phone (218) 555-0142</p>',
  });
  const { value, source } = derivePhones(context);
  expect(value).toEqual([{ e164: '+12185550142', display: '(218) 555-0142', isMain: true }]);
  expect(source?.seen.map(({ url, place }) => `${new URL(url).pathname} ${place}`)).toEqual([
    '/ header',
    '/ tel-link',
    '/contact text',
  ]);
});

test('a site full of numbers is cut to twelve phones and twenty mentions', () => {
  const list = Array.from(
    { length: 400 },
    (_, i) => `<p>Phone (218) 4${String(i % 90).padStart(2, '0')}-${String(3000 + i)}</p>`,
  ).join('');
  const { value, source } = derivePhones(createHtmlContext({ '/contact': list + US }));
  expect(value).toHaveLength(12);
  expect(source?.seen).toHaveLength(20);
});

test('a number that stands backwards for a style sheet to turn is shown as its link has it', () => {
  const context = createHtmlContext({
    '/': '<p>Appelez le <a href="tel:+33651283794"><span class="rtl">49 73 82 15 60</span></a></p>',
  });
  expect(derivePhones(context).value).toEqual([{ e164: '+33651283794', display: '06 51 28 37 94', isMain: true }]);
});

test('a number that only a link has is shown as people of its country write it', () => {
  const context = createHtmlContext({ '/': '<p>WhatsApp</p><a href="tel:+5547997682055">Ligue</a>' });
  expect(derivePhones(context).value).toEqual([{ e164: '+5547997682055', display: '(47) 99768-2055', isMain: true }]);
});

test('the number of a chat link without a country code is one of the country that the site is in', () => {
  const chat = '<a href="https://wa.me/3475550123">Scrivici</a>';
  const italian = '<title>Falegnameria a Perugia</title><p>Via dei Tigli 4, 06121 Perugia PG, Italia</p>';
  expect(derivePhones(createHtmlContext({ '/': italian + chat })).value).toEqual([
    { e164: '+393475550123', display: '347 555 0123', isMain: true },
  ]);
  const context = createHtmlContext({ '/': `<p>La nostra bottega lavora il legno da sempre.</p>${chat}` });
  expect(deriveCountry(context).value).not.toBe('US');
});

test('a switchboard shown with "-0" and dialled without it is one number, shown as it is written', () => {
  const context = createHtmlContext({
    '/': `<header><a href="tel:+4925815520">Anrufen</a></header><p>Telefon 02581 552-0</p>${DE}`,
  });
  expect(derivePhones(context).value).toEqual([{ e164: '+4925815520', display: '02581 552-0', isMain: true }]);
  const dialled = createHtmlContext({
    '/': `<header><a href="tel:+492581552">Anrufen</a></header><p>Telefon 02581 552-0</p>${DE}`,
  });
  expect(derivePhones(dialled).value).toEqual([{ e164: '+492581552', display: '02581 552-0', isMain: true }]);
  const shown = createHtmlContext({
    '/': `<header><a href="tel:+492581552">02581 552-0</a></header><p>Telefon 02581 552-0</p>${DE}`,
  });
  expect(derivePhones(shown).value).toEqual([{ e164: '+492581552', display: '02581 552-0', isMain: true }]);
});
