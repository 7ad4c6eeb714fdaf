import { describe, expect, it } from 'vitest';
import { BENCH_AUDIT, formatRoughDuration, usualTimeSentence } from './describe-audit-times.ts';

describe('how long an audit takes, in words', () => {
  it.each([
    [40, '0.1 seconds'],
    [416, '0.4 seconds'],
    [951, '1 second'],
    [4200, '4 seconds'],
    [60_000, '1 minute'],
    [71_000, '1 minute 11 seconds'],
  ])('%i ms: %s', (ms, words) => expect(formatRoughDuration(ms)).toBe(words));

  it('is that of the audits of this server', () => {
    expect(usualTimeSentence({ medianMs: 4200, p95Ms: 9300, count: 1037, days: 30 })).toBe(
      'Usually done in 4 seconds. That is the median of 1,037 audits in 30 days. 19 of 20 took up to 9 seconds.',
    );
  });

  it('else that of our own bench', () => {
    const { ms, pages } = BENCH_AUDIT;
    expect(usualTimeSentence(null)).toBe(
      `Our own test site of ${pages} pages takes ${formatRoughDuration(ms)}. Slow sites take longer.`,
    );
  });
});
