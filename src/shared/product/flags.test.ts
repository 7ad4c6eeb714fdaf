import { describe, expect, it } from 'vitest';
import { getBucket, isInRollout } from './flags.ts';

describe('getBucket', () => {
  // The published 32-bit FNV-1a values of '', 'a', 'foobar' and 'c' are 811c9dc5, e40c292c, bf9cf968 and e60c2c52.
  it.each([
    ['', 0x811c9dc5 % 100],
    ['a', 0xe40c292c % 100],
    ['foobar', 0xbf9cf968 % 100],
    ['c', 0xe60c2c52 % 100],
  ])('of "%s" is %i', (id, bucket) => {
    expect(getBucket(id)).toBe(bucket);
  });

  it('spreads ids over all buckets, none with three times its share', () => {
    const counts = Array.from({ length: 100 }, () => 0);
    for (let id = 0; id < 10_000; id += 1) {
      const bucket = getBucket(id.toString(16).padStart(32, '0'));
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(300);
  });
});

describe('isInRollout', () => {
  it.each([
    [0, 0, false],
    [1, 0, true],
    [50, 49, true],
    [50, 50, false],
    [100, 99, true],
  ])('of %i percent, bucket %i: %s', (percent, bucket, isIn) => {
    expect(isInRollout(percent, bucket)).toBe(isIn);
  });
});
