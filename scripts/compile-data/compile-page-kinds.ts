import { z } from 'zod';
import { PAGE_KINDS, type PageKindLexicon } from '#engine/crawl/html/page-kind-lexicon.ts';
import { readYaml } from './yaml-files.ts';

const texts = z.array(z.string().min(1)).min(1);
const kinds: z.ZodType<PageKindLexicon> = z.record(
  z.enum(PAGE_KINDS),
  z
    .strictObject({ phrases: texts.optional(), alone: texts.optional() })
    .transform(({ phrases = [], alone = [] }) => [...phrases, ...alone.map((one) => ({ alone: one }))]),
);

export function compilePageKinds(): PageKindLexicon {
  return readYaml('pages/kinds.yaml', kinds);
}
