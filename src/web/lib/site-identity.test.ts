import { expect, it } from 'vitest';
import type { Fact, FactKind } from '#shared/fixes/fact-sheet.ts';
import { getSiteIdentity } from './site-identity.ts';

const fact = (kind: FactKind, value: string, over: Partial<Fact> = {}): Fact => ({
  id: `${kind}-${value}`,
  kind,
  value,
  foundValue: null,
  state: 'found',
  origin: { kind: 'page', url: 'https://harborandpine.example/', quote: value },
  ...over,
});

it('offers what the site says, and never what came from the profile or was rejected', () => {
  const facts = [
    fact('name', 'Rejected', { state: 'rejected' }),
    fact('name', 'Harbor & Pine'),
    fact('street', '2114 Lantern St'),
    fact('city', 'Duluth'),
    fact('region', 'MN'),
    fact('postalCode', '55802'),
    fact('phone', '555-0142', { origin: { kind: 'takeout', at: '2026-11-20', file: 'x' } }),
  ];
  expect(getSiteIdentity(facts)).toEqual({
    name: 'Harbor & Pine',
    address: '2114 Lantern St, Duluth, MN 55802',
    phone: null,
  });
  expect(getSiteIdentity([fact('city', 'Duluth')]).address).toBeNull();
});
