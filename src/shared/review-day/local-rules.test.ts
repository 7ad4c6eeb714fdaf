import { describe, expect, it } from 'vitest';
import { findAskingLaw } from './asking-law.ts';
import { findTimeZone } from './place-time-zone.ts';
import { findPublicHoliday } from './public-holidays.ts';
import { isTimeZone } from './wall-time.ts';

describe('findPublicHoliday', () => {
  it.each([
    ['2026-11-26', 'US', 'Thanksgiving'],
    ['2027-05-31', 'US', 'Memorial Day'],
    ['2027-01-18', 'US', 'Martin Luther King Jr. Day'],
    ['2026-05-18', 'CA', 'Victoria Day'],
    ['2027-05-24', 'CA', 'Victoria Day'],
    ['2026-04-03', 'GB', 'Good Friday'],
    ['2027-03-29', 'DE', 'Ostermontag'],
    ['2025-04-21', 'IT', 'Lunedì dell’Angelo'],
    ['2026-05-14', 'FR', 'Ascension'],
    ['2026-06-04', 'PT', 'Corpo de Deus'],
    ['2024-05-20', 'NL', 'Tweede Pinksterdag'],
    ['2038-04-25', 'AU', 'Anzac Day'],
  ])('%s in %s is %s', (day, country, name) => expect(findPublicHoliday(day, country)).toBe(name));

  it('is silent on other days and in other countries', () => {
    expect(findPublicHoliday('2026-11-27', 'US')).toBeNull();
    expect(findPublicHoliday('2026-12-25', 'BR')).toBeNull();
  });
});

describe('findTimeZone', () => {
  it.each([
    ['US', 'MN', 'America/Chicago'],
    ['US', 'TX', null],
    ['US', null, null],
    ['DE', 'Bayern', 'Europe/Berlin'],
    ['AU', 'qld', 'Australia/Brisbane'],
    [null, 'MN', null],
  ])('of %s %s', (country, region, zone) => {
    expect(findTimeZone({ country, region })).toBe(zone);
    if (zone !== null) expect(isTimeZone(zone)).toBe(true);
  });
});

describe('findAskingLaw', () => {
  it.each([
    ['US', 'the US'],
    ['CA', 'Canada'],
    ['GB', 'the UK'],
    ['NL', 'the EU'],
    ['AU', 'Australia'],
    ['CH', undefined],
  ])('of %s', (country, place) => expect(findAskingLaw(country)?.place).toBe(place));

  it('has a source with a date, and short sentences', () => {
    for (const country of ['US', 'CA', 'GB', 'DE', 'AU']) {
      const law = findAskingLaw(country);
      expect(law?.source.date).toMatch(/^2026-11-/);
      for (const rule of law?.rules ?? [])
        for (const sentence of rule.split('. ')) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
    }
  });
});
