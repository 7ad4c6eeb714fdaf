import { describe, expect, it } from 'vitest';
import { formatSeoMetrics } from './checklist-labels.ts';

describe('what was counted', () => {
  it.each([
    ['h1Keyword', { hasH1: true, h1Text: 'Plumber in Duluth' }, ['“Plumber in Duluth”']],
    ['h1Keyword', { hasH1: false, h1Text: null }, ['No main heading']],
    ['h1Keyword', {}, []],
    ['minWordCount', { wordCount: 1412 }, ['1,412 words']],
    ['minWordCount', { wordCount: 0 }, ['0 words']],
    ['metaKeyword', { titleLength: 58 }, ['58 characters in the title']],
    ['headingHierarchy', { h1Count: 1, h2Count: 6, h3Count: 0 }, ['1 H1', '6 H2', '0 H3']],
    ['localBacklinks', { prioritySources: ['Chamber of commerce'] }, ['Chamber of commerce']],
    ['localBacklinks', {}, []],
  ] as const)('%s %j: %j', (factor, metrics, expected) => {
    const parts = 'prioritySources' in metrics ? { prioritySources: [...metrics.prioritySources] } : metrics;
    expect(formatSeoMetrics({ factor, metrics: parts })).toEqual(expected);
  });
});
