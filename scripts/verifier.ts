/**
 * Measures the verifier on a folder of labelled sentences: `npm run verifier -- [--corpus FOLDER] [--half tuning|heldOut] [--json]`.
 * Prints what it catches of plain and paraphrased inventions, and how many true sentences it stops, those near a fact's wording
 * and free ones apart. The half of a sentence follows from the digest of its id; only `tuning` may be read in development.
 */
import { z } from 'zod';
import { assignHalf } from '#test/claims/corpus.ts';
import { readArguments } from './read-arguments.ts';
import { countVerified, INDEPENDENT_CORPUS, printTable, readCorpus, summarize } from './verifier/count-verified.ts';

const { values } = readArguments('verifier -- [--corpus FOLDER] [--half tuning|heldOut] [--json]', {
  corpus: { type: 'string' },
  half: { type: 'string' },
  json: { type: 'boolean' },
});
const half = z.enum(['tuning', 'heldOut']).optional().parse(values.half);
const corpus = readCorpus(values.corpus ?? INDEPENDENT_CORPUS);
const started = performance.now();
const verified = corpus.flatMap(countVerified);
const milliseconds = performance.now() - started;
const counts = verified.filter(({ id }) => half === undefined || assignHalf(id) === half);
if (values.json === true) console.log(JSON.stringify(summarize(counts), null, 2));
else {
  printTable(counts);
  console.log(`${counts.length} sentences, ${(milliseconds / verified.length).toFixed(1)} ms each.`);
}
