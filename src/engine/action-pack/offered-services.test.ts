import { expect, it } from 'vitest';
import type { OutlineNode, OutlinePage } from '#shared/fixes/site-outline.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import { listOfferedServices } from './offered-services.ts';

const HOST = 'https://harborandpine.example';
const page = (path: string, title: string, structured: OutlineNode[] = []): OutlinePage =>
  anOutlinePage({ url: HOST + path, title, headings: [{ level: 1, text: title }], structured });

function offered(names: readonly string[], pages: OutlinePage[], sure = names, label = 'Plumber') {
  const whole = aMaterial();
  const { business } = whole.analysis;
  return listOfferedServices({
    ...whole,
    analysis: { ...whole.analysis, business: { ...business, category: { label, schemaType: null } } },
    sheet: factSheet('en', { name: 'Harbor & Pine', service: [...names] }),
    outline: {
      ...whole.outline,
      pages: [page('/', 'Harbor & Pine'), ...pages],
      services: { sure: [...sure], possible: [] },
    },
  });
}

const DRAINS = page('/drain-cleaning', 'Drain cleaning');
const HEATERS = page('/water-heaters', 'Water heaters');
const GALLERY = page('/gallery', 'Our work');

it('offers what has a page of its own, with that page', () => {
  expect(offered(['Drain cleaning', 'Water heaters', 'Bathrooms'], [DRAINS, HEATERS, GALLERY])).toEqual([
    { name: 'Drain cleaning', url: `${HOST}/drain-cleaning` },
    { name: 'Water heaters', url: `${HOST}/water-heaters` },
  ]);
});

it('offers nothing doubtful, and one service for a page', () => {
  const names = ['Drain cleaning', 'Water heaters', 'Sump pumps'];
  expect(offered(names, [DRAINS, HEATERS], names.slice(0, 2))).toHaveLength(2);
  const both = offered(['Drain cleaning with a view', 'Drain cleaning'], [DRAINS]);
  expect(both).toEqual([{ name: 'Drain cleaning', url: `${HOST}/drain-cleaning` }]);
});

it('offers no single one of several services', () => {
  expect(offered(['Drain cleaning', 'Water heaters'], [DRAINS])).toEqual([]);
  expect(offered(['Drain cleaning'], [DRAINS])).toHaveLength(1);
});

it('offers what the structured data of the site offers, without a page', () => {
  const service: OutlineNode = {
    syntax: 'json-ld',
    types: ['Service'],
    id: null,
    properties: [['name', ['Sump pumps']]],
  };
  const pages = [{ ...GALLERY, structured: [service] }];
  expect(offered(['Sump pumps'], pages)).toEqual([{ name: 'Sump pumps', url: null }]);
  const list = 'Drain cleaning, water heaters and sump pumps';
  const typed: OutlineNode = { ...service, properties: [['serviceType', [list]]] };
  const names = offered(
    [list, 'Drain cleaning', 'Water heaters'],
    [DRAINS, HEATERS, { ...GALLERY, structured: [typed] }],
  );
  expect(names.map(({ name }) => name)).toEqual(['Drain cleaning', 'Water heaters']);
});

it('takes no page that lists services for one about them', () => {
  expect(offered(['Drain cleaning'], [page('/jobs', 'Jobs, drain cleaning, sump pumps and heaters')])).toEqual([]);
});

it('offers no dishes', () => {
  expect(offered(['Drinks'], [page('/drinks', 'Drinks')], ['Drinks'], 'Restaurant')).toEqual([]);
});
