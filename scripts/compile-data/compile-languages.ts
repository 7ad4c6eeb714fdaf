import { z } from 'zod';
import { foldText } from '#engine/facts/language/fold-text.ts';
import type { LanguageData } from '#engine/facts/language/language-data.ts';
import { listYamlFiles, readYaml } from './yaml-files.ts';

const words = z.array(z.string().min(1)).min(1);
const detection = z.strictObject({
  rank: z.int().positive(),
  names: words.optional(),
  script: z.string().min(1).optional(),
  commonWords: words.optional(),
  siteWords: words.optional(),
});

/**
 * The detection data of each language, in the order of their ranks.
 * @throws when two languages have one rank, or a folder has no `detection.yaml`
 */
export function compileLanguages(): LanguageData[] {
  const folders = new Set(listYamlFiles('languages/*/*.yaml').map((path) => path.split('/')[1] ?? ''));
  const read = [...folders].map((code) => ({ code, ...readYaml(`languages/${code}/detection.yaml`, detection) }));
  const ranks = read.map(({ rank }) => rank);
  const twice = read.filter(({ rank }, index) => ranks.indexOf(rank) !== index);
  if (twice.length > 0) throw new Error(`Two languages have the rank of ${twice.map(({ code }) => code).join(', ')}.`);
  return read
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ code, names = [], script = null, commonWords = [], siteWords = [] }) => ({
      code,
      names: names.map(foldText),
      script,
      // "d'un" counts as two words.
      commonWords: commonWords.flatMap((word) => foldText(word).match(/\p{L}+/gu) ?? []),
      siteWords: siteWords.map(foldText),
    }));
}
