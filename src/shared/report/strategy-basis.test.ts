import { expect, it } from 'vitest';
import type { KeywordStrategy } from '../api/keywords.ts';
import { describeStrategyBasis } from './strategy-basis.ts';

const strategyOf = (part: Partial<NonNullable<KeywordStrategy['drawn_from']>>): KeywordStrategy => ({
  business: { name: 'Harbor & Pine' },
  clusters: [],
  drawn_from: { place: 'known', services: 'site', volumes: 'no volume data', ...part },
});

it('says what a strategy stands on, and never a volume', () => {
  const all = (part: Parameters<typeof strategyOf>[0]) => describeStrategyBasis(strategyOf(part)).join(' ');
  expect(all({})).toMatch(/those your site names.*No volume data/);
  expect(all({})).not.toContain('example');
  expect(all({ place: 'example' })).toContain('only the example');
  expect(all({ assumed_town: 'Duluth' })).toContain('You named no town, so these are for Duluth.');
  expect(all({})).not.toContain('named no town');
  expect(all({ services: 'trade' })).toContain('the usual ones of your trade');
  expect(all({ services: 'notes' })).toContain('your notes');
  expect(describeStrategyBasis({ business: { name: 'A' }, clusters: [] })).toHaveLength(1);
});

it('asks alone where something has to be known first, and says why there are few', () => {
  const questions = ['Which town do you work in?'];
  expect(describeStrategyBasis({ business: { name: 'A' }, clusters: [], questions })).toEqual(questions);
  const few = 'Fewer than 25, because your site names 1 town.';
  expect(describeStrategyBasis({ ...strategyOf({}), few })).toContain(few);
});
