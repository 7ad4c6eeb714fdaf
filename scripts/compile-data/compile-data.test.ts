import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compileData } from './compile-data.ts';
import { DATA_FOLDER, readYaml } from './yaml-files.ts';

describe('the compiled data', () => {
  it('is that of the YAML files; if not, run "npm run data"', () => {
    const files = compileData();
    const folder = join(DATA_FOLDER, 'compiled');
    expect(globSync('*.json', { cwd: folder }).sort()).toEqual([...files.keys()].map((name) => `${name}.json`).sort());
    const stale = [...files].filter(([name, text]) => readFileSync(join(folder, `${name}.json`), 'utf8') !== text);
    expect(stale.map(([name]) => `${name} is not up to date: run "npm run data"`)).toEqual([]);
    // Parses all the YAML: a second or two of work, longer on a busy machine.
  }, 600_000);
});

describe('readYaml', () => {
  it('names the file and the field that are not as the schema says', () => {
    expect(() => readYaml('categories/beauty.yaml', z.object({ demand: z.number() }))).toThrow(
      /^categories\/beauty\.yaml: demand: /,
    );
  });
});
