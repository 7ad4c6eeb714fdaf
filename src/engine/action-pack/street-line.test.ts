import { expect, it } from 'vitest';
import type { FactKind } from '#shared/fixes/fact-sheet.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial } from '#test/writing-material.ts';
import { findStreetLine } from './street-line.ts';

const gb = { name: 'Larkspur Removals', street: 'Tanner House, Norwich Road', city: 'Dereham', country: 'GB' };

function lineOf(facts: Partial<Record<FactKind, string>>, ...quotes: string[]): string | null {
  const material = aMaterial({ sheet: factSheet('en', facts) });
  const seen = quotes.map((quote) => ({ url: 'https://larkspur.example/', quote, place: 'text' as const }));
  const sources = { ...material.analysis.business.sources, address: { takenFrom: seen[0] as never, seen } };
  const analysis = { ...material.analysis, business: { ...material.analysis.business, sources } };
  return findStreetLine({ ...material, analysis });
}

it('keeps the village between a British street and its post town', () => {
  const whole = 'Tanner House, Norwich Road, Yaxham';
  expect(lineOf(gb, `Address: ${whole}, Dereham (Breckland District), NR19 1AB`)).toBe(whole);
  expect(lineOf(gb, `${whole}, NR19 1AB Dereham, Norfolk, GB`)).toBe(whole);
});

it('adds nothing that is no village, of which the site says two things, or that other countries have there', () => {
  expect(lineOf(gb, 'Tanner House, Norwich Road, Dereham, Norfolk')).toBe(gb.street);
  expect(lineOf(gb, 'Tanner House, Norwich Road, 2nd floor, Dereham')).toBe(gb.street);
  const two = ['Yaxham', 'Mattishall'].map((one) => `${gb.street}, ${one}, Dereham`);
  expect(lineOf(gb, ...two)).toBe(gb.street);
  expect(lineOf({ ...gb, country: 'US' }, `${gb.street}, Yaxham, Dereham`)).toBe(gb.street);
});
