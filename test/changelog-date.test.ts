import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publicPage } from '#shared/product/public-pages.ts';

it('dates the changelog by its newest entry', () => {
  const source = readFileSync(new URL('../src/web/pages/changelog.tsx', import.meta.url), 'utf8');
  const days = [...source.matchAll(/day: '([\d-]{10})'/g)].map(([, day = '']) => day).sort();
  expect(days.length).toBeGreaterThan(3);
  expect(publicPage('/changelog').updated).toBe(days.at(-1));
});
