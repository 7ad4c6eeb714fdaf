/**
 * Measures the verifier on a folder of labelled sentences: `npm run verifier -- [--corpus FOLDER] [--json]`. Prints what it catches of
 * plain and paraphrased inventions, and how many true sentences it stops, those near a fact's wording and free ones apart.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countVerified, printTable, summarize, VerifierCorpus } from './verifier/count-verified.ts';

const { values } = parseArgs({ options: { corpus: { type: 'string' }, json: { type: 'boolean' } } });
const folder = values.corpus ?? join(import.meta.dirname, '../test/verifier');
const files = readdirSync(folder).filter((name) => /^[a-z]{2}\.json$/.test(name));
if (files.length === 0)
  throw new Error(`There is no file "<language>.json" in ${folder}. Name a folder with --corpus.`);
const started = performance.now();
const counts = files
  .sort()
  .flatMap((name) => countVerified(VerifierCorpus.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))));
const milliseconds = performance.now() - started;
if (values.json === true) console.log(JSON.stringify(summarize(counts), null, 2));
else {
  printTable(counts);
  console.log(`${counts.length} sentences, ${(milliseconds / counts.length).toFixed(1)} ms each.`);
}
