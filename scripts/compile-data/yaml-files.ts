import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

/** The folder of the YAML files and of what is compiled from them. */
export const DATA_FOLDER = join(import.meta.dirname, '../../src/engine/data');

/** The folder of what is compiled for `src/shared`. */
export const SHARED_DATA_FOLDER = join(import.meta.dirname, '../../src/shared/compiled');

/** Paths of YAML files below the data folder, sorted: "categories/beauty.yaml". */
export function listYamlFiles(pattern = '**/*.yaml'): string[] {
  return globSync(pattern, { cwd: DATA_FOLDER }).sort();
}

/**
 * A YAML file, checked by its schema.
 * @param path below the data folder
 * @throws when it is no YAML, or not as the schema says; the message names file and field
 */
export function readYaml<T>(path: string, schema: z.ZodType<T>): T {
  const read = schema.safeParse(parse(readFileSync(join(DATA_FOLDER, path), 'utf8')));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`${path}: ${issue?.path.join('.')}: ${issue?.message}`);
}
