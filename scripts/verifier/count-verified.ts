import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { COVERAGE_LANGUAGES } from '#engine/fixes/verify/coverage-lexicon.ts';
import { indexCarriers } from '#engine/fixes/verify/fact-index.ts';
import { verifyText } from '#engine/fixes/verify/verify-text.ts';

const Sentence = z.object({
  id: z.string(),
  label: z.enum(['true', 'plain', 'paraphrased']),
  text: z.string(),
  /** Whether a true sentence is near a fact's wording; absent: the first four of a business are. */
  near: z.boolean().optional(),
});
const Business = z.object({
  facts: z.array(z.object({ id: z.string(), kind: z.string(), text: z.string() })),
  sentences: z.array(Sentence),
});

/** A file of the corpus: invented businesses of one language with their facts and labelled sentences. */
export const VerifierCorpus = z.object({ language: z.enum(COVERAGE_LANGUAGES), businesses: z.array(Business) });
export type VerifierCorpus = z.infer<typeof VerifierCorpus>;

/** The corpus that is measured by default: sentences by someone who did not write the verifier. */
export const INDEPENDENT_CORPUS = join(import.meta.dirname, '../../test/claims/independent');

/** The files of a corpus, by language. Throws where the folder has none. */
export function readCorpus(folder: string): VerifierCorpus[] {
  const files = readdirSync(folder).filter((name) => /^[a-z]{2}\.(?:json|yaml)$/.test(name));
  if (files.length === 0)
    throw new Error(
      `There is no file "<language>.json" or "<language>.yaml" in ${folder}. Name a folder with --corpus.`,
    );
  return files.sort().map((name) => VerifierCorpus.parse(parse(readFileSync(join(folder, name), 'utf8'))));
}

/** One sentence as verified. True ones are `near` or `free`. */
export interface VerifiedSentence {
  readonly id: string;
  readonly language: string;
  readonly label: 'plain' | 'paraphrased' | 'near' | 'free';
  readonly isStopped: boolean;
}

/** The first true sentences of a business are near the wording of its facts. */
const NEAR_SENTENCES = 4;
/** The year of the corpus. */
const YEAR = 2026;
const LABELS = ['plain', 'paraphrased', 'near', 'free'] as const;

/** Verifies every sentence of a file against the facts of its business. */
export function countVerified({ language, businesses }: VerifierCorpus): VerifiedSentence[] {
  return businesses.flatMap(({ facts, sentences }) => {
    const sources = facts.map(({ id, kind, text }) => ({
      id,
      kind,
      value: text,
      text,
      isLiteral: kind === 'name' ? kind : null,
    }));
    const index = indexCarriers(language, sources, YEAR);
    let trueSoFar = 0;
    return sentences.map(({ id, label, near, text }): VerifiedSentence => {
      if (label === 'true') trueSoFar += 1;
      const isNear = near ?? trueSoFar <= NEAR_SENTENCES;
      const isStopped = verifyText(index, text).unsupported.length > 0;
      return { id, language, label: label === 'true' ? (isNear ? 'near' : 'free') : label, isStopped };
    });
  });
}

/** Inventions caught and true sentences stopped, of how many. */
export interface VerifierSummary {
  readonly plain: { readonly caught: number; readonly of: number };
  readonly paraphrased: { readonly caught: number; readonly of: number };
  readonly true: { readonly stopped: number; readonly of: number };
}

/** The totals of all sentences. */
export function summarize(sentences: readonly VerifiedSentence[]): VerifierSummary {
  const count = (...labels: readonly VerifiedSentence['label'][]) => {
    const own = sentences.filter(({ label }) => labels.includes(label));
    return { stopped: own.filter(({ isStopped }) => isStopped).length, of: own.length };
  };
  const caught = (label: VerifiedSentence['label']) => ({ caught: count(label).stopped, of: count(label).of });
  return { plain: caught('plain'), paraphrased: caught('paraphrased'), true: count('near', 'free') };
}

/** Prints one line a language and one for all. */
export function printTable(sentences: readonly VerifiedSentence[]): void {
  const languages = [...new Set(sentences.map(({ language }) => language))];
  console.log(
    ['language', 'plain', 'paraphrased', 'stopped near', 'stopped free'].map((name) => name.padEnd(16)).join(''),
  );
  for (const language of [...languages, null]) {
    const own = sentences.filter((one) => language === null || one.language === language);
    const shares = LABELS.map((label) => {
      const of = own.filter((one) => one.label === label);
      const stopped = of.filter(({ isStopped }) => isStopped).length;
      return of.length === 0 ? '-' : `${stopped}/${of.length} ${((100 * stopped) / of.length).toFixed(0)}%`;
    });
    console.log([language ?? 'all', ...shares].map((cell) => cell.padEnd(16)).join(''));
  }
}
