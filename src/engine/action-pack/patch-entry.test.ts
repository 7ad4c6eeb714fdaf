import { describe, expect, it } from 'vitest';
import type { OutlineNode } from '#shared/fixes/site-outline.ts';
import { patchEntry } from './patch-entry.ts';

const node = (types: string[], properties: OutlineNode['properties'], id: string | null = null): OutlineNode => ({
  syntax: 'json-ld',
  types,
  id,
  properties,
});
const OWN = node(
  ['LocalBusiness'],
  [
    ['name', ['Rohr & Co']],
    ['telephone', ['0221 1']],
    ['identifier', [node(['PropertyValue'], [['value', ['HRB 12345']]])]],
    ['description', ['Klempner seit 1987']],
    ['sameAs', ['https://a.example/', 'https://b.example/']],
    ['image', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
    ['priceRange', ['€€']],
    [
      'address',
      [
        node(
          ['PostalAddress'],
          [
            ['streetAddress', ['Hafenstr. 1']],
            ['addressRegion', ['NRW']],
          ],
        ),
      ],
    ],
    ['openingHours', ['Mo-Fr 08:00-17:00']],
  ],
  'https://rohr.example/#me',
);
const FRESH = {
  '@context': 'https://schema.org',
  '@type': 'Plumber',
  '@id': 'https://rohr.example/#business',
  name: 'Rohr & Co',
  telephone: '+492211',
  image: 'https://a.example/3.jpg',
  priceRange: '€10 - €20',
  email: 'post@rohr.example',
  address: { '@type': 'PostalAddress', streetAddress: 'Hafenstr. 1', addressLocality: 'Köln' },
  sameAs: ['https://b.example/', 'https://c.example/'],
  openingHoursSpecification: [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '08:00', closes: '17:00' },
  ],
};

describe('the entry of a site', () => {
  it('stays with everything in it, and says what is added and changed', () => {
    expect(patchEntry(OWN, FRESH, true)).toEqual({
      entry: {
        '@context': 'https://schema.org',
        '@type': 'Plumber',
        '@id': 'https://rohr.example/#me',
        name: 'Rohr & Co',
        telephone: '0221 1',
        identifier: { '@type': 'PropertyValue', value: 'HRB 12345' },
        description: 'Klempner seit 1987',
        sameAs: ['https://a.example/', 'https://b.example/', 'https://c.example/'],
        image: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
        priceRange: '€€',
        email: 'post@rohr.example',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Hafenstr. 1',
          addressRegion: 'NRW',
          addressLocality: 'Köln',
        },
        openingHours: 'Mo-Fr 08:00-17:00',
      },
      isOfSite: true,
      added: ['email'],
      changed: [
        { property: '@type', own: 'LocalBusiness', ours: 'Plumber' },
        { property: 'sameAs', own: '', ours: 'https://c.example/' },
        { property: 'address', own: 'Hafenstr. 1, NRW', ours: 'Hafenstr. 1, NRW, Köln' },
      ],
      doubts: [{ property: 'telephone', own: '0221 1', ours: '+492211' }],
      leftOut: [],
    });
  });

  const placed = (streetAddress: string, addressLocality: string) => ({
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality,
    postalCode: 'BN44 3XY',
  });
  it.each([
    ['another street', placed('14 Thorn Place', 'Ashby'), placed('90 Hill Road', 'Ashby'), true],
    ['a short form', placed('58 Buford Highway #Ste. B', 'Ashby'), placed('58 Buford Hwy., Ste. B', 'Ashby'), false],
    ['a village more', placed('The Barn, Fen Lane', 'Elmham, Storrow'), placed('The Barn, Fen Lane', 'Storrow'), false],
    [
      'a village in another part',
      placed('The Barn, Fen Lane, Elmham', 'Storrow'),
      placed('The Barn, Fen Lane', 'Elmham'),
      false,
    ],
    ['another order', placed('Fen Lane 3', 'Storrow'), placed('3 Fen Lane', 'Storrow'), false],
    ['another house', placed('13 Fen Lane', 'Storrow'), placed('3 Fen Lane', 'Storrow'), true],
    ['another town', placed('3 Fen Lane', 'Storrow'), placed('3 Fen Lane', 'Elmham'), true],
    [
      'another code',
      { ...placed('3 Fen Lane', 'Storrow'), postalCode: 'BN44 3XZ' },
      placed('3 Fen Lane', 'Storrow'),
      true,
    ],
  ])('asks about an address with %s: its own %j, ours %j: %j', (_, own, address, isAsked) => {
    const { '@type': type, ...parts } = own;
    const stated = node(
      ['Plumber'],
      [
        [
          'address',
          [
            node(
              [type],
              Object.entries(parts).map(([name, part]) => [name, [part]]),
            ),
          ],
        ],
      ],
    );
    expect(patchEntry(stated, { '@type': 'Plumber', address }, true).doubts).toHaveLength(isAsked ? 1 : 0);
  });

  it.each([
    ['Ann Marlow, osteopath D.O.', 'Ann Marlow D.O.', 0],
    ['Ann Marlow', 'Marlow Osteopaths', 1],
  ])('asks about its name %s beside %s: %i', (own, name, asked) => {
    expect(patchEntry(node(['Plumber'], [['name', [own]]]), { '@type': 'Plumber', name }, true).doubts).toHaveLength(
      asked,
    );
  });

  it('leaves out what a template left in it, and says so', () => {
    const address = node(
      ['PostalAddress'],
      [
        ['streetAddress', ['123 Main St']],
        ['addressLocality', ['Anytown']],
      ],
    );
    const own = node(
      ['Plumber'],
      [
        ['name', ['Rohr & Co']],
        ['url', ['https://www.example.com/']],
        ['address', [address]],
        ['sameAs', ['https://www.facebook.com/yourpage', 'https://www.facebook.com/rohrundco']],
      ],
    );
    const { entry, leftOut } = patchEntry(own, FRESH, true);
    expect(leftOut.map(({ property }) => property)).toEqual(['url', 'address', 'sameAs']);
    expect(JSON.stringify(entry)).not.toMatch(/yourpage|example\.com|Main St/);
    expect(entry).toMatchObject({ address: FRESH.address });
    expect(JSON.stringify(entry['sameAs'])).toContain('rohrundco');
  });

  it('has the hours of the facts where the owner gave them to us', () => {
    const stated = patchEntry(OWN, FRESH, false).entry;
    expect(stated).toMatchObject({ openingHoursSpecification: FRESH.openingHoursSpecification });
    expect(stated).not.toHaveProperty('openingHours');
  });

  const hours = (days: readonly (readonly [day: string, opens: string, closes: string])[]) =>
    node(
      ['Plumber'],
      [
        [
          'openingHoursSpecification',
          days.map(([day, opens, closes]) =>
            node(
              ['OpeningHoursSpecification'],
              [
                ['dayOfWeek', [day]],
                ['opens', [opens]],
                ['closes', [closes]],
              ],
            ),
          ),
        ],
      ],
    );

  it('has no day with a word in place of a time, and says so', () => {
    const own = hours([
      ['Tuesday', '09:00', '18:00:00'],
      ['Sunday', 'shut', 'shut'],
    ]);
    const { entry, leftOut } = patchEntry(own, FRESH, true);
    expect(entry.openingHoursSpecification).toMatchObject({ dayOfWeek: 'Tuesday', closes: '18:00:00' });
    expect(leftOut).toEqual([{ property: 'openingHoursSpecification', own: 'shut' }]);
    expect(patchEntry(own, FRESH, false).leftOut).toEqual([]);
  });

  it('has the hours of the facts where a time of its own is misspelled', () => {
    const own = hours([
      ['Tuesday', '09:00', '18:00'],
      ['Friday', '9 o’clock', '18:00'],
    ]);
    const { entry, added, leftOut } = patchEntry(own, FRESH, true);
    expect(entry.openingHoursSpecification).toEqual(FRESH.openingHoursSpecification);
    expect(added).toContain('openingHoursSpecification');
    expect(leftOut).toEqual([{ property: 'openingHoursSpecification', own: '9 o’clock' }]);
  });

  it.each([
    [['Mo-Fr 08:00-17:00', 'Sa on request'], 'Mo-Fr 08:00-17:00'],
    ['Mo-Su', 'Mo-Su'],
  ])('keeps of %j what states hours', (stated, kept) => {
    const own = node(['Plumber'], [['openingHours', [stated].flat()]]);
    expect(patchEntry(own, FRESH, true).entry.openingHours).toEqual(kept);
  });

  it('gets hours where it has none', () => {
    const own = node(['Plumber'], [['name', ['Rohr & Co']]]);
    expect(patchEntry(own, FRESH, true).added).toContain('openingHoursSpecification');
  });

  it('is the facts alone where there is none', () => {
    const { entry, added, changed } = patchEntry(null, FRESH, true);
    expect(entry).toBe(FRESH);
    expect(added).toContain('name');
    expect(changed).toEqual([]);
  });

  it.each([
    ['another town', [['addressLocality', ['Bonn']]], null],
    ['a region of that name', [['addressRegion', ['Köln']]], { addressRegion: 'Köln', streetAddress: 'Hafenstr. 1' }],
    ['nothing that differs', [['streetAddress', ['Hafenstr. 1']]], { addressLocality: 'Köln' }],
  ] as const)('keeps its address with %s', (_, parts, expected) => {
    const address = node(
      ['PostalAddress'],
      parts.map(([name, values]) => [name, [...values]]),
    );
    const { entry, doubts } = patchEntry(node(['Plumber'], [['address', [address]]]), FRESH, true);
    expect(doubts.map(({ property }) => property)).toEqual(expected === null ? ['address'] : []);
    expect(entry.address).toMatchObject(expected ?? { addressLocality: 'Bonn' });
    if (expected === null) expect(entry.address).not.toHaveProperty('streetAddress');
  });

  it('gets no town as its address where it names areas', () => {
    const made = { ...FRESH, address: { '@type': 'PostalAddress', addressLocality: 'Köln' } };
    expect(patchEntry(node(['Plumber'], [['areaServed', ['Bonn']]]), made, true).entry).not.toHaveProperty('address');
  });

  it('says what the owner told us in the place of what it said', () => {
    const { entry, changed, doubts } = patchEntry(OWN, FRESH, true, new Set(['telephone']));
    expect(entry.telephone).toBe('+492211');
    expect(changed).toContainEqual({ property: 'telephone', own: '0221 1', ours: '+492211' });
    expect(doubts).toEqual([]);
  });

  it('has each profile once, in whatever spelling', () => {
    const own = node(['Plumber'], [['sameAs', ['https://www.facebook.com/rohrundco/?ref=page']]]);
    const made = { ...FRESH, sameAs: ['https://facebook.com/rohrundco', 'https://www.tiktok.com/@rohr'] };
    expect(patchEntry(own, made, true).entry.sameAs).toEqual([
      'https://www.facebook.com/rohrundco/?ref=page',
      'https://www.tiktok.com/@rohr',
    ]);
  });

  it('says of a list that grows what is new, and ends a long one at a whole part', () => {
    const url = (at: number) => `https://www.facebook.com/rohr-und-compagnon-werkstatt-${100 + at}`;
    const urls = Array.from({ length: 14 }, (_, at) => url(at));
    const own = node(['Plumber'], [['sameAs', [url(3), url(0)]]]);
    const changedWith = (sameAs: string[]) => patchEntry(own, { ...FRESH, sameAs }, true).changed;
    expect(changedWith(urls.slice(0, 5))).toContainEqual({
      property: 'sameAs',
      own: '',
      ours: [1, 2, 4].map(url).join(', '),
    });
    const whole = /^(?:https:\/\/www\.facebook\.com\/rohr-und-compagnon-werkstatt-\d{3}(?:, )?)+ and \d more$/;
    expect(changedWith(urls)[0]?.ours).toMatch(whole);
  });

  it('keeps a hostile property harmless', () => {
    const { entry } = patchEntry(
      node(
        ['Plumber'],
        [
          ['__proto__', ['x']],
          ['@type', ['Bank']],
        ],
      ),
      FRESH,
      true,
    );
    expect(entry['@type']).toBe('Plumber');
    expect(Object.getPrototypeOf(entry)).toBe(Object.prototype);
  });
});

it.each(['+49', ''])('gets its country where the field has none ("%s")', (addressCountry) => {
  const own = node(
    ['Plumber'],
    [
      [
        'address',
        [
          node(
            ['PostalAddress'],
            [
              ['streetAddress', ['Hafenstr. 1']],
              ['addressCountry', [addressCountry]],
            ],
          ),
        ],
      ],
    ],
  );
  const fresh = { ...FRESH, address: { ...FRESH.address, addressCountry: 'DE' } };
  expect(patchEntry(own, fresh, true).entry['address']).toMatchObject({
    streetAddress: 'Hafenstr. 1',
    addressCountry: 'DE',
  });
});
