import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listIcons } from './list-icons.ts';

it('the written icons are those that the web app shows: npm run icons', () => {
  const index = readFileSync('src/web/components/icons/index.ts', 'utf8');
  const written = [...index.matchAll(/^export \{ (\w+) \}/gm)].map(([, name]) => name);
  expect(written.length).toBeGreaterThan(50);
  expect(written.sort()).toEqual(listIcons());
});
