import { expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

it('forgets what was not asked for the longest', () => {
  const kept = new LruCache<number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
  kept.set('a', 4);
  expect([kept.get('a'), kept.get('c')]).toEqual([4, 3]);
});
