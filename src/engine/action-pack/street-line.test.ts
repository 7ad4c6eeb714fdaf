import { expect, it } from 'vitest';
import type { FactKind } from '#shared/fixes/fact-sheet.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial } from '#test/writing-material.ts';
import { findStreetLine } from './street-line.ts';

const gb = { name: 'Larkspur Removals', street: 'Tanner House, London Road', city: 'Pulborough', country: 'GB' };

function lineOf(facts: Partial<Record<FactKind, string>>, ...quotes: string[]): string | null {
  const material = aMaterial({ sheet: factSheet('en', facts) });
  const seen = quotes.map((quote) => ({ url: 'https://larkspur.example/', quote, place: 'text' as const }));
  const sources = { ...material.analysis.business.sources, address: { takenFrom: seen[0] as never, seen } };
  const analysis = { ...material.analysis, business: { ...material.analysis.business, sources } };
  return findStreetLine({ ...material, analysis });
}

it('keeps the village between a British street and its post town', () => {
  const whole = 'Tanner House, London Road, Storrington';
  expect(lineOf(gb, `Address: ${whole}, Pulborough (Horsham District), RH20 3JT`)).toBe(whole);
  expect(lineOf(gb, `${whole}, RH20 3JT Pulborough, West Sussex, GB`)).toBe(whole);
});

it('adds nothing that is no village, of which the site says two things, or that other countries have there', () => {
  expect(lineOf(gb, 'Tanner House, London Road, Pulborough, West Sussex')).toBe(gb.street);
  expect(lineOf(gb, 'Tanner House, London Road, 2nd floor, Pulborough')).toBe(gb.street);
  const two = ['Storrington', 'Washington'].map((one) => `${gb.street}, ${one}, Pulborough`);
  expect(lineOf(gb, ...two)).toBe(gb.street);
  expect(lineOf({ ...gb, country: 'US' }, `${gb.street}, Storrington, Pulborough`)).toBe(gb.street);
});
