import { readFileSync } from 'node:fs';

/**
 * Reads a file of `compiled/`, as `npm run data` writes it from the YAML beside it. Its schema in `scripts/compile-data` was checked
 * then, and `T` is the type of that schema. Callers read a file once, when their module loads.
 * @param name without the ending: "categories"
 * @throws when there is no such file
 */
export function readCompiled<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./compiled/${name}.json`, import.meta.url), 'utf8'));
}
