import { defineConfig } from 'vitest/config';

/** Hostile, load and fault suites: real servers, kills, time limits. One file at a time on the same two cores. */
export default defineConfig({
  test: {
    include: ['src/**/*.slow.test.ts', 'test/**/*.slow.test.ts', 'bench/**/*.slow.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    pool: 'forks',
  },
});
