import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { reportMissingParts } from './report-missing-parts.ts';

const loader = 'node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js';

it('throws where React Router reloads the page', async () => {
  const code = reportMissingParts(await readFile(loader, 'utf8'));
  expect(code).toContain(`throw Object.assign(new Error(route.module), { name: 'MissingPart' });`);
  expect(code).not.toContain('location.reload');
});

it('stops the build when React Router does something else', () => {
  expect(() => reportMissingParts('throw error')).toThrow('as expected');
});
