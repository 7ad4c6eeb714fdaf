import { describe, expect, it } from 'vitest';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { findFactorAnchor } from './find-factor-anchor.ts';

describe('where a factor is fixed', () => {
  it('is its section where there is one, else its card', () => {
    const places = Object.fromEntries(FACTOR_KEYS.map((key) => [key, findFactorAnchor(key)]));
    expect(places).toMatchObject({
      description: 'fix-desc',
      qaUpdates: 'fix-qa',
      websiteH1: 'fix-h1',
      reviewResponses: 'fix-reviews',
      napConsistency: 'fix-nap',
      linkAuthority: 'factor-linkAuthority',
      answerPresence: 'factor-answerPresence',
    });
    expect(new Set(Object.values(places)).size).toBe(FACTOR_KEYS.length);
  });
});
