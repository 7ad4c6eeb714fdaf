import { compileCategories } from './compile-categories.ts';
import { compileWordings } from './compile-wordings.ts';

/**
 * Everything that is compiled from the YAML of `src/engine/data`: the texts of the JSON files by their names.
 * @throws when a file is not as its schema says
 */
export function compileData(): Map<string, string> {
  const compiled: Record<string, unknown> = {
    categories: compileCategories(),
    ...compileWordings(),
  };
  return new Map(Object.entries(compiled).map(([name, value]) => [name, `${JSON.stringify(value, null, 1)}\n`]));
}
