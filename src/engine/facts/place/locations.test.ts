import { describe, expect, test } from 'vitest';
import { createHtmlContext, jsonLd, SITE_ORIGIN } from '#test/site-of-html.ts';
import { auditedLocation, deriveLocations } from './locations.ts';

const BRANCHES = `<p>1412 Route 9, Yarmouth, MA (508) 555-0180</p><p>570 Route 28, Harwich, MA (508) 555-0140</p><p>199 Falmouth Road, Hyannis, MA (774) 555-0111</p>`;

const CLINICS: Readonly<Record<string, string>> = {
  '/': `<h3>103 Oak Circle</h3><div>Frank, KY 40601 (502) 875-3200</div><h3>726 Robin Ave</h3><div>Falm, KY 41040 (859) 654-1797</div>`,
  '/locations/frank.html':
    '<p>Address 103 Oak Circle, Frank, KY 40601</p><div>Phone (502) 875-3200</div><div>Fax (502) 875-2425</div>',
  '/locations/falm.html': '<p>Address 726 Robin Ave, Falm, KY 41040</p><div>Phone (859) 654-1797</div>',
};

describe('the places of a business', () => {
  test('a list of branches, the first of them audited', () => {
    const context = createHtmlContext({ '/': BRANCHES, '/brakes': BRANCHES });
    expect(deriveLocations(context).map(({ id, label, phones }) => [id, label, phones])).toEqual([
      ['yarmouth-1412-rt-9', 'Yarmouth', ['+15085550180']],
      ['harwich-570-rt-28', 'Harwich', ['+15085550140']],
      ['hyannis-199-falmouth-rd', 'Hyannis', ['+17745550111']],
    ]);
    expect(auditedLocation(context, undefined)?.label).toBe('Yarmouth');
  });

  test('the page that the visitor named decides which place is audited, a choice decides over it', () => {
    const context = createHtmlContext(CLINICS, '/locations/falm.html');
    const [frank, falm] = deriveLocations(context);
    expect(frank?.url).toBe(`${SITE_ORIGIN}/locations/frank.html`);
    expect(falm?.url).toBe(`${SITE_ORIGIN}/locations/falm.html`);
    expect(auditedLocation(context, undefined)?.label).toBe('Falm');
    expect(auditedLocation(context, frank?.id)?.label).toBe('Frank');
    expect(auditedLocation(context, 'no such place')?.label).toBe('Falm');
  });

  test('nodes of one page with an address each', () => {
    const branch = (street: string, city: string, telephone: string) => ({
      '@type': 'Bakery',
      name: `Forno ${city}`,
      telephone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        postalCode: '40128',
        addressCountry: 'IT',
      },
    });
    const context = createHtmlContext({
      '/': jsonLd([
        branch('Via Emilia 8', 'Bologna', '+39 051 634 0012'),
        branch('Piazza Grande 2', 'Modena', '+39 059 222 333'),
      ]),
    });
    expect(deriveLocations(context).map(({ label, phones }) => [label, phones])).toEqual([
      ['Bologna', ['+390516340012']],
      ['Modena', ['+39059222333']],
    ]);
  });

  test('two locations in one town are distinguished by their streets', () => {
    const context = createHtmlContext({
      '/contact':
        '<p>The Club: 485 Toora Road, Toora VIC 3962</p><p>The Studio: Lower Ground Floor, 521 Toora Rd, Toora VIC 3962</p>',
    });
    expect(deriveLocations(context).map(({ label }) => label)).toEqual([
      '485 Toora Road',
      'Lower Ground Floor, 521 Toora Rd',
    ]);
  });

  test.each([
    [
      'spellings of one address',
      {
        '/': '<footer>88 Birch Street, Duluth, MN 55802</footer>',
        '/contact': '<p>88 Birch St, Duluth, Minnesota 55802</p>',
      },
      1,
    ],
    [
      'an address that only contradicts the main one',
      {
        '/': '<footer>88 Birch Street, Duluth, MN 55802</footer>',
        '/about': '<footer>88 Birch Street, Duluth, MN 55802</footer>',
        '/offers': '<footer>500 Lake Avenue, Duluth, MN 55811</footer>',
      },
      1,
    ],
    [
      'the seat of the company in the imprint',
      {
        '/': '<footer>Lindenweg 4, 48231 Warendorf</footer>',
        '/impressum':
          '<p>Beyer Holding GmbH<br>Hafenweg 12<br>48155 Münster</p><footer>Lindenweg 4, 48231 Warendorf</footer>',
      },
      1,
    ],
    ['a town without a street', { '/': '<footer>Akron, OH 44305</footer>' }, 0],
    ['nothing', { '/': '<p>Welcome</p>' }, 0],
  ] as const)('are not multiplied by %s', (_, site, count) => {
    expect(deriveLocations(createHtmlContext(site))).toHaveLength(count);
  });

  test('a directory of branches ends at fifty', () => {
    const list = Array.from(
      { length: 80 },
      (_, i) => `<p>${100 + i} Birch Street, Town${String.fromCharCode(97 + (i % 26))}, MN ${55000 + i}</p>`,
    ).join('');
    expect(deriveLocations(createHtmlContext({ '/': '<p>x</p>', '/locations': list }))).toHaveLength(50);
  });
});
