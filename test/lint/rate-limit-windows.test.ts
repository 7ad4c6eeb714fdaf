import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Rate limits count in windows that begin at full minutes, hours and days. A test that fills a window fails now and then,
 * when it happens to run over the end of one, unless it sets the clock to the begin of one first.
 */

/** An expected refusal: `toBe(429)`, `[202, 429]`, the statuses that are 429, and the code of it. */
const REFUSED = /toBe\(429\)|[[,]\s*429\b|=> status === 429|(?:indexOf|count)\(429\)|, 'too-many-requests'/;
/** On the real clock of a service; tests with a clock of their own choose its time. */
const SERVICE = /open(?:Service|Billing)Fixture\(/;
/** Advances the clock before each test. */
const ADVANCED = 'withAccountEndpoints(';

/** The tests of a file, each with its text. */
function testsIn(text: string): string[] {
  return text.split(/^ *(?=it(?:\.\w+)*\()/m).slice(1);
}

const files = globSync('{src/server,test}/**/*.test.ts', { exclude: ['test/e2e/**', 'test/lint/**'] }).map((name) => ({
  name,
  text: readFileSync(name, 'utf8'),
}));
const limited = files.filter(
  ({ text }) => SERVICE.test(text) && !text.includes(ADVANCED) && testsIn(text).some((one) => REFUSED.test(one)),
);

describe('a test that fills a rate limit', () => {
  it('is found where there are some', () => {
    expect(limited.length).toBeGreaterThan(6);
  });

  it.each(limited.map(({ name, text }) => [name, text] as const))('begins at a full hour in %s', (_, text) => {
    const atAnyTime = testsIn(text).filter((one) => REFUSED.test(one) && !one.includes('advanceToFullHour()'));
    expect(atAnyTime.map((one) => one.split('\n')[0])).toEqual([]);
  });
});
