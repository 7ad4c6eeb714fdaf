import { expect, it } from 'vitest';
import type { KeywordStrategy } from '../api/keywords.ts';
import { basisOf } from './strategy-basis.ts';

const strategyOf = (part: Partial<NonNullable<KeywordStrategy['drawn_from']>>): KeywordStrategy => ({
  business: { name: 'Harbor & Pine' },
  clusters: [],
  drawn_from: { place: 'known', services: 'site', volumes: 'no volume data', ...part },
});

it('says what a strategy stands on, and never a volume', () => {
  const all = (part: Parameters<typeof strategyOf>[0]) => basisOf(strategyOf(part)).join(' ');
  expect(all({})).toMatch(/those your site names.*No volume data/);
  expect(all({})).not.toContain('example');
  expect(all({ place: 'example' })).toContain('only the example');
  expect(all({ services: 'trade' })).toContain('the usual ones of your trade');
  expect(all({ services: 'notes' })).toContain('your notes');
  expect(basisOf({ business: { name: 'A' }, clusters: [] })).toHaveLength(1);
});
