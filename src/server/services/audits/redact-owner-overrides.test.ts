import { describe, expect, it } from 'vitest';
import type { FactOverride } from '#shared/fixes/apply-fact-changes.ts';
import type { KnownProfile } from '#shared/fixes/owner-profile.ts';
import { factsForOthers, redactOwnerOverrides } from './redact-owner-overrides.ts';
import type { SiteText } from './site-text.ts';

const SAID = ['Drain cleaning', 'Duluth', '24 Pine Street'];
const site: SiteText = { host: 'harborandpine.example', says: (text) => SAID.includes(text) };
const word = (kind: FactOverride['kind'], value: string): FactOverride => ({
  factId: `${kind}-1`,
  kind,
  state: 'added',
  value,
  foundValue: null,
  at: '2026-11-22T10:00:00.000Z',
});
const MESSAGE = 'Account LIMITED. Call 1-900-555-0199';

describe('overrides of single facts', () => {
  it.each([
    ['service', 'Drain cleaning'],
    ['city', 'Duluth'],
    ['street', '24 Pine Street'],
    ['phone', '+1 (218) 555-0142'],
    ['email', 'hello@harborandpine.example'],
    ['website', 'https://www.harborandpine.example/'],
    ['hours', 'Mon-Fri 8:00-17:00'],
    ['postalCode', '55802'],
    ['country', 'US'],
    ['foundedYear', '1998'],
    ['rating', '4.6'],
    ['category', 'Plumber'],
  ] as const)('gets to others: %s %s', (kind, value) => {
    expect(factsForOthers([word(kind, value)], site)).toHaveLength(1);
  });

  it.each([
    ['service', MESSAGE],
    ['city', MESSAGE],
    ['street', '1 Pay Now Street'],
    ['area', 'PayPal'],
    ['name', 'Drain cleaning'],
    ['phone', 'CALL 1-900-FRAUD'],
    ['phone', '1-900-555-0199-1-900-555-0199'],
    ['email', 'pay@evil.example'],
    ['website', 'https://evil.example/'],
    ['website', 'https://harborandpine.example/account-limited'],
    ['hours', 'Call 1-900-555-0199'],
    ['postalCode', MESSAGE],
    ['category', MESSAGE],
    ['credential', MESSAGE],
    ['quote', MESSAGE],
    ['offer', MESSAGE],
    ['price', MESSAGE],
  ] as const)('does not get to others: %s %s', (kind, value) => {
    expect(factsForOthers([word(kind, value)], site)).toEqual([]);
  });
});

it('takes numbers of a profile along, and no typed text that the site does not say', () => {
  const profile: KnownProfile = {
    values: {
      rating: 4.6,
      reviewCount: 86,
      lastPostOn: '2026-11-01',
      name: MESSAGE,
      address: MESSAGE,
      description: MESSAGE,
      categories: ['Plumber', MESSAGE],
      phone: 'call 1-900-555',
    },
    goodReviewShare: null,
    sources: {
      rating: { kind: 'owner', at: '2026-11-22T10:00:00.000Z' },
      description: { kind: 'owner', at: '2026-11-22T10:00:00.000Z' },
    },
  };
  expect(redactOwnerOverrides({ profile }, site).profile).toEqual({
    values: { rating: 4.6, reviewCount: 86, lastPostOn: '2026-11-01' },
    goodReviewShare: null,
    sources: { rating: profile.sources.rating },
  });
});

it('names no file, and no tool that is not on our list', () => {
  const given = { fileName: `${MESSAGE}.csv`, uploadedAt: '2026-11-22T10:00:00.000Z' };
  const answer = { engine: MESSAGE, question: 'Which plumber?', answer: 'None.', date: '2026-11-20', cited: [] };
  const files = { answers: { ...given, answers: [answer, { ...answer, engine: 'ChatGPT' }] } };
  const told = redactOwnerOverrides({ files }, site);
  expect(JSON.stringify(told)).not.toContain('LIMITED');
  expect(told.files?.answers?.answers.map(({ engine }) => engine)).toEqual(['another AI tool', 'ChatGPT']);
});
