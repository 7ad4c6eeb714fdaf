import { describe, expect, it } from 'vitest';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { findFixAnchor } from './fix-anchor.ts';

describe('where a factor is fixed', () => {
  it('is its text or instructions where there are any, else its checks', () => {
    const places = Object.fromEntries(FACTOR_KEYS.map((key) => [key, findFixAnchor(key)]));
    expect(places).toMatchObject({
      description: 'fix-desc',
      qaUpdates: 'fix-qa',
      websiteH1: 'fix-h1',
      reviewResponses: 'fix-reviews',
      napConsistency: 'fix-nap',
      qaContentOptimization: 'rewrites',
      structuredData: 'action-pack',
      linkAuthority: 'factor-linkAuthority',
      answerPresence: 'factor-answerPresence',
    });
    expect(new Set(Object.values(places)).size).toBe(FACTOR_KEYS.length);
  });
});
