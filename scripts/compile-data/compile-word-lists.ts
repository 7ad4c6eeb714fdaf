import { z } from 'zod';
import { WORD_LISTS, type WordData } from '#engine/data/word-lists.ts';
import { listYamlFiles, readYaml } from './yaml-files.ts';

const lists = z.partialRecord(z.enum(WORD_LISTS), z.array(z.string().min(1)).min(1));

/**
 * The words of `words.yaml` and `languages/<code>/words.yaml`, by list and then by language.
 * @throws when a file has a list that there is not
 */
export function compileWordLists(): WordData {
  const files = listYamlFiles('{words.yaml,languages/*/words.yaml}').map(
    (path) => [path === 'words.yaml' ? 'any' : (path.split('/')[1] ?? ''), readYaml(path, lists)] as const,
  );
  return Object.fromEntries(
    WORD_LISTS.map((list) => [
      list,
      Object.fromEntries(
        files.flatMap(([language, read]) => (read[list] === undefined ? [] : [[language, read[list]]])),
      ),
    ]),
  );
}
