import { readFileSync } from 'node:fs';

/**
 * Reads a file of `compiled/`, as `npm run data` writes it from the YAML beside it. Its schema in `scripts/compile-data` was checked
 * then, and `T` is the type of that schema. Callers read a file once, when their module loads.
 * @param name without the ending: "categories"
 * @throws when there is no such file: a checkout without `npm ci` has none
 */
export function readCompiled<T>(name: string): T {
  return JSON.parse(readText(locateData(`compiled/${name}.json`)));
}

/** This file, also where the code that asks was bundled. */
const HERE = import.meta.resolve('#engine/data/read-compiled.ts');

/** A file of this folder. */
export function locateData(path: string): URL {
  return new URL(path, HERE);
}

function readText(file: URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error('The data of trades and languages is not compiled. Run "npm run data".', { cause });
  }
}
