import { describe, expect, it } from 'vitest';
import type { ShareLink } from '#shared/api/shares.ts';
import { describeOpenings, endsSooner, shortAddress } from './share-text.ts';

const link: ShareLink = {
  shareId: 'a',
  url: 'https://porchlight.example/r/a-b',
  createdAt: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-12-22T10:00:00.000Z',
  openings: 0,
  lastOpenedAt: null,
};
const now = Date.parse('2026-11-23T10:00:00.000Z');

describe('links in words', () => {
  it.each([
    [{ openings: 0, lastOpenedAt: null }, 'Not opened yet'],
    [{ openings: 1, lastOpenedAt: '2026-11-23T08:00:00.000Z' }, 'Opened once, last 2 hours ago'],
    [{ openings: 1200, lastOpenedAt: '2026-11-22T10:00:00.000Z' }, 'Opened 1,200 times, last yesterday'],
  ])('tells how often a link was opened', (known, words) => {
    expect(describeOpenings({ ...link, ...known }, now)).toBe(words);
  });

  it('knows a link that ends before its time', () => {
    expect(endsSooner(link, 30)).toBe(false);
    expect(endsSooner(link, 90)).toBe(true);
  });

  it('leaves out what every address begins with', () => {
    expect(shortAddress(link.url)).toBe('porchlight.example/r/a-b');
  });
});
