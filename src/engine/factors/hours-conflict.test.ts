import { expect, it } from 'vitest';
import { aBusiness } from '#test/builders.ts';
import { findHoursConflict } from './hours-conflict.ts';

const URL = 'https://harborandpine.example/';

/** The conflict between two texts of the page. */
const conflictOf = (one: string, other: string) => {
  const mentionOf = (quote: string) => ({ url: URL, place: 'text' as const, quote });
  const openingHours = { takenFrom: mentionOf(one), seen: [mentionOf(one), mentionOf(other)] };
  return findHoursConflict(aBusiness({ locations: [], languages: ['en'], sources: { openingHours } }), []);
};

it('finds two times for one day', () => {
  expect(conflictOf('Tue-Sat 9:00-18:00', 'Tue-Sat 9:00-17:00')).toHaveLength(2);
});

it('takes what can be done around the clock for no opening hours', () => {
  expect(conflictOf('Tue-Sat 9:00-18:00', 'Book online 24 hours a day. We are here Tuesday to Saturday.')).toBeNull();
});
