import { z } from 'zod';
import { type SentenceTerms, TERM_LISTS } from '#engine/facts/sentences/sentence-terms.ts';
import { COVERAGE_LANGUAGES } from '#engine/fixes/verify/coverage-lexicon.ts';
import { readYaml } from './yaml-files.ts';

const terms = z.string().transform((text) =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== ''),
);
const lists = z.partialRecord(z.enum(TERM_LISTS), terms);

/**
 * The words by which own sentences are chosen, by language: `languages/<code>/sentences.yaml`.
 * @throws when a file has a list that there is not
 */
export function compileSentences(): Record<string, SentenceTerms> {
  return Object.fromEntries(
    COVERAGE_LANGUAGES.map((code) => [code, readYaml(`languages/${code}/sentences.yaml`, lists)]),
  );
}
