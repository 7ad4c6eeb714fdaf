/** Compiles the YAML files of `src/engine/data` to the JSON that is read at run time, and unpacks the towns of the gazetteer. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { compileData, compileSharedData } from './compile-data/compile-data.ts';
import { DATA_FOLDER, SHARED_DATA_FOLDER } from './compile-data/yaml-files.ts';

const files = compileData();
const sharedFiles = compileSharedData();
replaceFiles(join(DATA_FOLDER, 'compiled'), files);
replaceFiles(SHARED_DATA_FOLDER, sharedFiles);
const towns = gunzipSync(readFileSync(join(DATA_FOLDER, 'gazetteer/towns.txt.gz')));
writeFileSync(join(DATA_FOLDER, 'compiled/towns.txt'), towns);
console.log(`${files.size + sharedFiles.size} files compiled.`);

function replaceFiles(folder: string, wanted: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const name of globSync('*.json', { cwd: folder })) {
    if (!wanted.has(name.replace(/\.json$/, ''))) rmSync(join(folder, name));
  }
  for (const [name, text] of wanted) {
    const file = join(folder, `${name}.json`);
    // What is built of a file stays up to date where nothing has changed.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
