import { defineConfig } from 'vitest/config';

/** Walks through the built product in a real browser: `npm run e2e`. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A browser has clocks of its own: a case that fails is tried once more, and printed as flaky when it passes then.
    retry: 1,
    reporters: ['default', './test/case-reporter.ts'],
    // A slow machine needs longer for the same; nothing is waited for that is there.
    expect: { poll: { timeout: 10_000 } },
    globalSetup: ['test/data-template.ts', 'test/e2e/shared-product.ts'],
    // Each file waits for its server and its browser half of the time.
    maxWorkers: 2,
    // The files of a worker share its modules and its browser: starting both costs as much as a short case.
    isolate: false,
  },
});
