import { z } from 'zod';
import { PAGE_KINDS, type PageKindLexicon } from '#engine/crawl/html/page-kind-lexicon.ts';
import { listYamlFiles, readYaml } from './yaml-files.ts';

const texts = z.array(z.string().min(1)).min(1);
const words = z
  .strictObject({ phrases: texts.optional(), alone: texts.optional() })
  .transform(({ phrases = [], alone = [] }) => [...phrases, ...alone.map((one) => ({ alone: one }))]);
const kinds = z.record(z.enum(PAGE_KINDS), words);
const ofLanguage = z.partialRecord(z.enum(PAGE_KINDS), words);

/** The words of each kind of page: those of `pages/kinds.yaml`, then those of `languages/<code>/page-kinds.yaml`. */
export function compilePageKinds(): PageKindLexicon {
  const all = readYaml('pages/kinds.yaml', kinds);
  for (const path of listYamlFiles('languages/*/page-kinds.yaml')) {
    const own = readYaml(path, ofLanguage);
    for (const kind of PAGE_KINDS) all[kind].push(...(own[kind] ?? []));
  }
  return all;
}
