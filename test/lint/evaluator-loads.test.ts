import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Imports that remain when types are removed. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\bfrom\s+)?'([^']+)';/gm;
const ROOMS: Readonly<Record<string, string>> = {
  '#engine': 'src/engine',
  '#shared': 'src/shared',
  '#providers': 'src/providers',
};

function resolve(from: string, name: string): string | null {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [room = '', ...rest] = name.split('/');
  return ROOMS[room] === undefined ? null : join(ROOMS[room], ...rest);
}

/** Every file and package that these files load, directly or not. */
function loadedBy(files: readonly string[]): Set<string> {
  const loaded = new Set(files);
  for (const file of loaded) {
    if (!file.endsWith('.ts')) continue;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) loaded.add(resolve(file, name) ?? name);
  }
  return loaded;
}

it('audits without loading schemas, which a cold start of the command line would wait for', () => {
  const loaded = loadedBy(['src/engine/run-audit.ts', 'src/engine/analyze.ts', 'src/engine/holds-until.ts']);
  expect(loaded).toContain('libphonenumber-js/max');
  expect(loaded).toContain('src/shared/audit/bots.ts');
  expect([...loaded].filter((name) => name === 'zod')).toEqual([]);
});
