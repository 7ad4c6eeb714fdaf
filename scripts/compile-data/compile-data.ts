import { compileCategories } from './compile-categories.ts';
import { compileLanguages, compileServices } from './compile-languages.ts';
import { compilePageKinds } from './compile-page-kinds.ts';
import { compileCountries, compileRegions } from './compile-places.ts';
import { compileWordings } from './compile-wordings.ts';

/**
 * Everything that is compiled from the YAML of `src/engine/data`: the texts of the JSON files by their names.
 * @throws when a file is not as its schema says
 */
export function compileData(): Map<string, string> {
  const compiled: Record<string, unknown> = {
    categories: compileCategories(),
    countries: compileCountries(),
    languages: compileLanguages(),
    'page-kinds': compilePageKinds(),
    regions: compileRegions(),
    services: compileServices(),
    ...compileWordings(),
  };
  return new Map(Object.entries(compiled).map(([name, value]) => [name, `${JSON.stringify(value, null, 1)}\n`]));
}
