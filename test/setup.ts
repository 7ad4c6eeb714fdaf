import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What processes of tests import is compiled once for all of them, as it is for a server's.
process.env.NODE_COMPILE_CACHE = join(import.meta.dirname, '../node_modules/.cache/porchlight');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

/** Unexpected console output fails the test. */
const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      unexpected.push(`console.${method}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(unexpected, 'unexpected words on the console').toEqual([]);
});

/** No test leaves the machine: the platform's own client is blocked, and the outbound fetcher rejects by itself. */
const guarded = Symbol.for('porchlight.fetch-is-guarded');
if (!(guarded in globalThis.fetch)) {
  const platformFetch = globalThis.fetch;
  globalThis.fetch = Object.assign(
    (...[input, init]: Parameters<typeof fetch>) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      if (url.hostname !== '127.0.0.1' && url.hostname !== 'localhost')
        throw new Error(`A test asked for ${url.origin}.`);
      return platformFetch(input, init);
    },
    // Workers that run several test files execute this for each of them.
    { [guarded]: true },
  );
}
