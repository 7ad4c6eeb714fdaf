/**
 * `npm run rejudge -- RECORDINGS_DIR [--list]`: evaluates recorded websites again and holds every finding of a failing or partial
 * check against what readers thought of it (`test/judgements`). RECORDINGS_DIR holds one saved audit a site (`npm run audit --
 * ADDRESS --save RECORDINGS_DIR/<id>`). Prints the share of false alarms among those that were read; `--list` prints the false ones
 * that are still made, and those that nobody has read. Exit code 2: wrong usage.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import { replay } from '#engine/replay.ts';
import { formatShare } from './labelled-sites.ts';
import { readArguments } from './read-arguments.ts';
import { type ComparedFindings, compareWithOpinions, OPINIONS, ReadFinding } from './rejudge/opinions.ts';

const FOLDER = 'test/judgements';

const { values, paths } = readArguments('rejudge -- RECORDINGS_DIR [--list]', { list: { type: 'boolean' } }, 1);
const [recordings = ''] = paths;

const parser = createPageParserPool({ workers: 2, timeLimitMs: 60_000, memoryLimitMb: 512 });
const sites: { readonly id: string; readonly compared: ComparedFindings }[] = [];
const missing: string[] = [];
for (const file of globSync('*.json', { cwd: FOLDER }).sort()) {
  const id = basename(file, '.json');
  const recording = join(recordings, id);
  if (!existsSync(recording)) {
    missing.push(id);
    continue;
  }
  const { factors } = await replay(decodeBundle(readFileSync(recording)), parser);
  const findings = Object.values(factors)
    .flatMap(({ checks }) => checks)
    .filter(({ status }) => status === 'fail' || status === 'partial')
    .map(({ id: check, finding }) => ({ check, finding }));
  const read = z.array(ReadFinding).parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  sites.push({ id, compared: compareWithOpinions(findings, read) });
}
await parser.close();

const count = (of: (one: ComparedFindings) => readonly unknown[]): number =>
  sites.reduce((sum, { compared }) => sum + of(compared).length, 0);
const [right, arguable, wrong] = OPINIONS.map((opinion) => count(({ made }) => made[opinion]));
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const all = (right ?? 0) + (arguable ?? 0) + (wrong ?? 0);
print(
  `${sites.length} sites, ${all} findings that were read still made: right ${right}, arguable ${arguable}, false ${wrong}.`,
);
print(`False alarms among them: ${formatShare(wrong ?? 0, all)}.`);
print(`No longer made: right ${count(({ gone }) => gone.right)}, false ${count(({ gone }) => gone.false)}.`);
print(`Made and never read: ${count(({ unread }) => unread)}.`);
if (missing.length > 0) print(`Not recorded here: ${missing.join(', ')}.`);
if (values.list === true) {
  for (const { id, compared } of sites) {
    for (const { check, finding, why } of compared.made.false)
      print(`FALSE  ${id} ${check}: ${finding} (${why ?? ''})`);
    for (const { check, finding } of compared.gone.right) print(`LOST   ${id} ${check}: ${finding}`);
    for (const { check, finding } of compared.unread) print(`UNREAD ${id} ${check}: ${finding}`);
  }
}
