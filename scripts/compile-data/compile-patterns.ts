import { basename } from 'node:path';
import { z } from 'zod';
import { alternatives, joinAlternatives } from './pattern-source.ts';
import { listYamlFiles, readYaml } from './yaml-files.ts';

const patterns = z.record(z.string().regex(/^[a-z][A-Za-z]*$/), alternatives);
const ofLanguage = z.record(z.string(), patterns);

/**
 * The sources of the patterns, by file and name: the alternatives of `patterns/*.yaml`, then those of
 * `languages/<code>/patterns.yaml`.
 * @throws when a language has a list that `patterns` has not
 */
export function compilePatterns(): Record<string, Record<string, string>> {
  const all = Object.fromEntries(
    listYamlFiles('patterns/*.yaml').map((path) => [basename(path, '.yaml'), readYaml(path, patterns)]),
  );
  for (const path of listYamlFiles('languages/*/patterns.yaml')) {
    for (const [subject, lists] of Object.entries(readYaml(path, ofLanguage))) {
      for (const [name, list] of Object.entries(lists)) {
        const known = all[subject]?.[name];
        if (known === undefined) throw new Error(`${path}: patterns/${subject}.yaml has no list ${name}.`);
        known.push(...list);
      }
    }
  }
  return Object.fromEntries(
    Object.entries(all).map(([subject, lists]) => [
      subject,
      Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, joinAlternatives(list)])),
    ]),
  );
}
