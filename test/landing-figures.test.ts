import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { CHECK_COUNT } from '#shared/product/check-count.ts';
import { BENCH_AUDIT } from '#shared/product/describe-audit-times.ts';
import { Recording } from '../bench/record-figures.ts';
import { readGoldenAnalyses } from './golden/golden-analyses.ts';

it('every audit makes as many checks as the landing page says, none of them twice', () => {
  const analyses = readGoldenAnalyses();
  expect(analyses.size).toBeGreaterThan(15);
  for (const { factors } of analyses.values()) {
    const ids = Object.values(factors).flatMap(({ checks }) => checks.map(({ id }) => id));
    expect(ids).toHaveLength(CHECK_COUNT);
    expect(new Set(ids).size).toBe(CHECK_COUNT);
  }
});

it('the figure of the bench that screens fall back to is the newest recorded one', () => {
  const history = z.array(Recording).parse(JSON.parse(readFileSync('bench/history.json', 'utf8')));
  const newest = history.findLast(({ section }) => section === 'warm');
  const measured = newest?.figures.find(({ name }) => name.trim() === 'warm audit, asked over HTTP');
  expect({ ms: Math.round(measured?.value ?? 0), on: newest?.date }).toEqual({
    ms: BENCH_AUDIT.ms,
    on: BENCH_AUDIT.on,
  });
  expect(readFileSync('docs/performance.md', 'utf8')).toContain(`${BENCH_AUDIT.pages}-page site`);
});
