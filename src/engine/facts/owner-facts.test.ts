import { expect, it } from 'vitest';
import type { FactOverride } from '#shared/fixes/apply-fact-changes.ts';
import { aBusiness } from '#test/builders.ts';
import { withOwnerFacts } from './owner-facts.ts';

const HOME = { url: 'https://harborandpine.example/' };
const word = (over: Partial<FactOverride>): FactOverride => ({
  factId: 'x',
  kind: 'service',
  state: 'corrected',
  value: null,
  foundValue: null,
  at: '2026-11-22T09:00:00Z',
  ...over,
});
const business = aBusiness();
const said = (...words: Partial<FactOverride>[]) => withOwnerFacts(business, words.map(word), HOME);

it('leaves the business unchanged without overrides, and with overrides that only confirm', () => {
  expect(said()).toBe(business);
  expect(said({ state: 'confirmed', foundValue: business.services[0]?.name ?? '' })).toBe(business);
});

it('replaces the site’s town by the owner’s, with the owner as its source', () => {
  const corrected = said({ kind: 'city', value: 'Superior', foundValue: business.address?.city ?? null });
  expect(corrected.address).toEqual({ ...business.address, city: 'Superior' });
  expect(corrected.sources.address?.takenFrom).toMatchObject({ place: 'owner', quote: 'Superior' });
  expect(corrected.phones).toEqual(business.phones);
});

it('corrects a phone number in place, and parses it by the country of the business', () => {
  const [main] = business.phones;
  const corrected = said({ kind: 'phone', value: '(218) 555-0199', foundValue: main?.display ?? null });
  expect(corrected.phones[0]).toEqual({ e164: '+12185550199', display: '(218) 555-0199', isMain: true });
  expect(corrected.phones).toHaveLength(business.phones.length);
});

it('adds, rejects and corrects services; without duplicates', () => {
  const [first] = business.services.map(({ name }) => name);
  const changed = said(
    { state: 'rejected', foundValue: first?.toUpperCase() ?? null },
    { state: 'added', value: 'Gas fitting' },
    { state: 'added', value: 'gas  fitting' },
  );
  const names = changed.services.map(({ name }) => name);
  expect(names).not.toContain(first);
  expect(names.filter((name) => /gas/i.test(name))).toEqual(['Gas fitting']);
});

it('sets the schema type of a known category, and keeps any other as text', () => {
  expect(said({ kind: 'category', value: 'Dentist' }).category).toEqual({ label: 'Dentist', schemaType: 'Dentist' });
  expect(said({ kind: 'category', value: 'Owl sanctuary' }).category).toEqual({
    label: 'Owl sanctuary',
    schemaType: null,
  });
  expect(said({ kind: 'category', state: 'rejected', foundValue: business.category?.label ?? '' }).category).toBeNull();
});

it('removes a name and an address that are rejected', () => {
  const parts = ['street', 'city', 'region', 'postalCode', 'country'] as const;
  const rejected = said(
    { kind: 'name', state: 'rejected', foundValue: business.name },
    ...parts.map((kind) => ({ kind, state: 'rejected', foundValue: business.address?.[kind] ?? null }) as const),
  );
  expect([rejected.name, rejected.address]).toEqual([null, null]);
});

it('takes the country, the year and the credentials that the owner gives, and no country or year in words', () => {
  const told = said(
    { kind: 'country', value: 'ca' },
    { kind: 'foundedYear', value: '1979', foundValue: '1987' },
    { kind: 'credential', state: 'rejected', foundValue: 'Licensed and insured' },
    { kind: 'credential', state: 'added', value: 'Master plumber' },
  );
  expect([told.country, told.foundingYear]).toEqual(['CA', 1979]);
  expect(told.credentials).toEqual([{ text: 'Master plumber', url: HOME.url, quote: 'Master plumber' }]);
  expect(told.sources.foundingYear?.takenFrom).toMatchObject({ place: 'owner', quote: '1979' });
  const inWords = said({ kind: 'country', value: 'Canada' }, { kind: 'foundedYear', value: 'the fifties' });
  expect([inWords.country, inWords.foundingYear]).toEqual(['US', 1987]);
  expect(said({ kind: 'foundedYear', state: 'rejected', foundValue: '1987' }).foundingYear).toBeNull();
});

it('keeps hours as the owner writes them, and parses what it can', () => {
  const hours = (value: string) => said({ kind: 'hours', value }).openingHours;
  expect(hours('Mon to Sat 7 am to 7 pm, Sun closed')).toMatchObject({
    text: 'Mon to Sat 7 am to 7 pm, Sun closed',
    periods: [
      { days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '07:00', closes: '19:00' },
      { days: ['Su'], opens: null, closes: null },
    ],
  });
  expect(hours('Ask us')).toEqual({ periods: [], byAppointment: false, alwaysOpen: false, text: 'Ask us' });
  expect(said({ kind: 'hours', state: 'rejected', foundValue: 'Mon to Fri 08:00 to 17:00' }).openingHours).toBeNull();
});
