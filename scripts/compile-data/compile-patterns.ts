import { basename } from 'node:path';
import { z } from 'zod';
import { alternatives, joinAlternatives } from './pattern-source.ts';
import { listYamlFiles, readYaml } from './yaml-files.ts';

const patterns = z.record(z.string().regex(/^[a-z][A-Za-z]*$/), alternatives);

/** The sources of the patterns, by file and name. */
export function compilePatterns(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    listYamlFiles('patterns/*.yaml').map((path) => [
      basename(path, '.yaml'),
      Object.fromEntries(
        Object.entries(readYaml(path, patterns)).map(([name, list]) => [name, joinAlternatives(list)]),
      ),
    ]),
  );
}
