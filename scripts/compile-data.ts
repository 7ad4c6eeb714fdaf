/** Compiles the YAML files of `src/engine/data` to the JSON that is read at run time. */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileData } from './compile-data/compile-data.ts';
import { DATA_FOLDER } from './compile-data/yaml-files.ts';

const target = join(DATA_FOLDER, 'compiled');
const files = compileData();
mkdirSync(target, { recursive: true });
for (const name of globSync('*.json', { cwd: target })) {
  if (!files.has(name.replace(/\.json$/, ''))) rmSync(join(target, name));
}
for (const [name, text] of files) writeFileSync(join(target, `${name}.json`), text);
console.log(`${files.size} files compiled.`);
