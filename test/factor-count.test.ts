import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FACTOR_COUNT_WORD } from '#shared/audit/factor-count.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';

/** A dated entry keeps the number of its day. */
const DATED = ['src/web/pages/changelog.tsx'];

it('no source file writes the number of factors by hand', () => {
  const written = new RegExp(`\\b(?:${FACTOR_COUNT_WORD}|${FACTOR_KEYS.length}) factors?\\b`, 'i');
  const files = globSync('src/**/*.{ts,tsx,typ}').filter(
    (file) => !DATED.includes(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => written.test(readFileSync(file, 'utf8')))).toEqual([]);
});
