import { expect, it } from 'vitest';
import { PUBLIC_PAGES } from './public-pages.ts';

it('are there for each resource that the specification names', () => {
  const named = [
    '/downloads',
    '/aeo-guide',
    '/ai-search-hub',
    '/guides',
    '/changelog',
    '/local-keywords',
    '/review-day',
  ];
  expect(PUBLIC_PAGES.map(({ path }) => path)).toEqual(expect.arrayContaining(named));
});
