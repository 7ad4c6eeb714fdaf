import type { SeoChecklistItem } from '#shared/api/seo-checklist.ts';
import type { ChecklistMatter } from './checklist-sheet.ts';

const items: SeoChecklistItem[] = [
  {
    factor: 'h1Keyword',
    status: 'fail',
    details: 'Your main heading “Welcome” does not name “bakery”, “Springfield”.',
    suggestion: 'Bakery in Springfield',
    metrics: { hasH1: true, h1Text: 'Welcome' },
  },
  {
    factor: 'minWordCount',
    status: 'pass',
    details: 'This page has 412 words. 300 is a value from practice; Google sets none.',
    suggestion: null,
    metrics: { wordCount: 412 },
  },
  {
    factor: 'metaKeyword',
    status: 'pass',
    details: 'Title and description name “bakery Springfield”.',
    suggestion: null,
    metrics: { titleLength: 38, metaLength: 121 },
  },
  {
    factor: 'headingHierarchy',
    status: 'fail',
    details: '“Opening hours” is an H3 where an H2 would follow.',
    suggestion: 'Make “Opening hours” an H2.',
    metrics: { h1Count: 1, h2Count: 2, h3Count: 1 },
  },
  {
    factor: 'localBacklinks',
    status: 'na',
    details: 'Links from other websites cannot be seen on the page itself.',
    suggestion: null,
    metrics: { prioritySources: ['the chamber of commerce of Springfield', 'local news of Springfield'] },
  },
];

/** A sample checklist for previewing the branding. It is labelled as a sample. */
export const sampleChecklist: ChecklistMatter = {
  businessName: 'Sample, not a real business',
  pageUrl: 'https://www.example.com/',
  targetKeyword: 'bakery Springfield',
  readAt: '2026-11-22T00:00:00.000Z',
  checklist: { score: 50, items },
};
