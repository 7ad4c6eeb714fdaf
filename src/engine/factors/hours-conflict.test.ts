import { expect, it } from 'vitest';
import { aBusiness } from '#test/builders.ts';
import { findHoursConflict } from './hours-conflict.ts';

const conflictWith = (quote: string) => {
  const entry = { url: '', place: 'json-ld', quote: 'Tu-Sa 09:00-19:00' } as const;
  const sources = { openingHours: { takenFrom: entry, seen: [entry, { url: '', place: 'text', quote } as const] } };
  return findHoursConflict(aBusiness({ locations: [], languages: ['fr', 'en'], sources }), []);
};

it.each([
  ['Du mardi au samedi de 9 h à 18 h', true],
  ['Du mardi au samedi de 9 h à 19 h', false],
  ['Réservez en ligne, disponible 24 h/24. Nous vous accueillons du mardi au samedi.', false],
  ['Open Tuesday to Saturday, 24 hours', false],
])(
  'hours of the entry are contradicted by other times, and not by what may be a booking at any hour: %s',
  (quote, is) => {
    expect(conflictWith(quote) !== null).toBe(is);
  },
);
