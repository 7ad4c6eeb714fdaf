import { expect, it } from 'vitest';
import type { Mention } from '#shared/audit/business.ts';
import { aBusiness } from '#test/builders.ts';
import { buildFactSheet } from './build-fact-sheet.ts';
import { mayBeOfficeHours } from './office-hours.ts';

const readHours = (place: Mention['place'], quote: string, mainText: string, category = 'Plumber') => {
  const taken = { url: '', place, quote } as const;
  const business = {
    category: { label: category, schemaType: 'LocalBusiness' },
    sources: { openingHours: { takenFrom: taken, seen: [taken] } },
  };
  return mayBeOfficeHours(business, [{ mainText }]);
};

it.each([
  ['Office hours: Mon to Fri 8-17', ''],
  ['Mon to Fri 8-17', 'The office hours are 8 to 5.'],
  ['Bürozeiten: Mo-Fr 8-17 Uhr', ''],
  ['Mo-Fr 8-17 Uhr', 'Unsere Bürozeiten sind von 8 bis 17 Uhr.'],
])('takes hours for those of an office where label or page says so: %s %s', (quote, text) => {
  expect(readHours('text', quote, text)).toBe(true);
  expect(readHours('text', 'Mon to Fri 8-17', 'We drive to you.')).toBe(false);
  expect(readHours('owner', quote, text)).toBe(false);
  // Patients come to the office.
  expect(readHours('text', 'Mon to Fri 8-17', text, 'Dentist')).toBe(false);
});

it('doubts hours that only the code has where a page says “24/7”', () => {
  const quote = 'Mo-Fr 08:00-17:00';
  expect(readHours('json-ld', quote, 'Wij zijn 24/7 bereikbaar.')).toBe(true);
  expect(readHours('text', quote, 'Wij zijn 24/7 bereikbaar.')).toBe(false);
  for (const text of ['', 'Sinds 2024. Telefoon 038 555 24 70.', 'We answer within 24 hours.'])
    expect(readHours('json-ld', quote, text), text).toBe(false);
});

it('leaves hours of an office to the owner', () => {
  const taken = { url: '', place: 'text', quote: 'Office hours: Mon to Fri 8-17' } as const;
  const { facts } = buildFactSheet({
    businessId: 'b',
    business: aBusiness({ sources: { openingHours: { takenFrom: taken, seen: [taken] } } }),
    outline: { pages: [], statedFacts: [] },
    websiteUrl: 'https://harborandpine.example/',
  });
  expect(facts.find(({ kind }) => kind === 'hours')?.certainty).toBe('unsure');
});

it.each([
  ['Mon to Fri 9:00-17:00', 'unsure'],
  ['Mon to Fri 8:00-17:00', 'stated'],
])('leaves hours that the site states twice, here as %s, to the owner only where they differ', (other, certainty) => {
  const entry = { url: '', place: 'json-ld', quote: 'Mon to Fri 8:00-17:00' } as const;
  const { facts } = buildFactSheet({
    businessId: 'b',
    business: aBusiness({
      locations: [],
      languages: ['en'],
      sources: { openingHours: { takenFrom: entry, seen: [entry, { url: '', place: 'text', quote: other }] } },
    }),
    outline: { pages: [], statedFacts: [] },
    websiteUrl: 'https://harborandpine.example/',
  });
  expect(facts.find(({ kind }) => kind === 'hours')?.certainty).toBe(certainty);
});
