import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SeoChecklist } from '#shared/api/seo-checklist.ts';
import { seoFactorLabels } from '#shared/report/checklist-labels.ts';
import { ChecklistItems } from './checklist-items.tsx';

const checklist: SeoChecklist = {
  score: 61,
  items: [
    { factor: 'h1Keyword', status: 'pass', details: 'It is there.', suggestion: null, metrics: { hasH1: true } },
    {
      factor: 'minWordCount',
      status: 'fail',
      details: 'Too short.',
      suggestion: 'Say more.',
      metrics: { wordCount: 80 },
    },
    { factor: 'localBacklinks', status: 'na', details: 'No source.', suggestion: null, metrics: {} },
  ],
};

it('shows what passed, what failed and what was not evaluated, with a fix for failures', () => {
  const markup = renderToStaticMarkup(<ChecklistItems checklist={checklist} keyword="plumber" onApply={() => {}} />);
  expect(
    [...markup.matchAll(/role="img" aria-label="([^"]+)"|aria-label="([^"]+)" role="img"/g)].map(([, a, b]) => a ?? b),
  ).toEqual(['Passed', 'Not passed', 'Not judged']);
  expect([...markup.matchAll(/aria-label="Apply Fix: ([^"]+)"/g)].map(([, label]) => label)).toEqual([
    seoFactorLabels.minWordCount,
  ]);
  expect(markup).toContain('61');
  expect(markup).toContain('1 of 2 passed, 1 not checked.');
  expect(markup).toContain('80 words');
  expect(markup).not.toContain('Say more.');
});
