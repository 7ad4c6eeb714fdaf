import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Business, OpeningHours } from '#shared/audit/business.ts';
import type { OutlineNode } from '#shared/fixes/site-outline.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import { parsePage } from '../crawl/html/parse-page.ts';
import { getNodes } from '../crawl/structured-data/structured-node.ts';
import { entryParts } from '../factors/entry-parts.ts';
import { computeOffers } from '../offers/compute-offers.ts';
import { buildActionPack, packLanguage } from './build-action-pack.ts';
import { composePackTexts } from './compose-pack-texts.ts';

const KNOWN = {
  name: 'Harbor & Pine Plumbing',
  category: 'Plumber',
  service: ['Drain cleaning', 'Leak detection'],
  area: ['Hermantown', 'Proctor'],
  street: '14 Pine Street',
  city: 'Duluth',
  postalCode: '55802',
  region: 'MN',
  country: 'US',
  phone: '(218) 555-0142',
  hours: 'Mon to Fri 08:00 to 17:00',
};
type Known = keyof typeof KNOWN;

/** The pack of a business without some facts, and the numbers that the offers show for it. */
function packWithout(
  left: readonly Known[],
  over: Partial<Business> = {},
  structured: readonly OutlineNode[] = [],
  unsure: readonly Known[] = [],
) {
  const whole = aMaterial();
  const known = Object.entries(KNOWN).filter(([kind]) => !left.some((one) => one === kind));
  const business = { ...whole.analysis.business, isServiceArea: false, ...over };
  const sheet = factSheet('en', Object.fromEntries(known));
  const material = {
    ...whole,
    analysis: { ...whole.analysis, business },
    sheet: {
      ...sheet,
      facts: sheet.facts.map((fact) =>
        unsure.some((one) => one === fact.kind) ? { ...fact, certainty: 'unsure' as const } : fact,
      ),
    },
    outline: {
      ...whole.outline,
      pages: [
        anOutlinePage({
          headings: [{ level: 1, text: 'Welcome' }],
          structured: [...structured],
          brokenJsonLdCount: 1,
        }),
      ],
    },
  };
  const built = buildActionPack(material, composePackTexts(material, packLanguage(material)));
  const files = new Map(built.files().map(({ path, text }) => [path, text]));
  return { built, files, offers: computeOffers(material, built), steps: files.get('STEPS.md') ?? '' };
}

describe('structured data of a pack', () => {
  it.each([
    ['the street', ['street'], {}, 'What is your street address?'],
    [
      'the street, of a business of which nobody knows whether it travels',
      ['street'],
      { isServiceArea: null },
      'What is your street address?',
    ],
    ['town and ZIP code', ['city', 'postalCode'], {}, 'In which town is your business?'],
    ['the name', ['name'], {}, 'What is the name of your business?'],
    [
      'town and areas of a business that comes to its customers',
      ['street', 'city', 'area'],
      { isServiceArea: true },
      'In which town is your business, or which towns do you serve?',
    ],
  ] as const)('is left out and asked for without %s', (_, left, over, question) => {
    const { built, files, offers, steps } = packWithout(left, over);
    expect(built.plan.entry).toBeNull();
    // Existing structured data stays while nothing replaces it.
    expect(built.plan).toMatchObject({ replacedEntry: null, brokenOn: [] });
    expect([...files.keys()].filter((path) => path.startsWith('home-page/structured-data'))).toEqual([]);
    expect(steps).toContain(`- ${question}`);
    expect(steps).toContain('Then we can write your structured data.');
    expect(steps).not.toMatch(/paste structured-data|We left your opening hours out/);
    expect(files.get('README.md')).not.toContain('structured data of the home page');
    const manifest = z.object({ structuredData: z.null() }).parse(JSON.parse(files.get('manifest.json') ?? ''));
    expect(manifest.structuredData).toBeNull();
    expect(built.promise.fixes.filter((id) => id.startsWith('structuredData.'))).toEqual([]);
    const named = built.pack.bundles.flatMap((bundle) => Object.values(bundle.files));
    for (const path of named) expect([...files.keys()]).toContain(path);
    expect(offers.actionPack.files).toBe(named.length);
    expect(JSON.stringify([built.pack.bundles[0], built.pack.recommendations_top5])).not.toMatch(
      /structured data|note about you/,
    );
  });

  it.each([
    ['all is known', [], { isServiceArea: false }],
    ['a ZIP code stands for the town', ['city'], { isServiceArea: false }],
    ['a business that travels names its town alone', ['street', 'area'], { isServiceArea: true }],
    ['a business that travels names its areas alone', ['street', 'city'], { isServiceArea: true }],
  ] as const)('is there with all that Google requires: %s', (_, left, over) => {
    const { files, steps } = packWithout(left, over);
    const html = files.get('home-page/structured-data.html') ?? '';
    const page = parsePage({
      url: 'https://a.example/',
      body: new TextEncoder().encode(html),
      contentType: 'text/html',
    });
    const [entry] = page.structured;
    expect(entry && entryParts(entry, over.isServiceArea).required.filter(({ isPresent }) => !isPresent)).toEqual([]);
    expect(entry && getNodes(entry, 'address').length).toBe(1);
    expect(steps).not.toContain('Please tell us');
  });

  it.each([
    ['the category', { label: 'Electrician', schemaType: 'Electrician' }],
    ['the type that was meant', { label: 'Electric works', schemaType: null }],
  ])('replaces an entry of an invented type by one of %s, and keeps what it says', (_, category) => {
    const old: OutlineNode = {
      syntax: 'json-ld',
      types: ['ElectricianService'],
      id: null,
      properties: [
        ['name', ['Harbor & Pine']],
        ['telephone', ['+12185550142']],
        ['priceRange', ['$$']],
      ],
    };
    const { built } = packWithout([], { category }, [old]);
    expect(built.plan.entry).toMatchObject({ '@type': 'Electrician', priceRange: '$$' });
    expect(built.plan.replacedEntry?.url).toBe('https://harborandpine.example/');
    expect(built.plan.patch?.changed).toContainEqual({
      property: '@type',
      own: 'ElectricianService',
      ours: 'Electrician',
    });
  });

  it.each([
    ['we couldn’t tell from your site which ones hold', []],
    [
      'your site gives one time for opening and closing on Tuesday',
      [{ days: ['Tu'], opens: '09:00', closes: '09:00' }],
    ],
    [
      'your site gives two different times for Monday',
      [
        { days: ['Mo'], opens: '09:00', closes: '17:00' },
        { days: ['Mo'], opens: '12:00', closes: '20:00' },
      ],
    ],
  ] as const)('leaves doubtful hours out and asks: %s', (doubt, periods) => {
    const openingHours: OpeningHours = {
      periods: periods.map((one) => ({ ...one, days: [...one.days] })),
      byAppointment: false,
      alwaysOpen: false,
      text: 'as on the page',
    };
    const { files, steps } = packWithout([], { openingHours });
    expect(files.get('home-page/structured-data.json')).not.toContain('openingHoursSpecification');
    expect(steps).toContain(`We left your opening hours out: ${doubt}. Which hours are right?`);
  });

  it('asks about hours that may be those of an office', () => {
    const openingHours: OpeningHours = {
      periods: [{ days: ['Mo', 'Tu'], opens: '09:00', closes: '17:00' }],
      byAppointment: false,
      alwaysOpen: false,
      text: 'Office hours: Mon and Tue, 9 to 5',
    };
    const asked = 'We left your opening hours out: they may be those of your office or telephone alone.';
    const { files, steps } = packWithout([], { openingHours }, [], ['hours']);
    expect(files.get('home-page/structured-data.json')).not.toContain('openingHoursSpecification');
    expect(steps).toContain(asked);
    expect(packWithout([], { openingHours }).steps).not.toContain(asked);
  });

  it('leaves the star ratings of the site as they are, and says that Google shows none', () => {
    const node = (types: string[], properties: OutlineNode['properties']): OutlineNode => ({
      syntax: 'json-ld',
      types,
      id: null,
      properties,
    });
    const stars = node(['AggregateRating'], [['ratingValue', ['4.8']]]);
    const { files, steps } = packWithout([], {}, [
      node(
        ['Plumber'],
        [
          ['name', ['Harbor & Pine']],
          ['aggregateRating', [stars]],
        ],
      ),
    ]);
    expect(files.get('home-page/structured-data.json')).toContain('4.8');
    expect(steps).toContain('Google shows no stars for what a business says about itself.');
    expect(packWithout([], {}, [node(['Plumber'], [['name', ['Harbor & Pine']]])]).steps).not.toContain('stars');
  });

  it('has no hours that are no times, and says that they are left out', () => {
    const node = (type: string, properties: OutlineNode['properties']): OutlineNode => ({
      syntax: 'json-ld',
      types: [type],
      id: null,
      properties,
    });
    const hours = (opens: string) => node('OpeningHoursSpecification', [['opens', [opens]]]);
    const old = node('Plumber', [
      ['name', ['Harbor & Pine']],
      ['openingHoursSpecification', [hours('08:00'), hours('resting')]],
    ]);
    const { files, steps } = packWithout([], {}, [old]);
    expect(files.get('home-page/structured-data.json')).toContain('08:00');
    expect(files.get('home-page/structured-data.json')).not.toContain('resting');
    expect(steps).toContain('Everything else that your own details say stays.');
    expect(steps).toContain('Left out: openingHoursSpecification, “resting”. That is no time of a day.');
  });
});
