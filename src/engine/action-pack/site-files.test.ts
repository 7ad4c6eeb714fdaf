import { describe, expect, it } from 'vitest';
import type { BusinessLocation, NapRow } from '#shared/audit/business.ts';
import type { Fact, FactKind } from '#shared/fixes/fact-sheet.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { directorySheet } from './site-files.ts';

const url = 'https://harborandpine.example/';
const found = { foundValue: null, state: 'found', origin: { kind: 'page', url, quote: '' } } as const;
const facts: Fact[] = Object.entries({
  name: 'Harbor & Pine',
  street: '1 Pine Road',
  city: 'Duluth',
  phone: '218-555-0134',
}).map(([kind, value]) => ({ id: kind, kind: kind as FactKind, value, ...found }));
const row = (given: Partial<NapRow>): NapRow => ({
  url,
  place: 'text',
  name: null,
  address: null,
  phone: null,
  conflicts: [],
  ...given,
});
const location = (street: string): BusinessLocation => ({
  id: street,
  label: street,
  address: { street, city: 'Duluth', region: 'MN', postalCode: null, country: 'US' },
  phones: [],
  url,
});

/** The rows of the website: what to do, and the right name, address and phone. */
function siteRows(
  napTable: NapRow[],
  locations: BusinessLocation[] = [],
  asked: Parameters<typeof directorySheet>[1] = new Set(),
  opening = 'Your website',
): string[][] {
  const analysis = sampleAnalysis();
  const phones = [{ e164: '+12185550134', display: '218-555-0134', isMain: true }];
  const material = {
    analysis: { ...analysis, business: { ...analysis.business, napTable, locations, phones } },
    outline: { pages: [] },
    sheet: { businessId: 'business', language: 'en', facts },
  };
  const lines = directorySheet(material as never, asked).split(/\r?\n/);
  return lines.filter((line) => line.startsWith(opening)).map((line) => line.split(',').slice(-4));
}

describe('the sheet for directories', () => {
  it.each(['1 Pine Rd., Duluth, MN', 'Duluth, MN', '1 Pine Road'])('says that “%s” agrees', (address) => {
    expect(siteRows([row({ address })])).toEqual([['Nothing: it agrees', '', '', '']]);
  });

  it('says of a second address or number no more than that it may be right', () => {
    const rows = siteRows([row({ address: '9 Lake Street, Duluth' }), row({ phone: '218-555-0199' })]);
    expect(rows).toEqual([
      ['Nothing if this address is yours too', '', '', ''],
      ['Nothing if this phone is yours too', '', '', ''],
    ]);
  });

  it('says the right value of what differs alone', () => {
    expect(siteRows([row({ name: 'Harbor Pine', address: '1 Pine Road, Duluth', conflicts: ['name'] })])).toEqual([
      ['Correct name', 'Harbor & Pine', '', ''],
    ]);
  });

  it('calls a number that differs wrong only where it is of nobody else', () => {
    expect(siteRows([row({ phone: '218-555-0199', conflicts: ['phone'] })])[0]?.[0]).toBe(
      'Correct phone (nothing if this number is yours too)',
    );
  });

  it('calls nothing right of which the steps ask', () => {
    const asked = new Set(['phone'] as const);
    const differs = [row({ name: 'Harbor Pine', phone: '218-555-0199', conflicts: ['phone', 'name'] })];
    expect(siteRows(differs, [], asked)).toEqual([
      ['Correct name. Decide which phone is right (see STEPS.md)', 'Harbor & Pine', '', ''],
    ]);
    expect(siteRows([], [], asked, 'Bing')[0]?.at(-1)).toBe('');
    expect(siteRows([], [], new Set(), 'Bing')[0]?.at(-1)).toBe('218-555-0134');
  });

  it('leaves open which of several addresses is meant', () => {
    const both = [location('1 Pine Road'), location('9 Lake Street')];
    expect(siteRows([row({ address: '9 Lake Street, 55801', conflicts: ['address'] })], both)).toEqual([
      ['Correct address', '', '', ''],
    ]);
  });

  it('speaks of the listing of one address where the business has several', () => {
    const listing = (...streets: string[]) =>
      siteRows([], streets.map(location), new Set(['address'] as const), 'Bing Places')[0]?.[0];
    expect(listing('1 Pine Road')).toBe('Compare and correct');
    expect(listing('1 Pine Road', '9 Lake Street')).toBe('Compare and correct the listing of this address');
  });
});
