import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'test/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    exclude: ['**/*.slow.test.ts', 'test/e2e/**', 'node_modules/**'],
    setupFiles: ['test/setup.ts'],
    // Generous, because a busy machine is no failure; nothing is asserted about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
  },
});
