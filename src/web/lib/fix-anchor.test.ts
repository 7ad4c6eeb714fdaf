import { describe, expect, it } from 'vitest';
import type { FactorKey } from '#shared/audit/factor-keys.ts';
import { findFixAnchor } from './fix-anchor.ts';

describe('where a step is fixed', () => {
  it.each<[FactorKey, string, string]>([
    ['description', 'description.metaPresent', 'fix-desc'],
    ['qaUpdates', 'qaUpdates.questionsOnSite', 'fix-qa'],
    ['qaContentOptimization', 'qaContentOptimization.directness', 'fix-qa'],
    ['websiteH1', 'websiteH1.namesPlace', 'fix-h1'],
    // No heading that we write helps there.
    ['websiteH1', 'websiteH1.withoutScripts', 'factor-websiteH1'],
    ['reviewResponses', 'reviewResponses.share', 'fix-reviews'],
    ['napConsistency', 'napConsistency.phone', 'fix-nap'],
    ['structuredData', 'structuredData.present', 'action-pack'],
    ['linkAuthority', 'linkAuthority.domains', 'factor-linkAuthority'],
  ])('of %s with %s is %s', (factor, check, place) => {
    expect(findFixAnchor({ factor, checkIds: [check] })).toBe(place);
  });
});
