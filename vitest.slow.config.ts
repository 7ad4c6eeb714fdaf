import { defineConfig } from 'vitest/config';

/** Files that measure time, memory or the event loop: each has the machine for itself. */
const MEASURING = [
  'src/providers/hostile.slow.test.ts',
  'src/server/listen.slow.test.ts',
  'src/server/store/database/half-open.slow.test.ts',
  'test/hostile/crowded.slow.test.ts',
  'test/hostile/server.slow.test.ts',
];

/**
 * Hostile, load and fault suites: real servers, kills, time limits. `npm run test:nightly` runs all of them. The gate
 * (`npm run test:faults`) runs the tests marked `{ tags: 'gate' }` and imports only the files that contain this word,
 * because importing the other 25 took 41 s of CPU time.
 */
export default defineConfig({
  test: {
    tags: [{ name: 'gate', description: 'One of each kind of fault: three minutes together, on two cores.' }],
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/data-template.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    pool: 'forks',
    projects: [
      {
        extends: true,
        test: {
          name: 'waiting',
          include: ['src/**/*.slow.test.ts', 'test/**/*.slow.test.ts', 'bench/**/*.slow.test.ts'],
          exclude: ['**/node_modules/**', ...MEASURING],
          // They wait for clocks and other processes most of the time.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'measuring',
          include: MEASURING,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
