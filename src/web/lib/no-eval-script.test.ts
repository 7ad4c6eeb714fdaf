import { expect, it } from 'vitest';
import { config } from 'zod';
import { noEvalScript } from './no-eval-script.ts';

it('names the place where zod keeps its settings', () => {
  const { __zod_globalConfig } = globalThis as { __zod_globalConfig?: unknown };
  expect(config()).toBe(__zod_globalConfig);
  expect(noEvalScript).toContain('globalThis.__zod_globalConfig={jitless:true}');
});
