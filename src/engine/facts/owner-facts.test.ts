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

it('leaves the business as it is without words, and with words that only confirm', () => {
  expect(said()).toBe(business);
  expect(said({ state: 'confirmed', foundValue: business.services[0]?.name ?? '' })).toBe(business);
});

it('puts the owner’s town in the place of the site’s, with the owner as its source', () => {
  const corrected = said({ kind: 'city', value: 'Superior', foundValue: business.address?.city ?? null });
  expect(corrected.address).toEqual({ ...business.address, city: 'Superior' });
  expect(corrected.sources.address?.takenFrom).toMatchObject({ place: 'owner', quote: 'Superior' });
  expect(corrected.phones).toEqual(business.phones);
});

it('corrects a phone number in its place, and reads it by the country of the business', () => {
  const [main] = business.phones;
  const corrected = said({ kind: 'phone', value: '(218) 555-0199', foundValue: main?.display ?? null });
  expect(corrected.phones[0]).toEqual({ e164: '+12185550199', display: '(218) 555-0199', isMain: true });
  expect(corrected.phones).toHaveLength(business.phones.length);
});

it('adds, rejects and corrects services; what is there twice is there once', () => {
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

it('knows the schema type of a category that it knows, and takes any other as words', () => {
  expect(said({ kind: 'category', value: 'Dentist' }).category).toEqual({ label: 'Dentist', schemaType: 'Dentist' });
  expect(said({ kind: 'category', value: 'Owl sanctuary' }).category).toEqual({
    label: 'Owl sanctuary',
    schemaType: null,
  });
  expect(said({ kind: 'category', state: 'rejected', foundValue: business.category?.label ?? '' }).category).toBeNull();
});

it('withdraws a name and an address that are rejected', () => {
  const parts = ['street', 'city', 'region', 'postalCode', 'country'] as const;
  const rejected = said(
    { kind: 'name', state: 'rejected', foundValue: business.name },
    ...parts.map((kind) => ({ kind, state: 'rejected', foundValue: business.address?.[kind] ?? null }) as const),
  );
  expect([rejected.name, rejected.address]).toEqual([null, null]);
});

it('takes hours as the owner writes them, and reads what it can of them', () => {
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
