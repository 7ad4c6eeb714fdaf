import { readCompiled } from './read-compiled.ts';

const PATTERNS = readCompiled<Readonly<Record<string, Readonly<Record<string, string>>>>>('patterns');

/**
 * The source of a regular expression that matches any of the alternatives in `data/patterns/<subject>.yaml`.
 * @param name of the list in that file
 * @throws when there is no such list
 */
export function readPattern(subject: string, name: string): string {
  const source = PATTERNS[subject]?.[name];
  if (source === undefined) throw new Error(`data/patterns/${subject}.yaml has no list ${name}.`);
  return source;
}
