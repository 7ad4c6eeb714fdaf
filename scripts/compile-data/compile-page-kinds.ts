import { z } from 'zod';
import { PAGE_KINDS, type PageKindLexicon } from '#engine/crawl/html/page-kind-lexicon.ts';
import { readYaml } from './yaml-files.ts';

const text = z.string().min(1);
const kinds: z.ZodType<PageKindLexicon> = z.record(
  z.enum(PAGE_KINDS),
  z.array(z.union([text, z.strictObject({ alone: text })])),
);

export function compilePageKinds(): PageKindLexicon {
  return readYaml('pages/kinds.yaml', kinds);
}
