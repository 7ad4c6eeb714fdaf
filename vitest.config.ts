import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of code that keeps nothing in modules and changes nothing of the platform, but for what a test itself puts back. */
const TOGETHER = ['src/shared', 'src/engine', 'src/report', 'src/server', 'src/web', 'scripts', 'bench', 'test'];
/** Tests below these folders that mock modules or load one anew. */
const ALONE = [
  ...['api-client', 'current-user', 'user-ab-id'].map((name) => `src/web/lib/${name}.test.ts`),
  'test/account-endpoints.test.ts',
];
const SCREENS = 'src/web/**/*.dom.test.tsx';
const NEVER = ['**/*.slow.test.ts', 'test/e2e/**', '**/node_modules/**'];

const filesTogether = TOGETHER.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]);

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    // Generous, because a busy machine is no failure; nothing is asserted about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    // Every core: on two of them Vitest would otherwise leave one idle.
    maxWorkers: '100%',
    projects: [
      // One worker after another would spend more on starting and importing than on testing.
      {
        extends: true,
        test: { name: 'together', include: filesTogether, exclude: [...NEVER, ...ALONE, SCREENS], isolate: false },
      },
      // Sockets, mocked modules and the whole process: each file alone in its worker.
      {
        extends: true,
        test: {
          name: 'apart',
          include: [...ALONE, `src/!(${TOGETHER.map((folder) => basename(folder)).join('|')})/**/*.test.{ts,tsx}`],
          exclude: NEVER,
        },
      },
      // Screens in a document: what a press changes, without a browser.
      {
        extends: true,
        test: {
          name: 'screens',
          include: [SCREENS],
          environment: 'happy-dom',
          setupFiles: ['test/dom-setup.ts'],
          isolate: false,
        },
      },
    ],
  },
});
