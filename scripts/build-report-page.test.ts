import { expect, it } from 'vitest';
import { FIRST_VIEW } from '../src/shared/product/first-view.ts';
import { reportPage } from './build-report-page.ts';

const fallback = `<head><link rel="modulepreload" href="/assets/a-1.js"/><link rel="modulepreload" href="/assets/b-2.js"/></head>
<body><main id="main"><div>Loading</div></main><footer></footer></body>`;

it('makes a page of a report of the fallback page: a place for the first view, and the scripts of its route', () => {
  const page = reportPage(fallback, ['/assets/audit-3.js']);
  expect(page).toContain(`<main id="main"><div id="first-view">${FIRST_VIEW.mark}</div></main>`);
  expect(page).toContain('href="/assets/b-2.js"/><link rel="modulepreload" href="/assets/audit-3.js"/></head>');
});

it('refuses a page without such parts', () => {
  expect(() => reportPage('<main></main>', [])).toThrow('fallback');
});
