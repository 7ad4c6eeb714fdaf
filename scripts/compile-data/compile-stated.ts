import { z } from 'zod';
import { STATED_KINDS, type StatedSource } from '#engine/facts/stated/stated-kinds.ts';
import { listYamlFiles, readYaml } from './yaml-files.ts';

const YEAR = String.raw`((?:1[6-9]|20)\d\d)`;

const source = z
  .string()
  .min(1)
  .transform((text) => text.replace(/\n\s*\|/g, '|').replaceAll('{year}', YEAR))
  .refine((text) => new RegExp(text, 'u').source !== '');
const lists = z.array(source).min(1).optional();
const kinds = Object.fromEntries(STATED_KINDS.map((kind) => [kind, lists])) as Record<
  StatedSource['kind'],
  typeof lists
>;
const statements = z.strictObject({ ...kinds, names: z.strictObject(kinds).optional() });

/**
 * What `languages/<code>/stated.yaml` have, by kind, then in the order of the languages.
 * @param languages all languages in the order of their ranks
 */
export function compileStated(languages: readonly string[]): StatedSource[] {
  const paths = new Set(listYamlFiles('languages/*/stated.yaml'));
  const files = languages
    .map((language) => `languages/${language}/stated.yaml`)
    .filter((path) => paths.has(path))
    .map((path) => readYaml(path, statements));
  return STATED_KINDS.flatMap((kind) =>
    files.flatMap((file) => [
      ...(file[kind] ?? []).map((one) => ({ kind, source: one, flags: 'iu' as const })),
      ...(file.names?.[kind] ?? []).map((one) => ({ kind, source: one, flags: 'u' as const })),
    ]),
  );
}
