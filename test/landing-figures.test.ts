import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { CHECK_COUNT } from '#shared/product/check-count.ts';
import { BENCH_AUDIT } from '#shared/product/describe-audit-times.ts';

const Counted = z.object({
  factors: z.record(z.string(), z.object({ checks: z.array(z.object({ id: z.string() })) })),
});

it('every audit makes as many checks as the landing page says, none of them twice', () => {
  const analyses = readdirSync('test/golden')
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => Counted.safeParse(JSON.parse(readFileSync(`test/golden/${name}`, 'utf8'))).data ?? []);
  expect(analyses.length).toBeGreaterThan(15);
  for (const { factors } of analyses) {
    const ids = Object.values(factors).flatMap(({ checks }) => checks.map(({ id }) => id));
    expect(ids).toHaveLength(CHECK_COUNT);
    expect(new Set(ids).size).toBe(CHECK_COUNT);
  }
});

it('the figure of the bench that screens fall back to is written down with its day', () => {
  const page = readFileSync('docs/performance.md', 'utf8');
  for (const part of [`${BENCH_AUDIT.pages}-page site`, `(${BENCH_AUDIT.ms} ms / `, BENCH_AUDIT.on])
    expect(page).toContain(part);
});
