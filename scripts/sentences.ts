/**
 * `npm run sentences -- RECORDINGS_DIR [--figures] [--json]`: the own sentences of recorded websites. RECORDINGS_DIR holds one saved audit a site
 * (`npm run audit -- ADDRESS --save RECORDINGS_DIR/<id>`). Prints for each the sentences that are shown, with page and mark ("sure" are
 * ticked), then those left out with the reason, and totals by language: how many of them were read as their owner would
 * (`test/texts/sentence-verdicts.json`), and how many of those an owner would take. `--figures`: the totals alone; `--json`: one object a
 * site. Exit code 2: wrong usage.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import { withinFactBudget } from '#engine/evidence/page-budget.ts';
import { deriveBusiness } from '#engine/facts/business.ts';
import { getFactContext } from '#engine/facts/fact-context.ts';
import { findOwnSentences } from '#engine/facts/sentences/own-sentences.ts';
import { parsePages } from '#engine/replay.ts';
import type { OwnSentences } from '#shared/fixes/own-sentences.ts';
import { formatShare } from './labelled-sites.ts';
import { readArguments } from './read-arguments.ts';
import { shortDigest } from './reader-figures.ts';

const { values, paths } = readArguments(
  'sentences -- RECORDINGS_DIR [--figures] [--json]',
  { figures: { type: 'boolean' }, json: { type: 'boolean' } },
  1,
);
const [recordings = ''] = paths;
/** What a reader thought of a sentence; site and sentence are the beginnings of their SHA-256. */
const Opinion = z.strictObject({
  site: z.string(),
  language: z.string(),
  /** Of the sites that the rules were built on, or of those read only once they were frozen. */
  half: z.enum(['build', 'blind']),
  sentence: z.string(),
  /** Whether it was shown ticked. */
  sure: z.boolean(),
  taken: z.boolean(),
  reason: z.string().optional(),
});
const opinions = new Map(
  z
    .array(Opinion)
    .parse(JSON.parse(readFileSync('test/texts/sentence-verdicts.json', 'utf8')))
    .map((one) => [`${one.site} ${one.sentence}`, one.taken]),
);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface ReadSite extends OwnSentences {
  readonly id: string;
  readonly language: string;
  readonly pages: number;
  readonly milliseconds: number;
}

const parser = createPageParserPool({ workers: 2, timeLimitMs: 60_000, memoryLimitMb: 512 });
const sites: ReadSite[] = [];
for (const id of readdirSync(recordings)
  .filter((name) => !name.includes('.'))
  .sort()) {
  const bundle = decodeBundle(readFileSync(join(recordings, id)));
  const pages = withinFactBudget(await parsePages(bundle, parser).catch(() => []));
  if (pages.length === 0) continue;
  const { target: targetUrl, collectedAt } = bundle;
  const business = deriveBusiness({ pages, site: null, targetUrl, collectedAt });
  const start = performance.now();
  const sentences = findOwnSentences(getFactContext(pages, targetUrl), business);
  const milliseconds = performance.now() - start;
  sites.push({ id, language: business.languages[0] ?? '-', pages: pages.length, milliseconds, ...sentences });
}
await parser.close();

if (values.json === true) for (const site of sites) print(JSON.stringify(site));
else {
  if (values.figures !== true) printSites();
  printTotals();
}

function printSites(): void {
  for (const { id, language, pages, milliseconds, shown, leftOut } of sites) {
    print(`\n== ${id} (${language}, ${pages} pages, ${(milliseconds / pages).toFixed(2)} ms a page)`);
    for (const { text, url, isSure, kinds } of shown)
      print(`${isSure ? '[x]' : '[ ]'} ${text}\n      ${new URL(url).pathname} ${kinds.join(' ')}`);
    for (const { text, reason } of leftOut) print(`  - ${reason}: ${text}`);
  }
}

function printTotals(): void {
  print('\nLanguage: sites, sentences (sure), of those read (sure) an owner takes');
  for (const [language, all] of Map.groupBy(sites, (site) => site.language))
    print(`${language}: ${describeTotals(all)}`);
  print(`all: ${describeTotals(sites)}`);
}

function describeTotals(all: readonly ReadSite[]): string {
  const shown = all.flatMap(({ id, shown: own }) =>
    own.map(({ text, isSure }) => ({
      isSure,
      isTaken: opinions.get(`${shortDigest(id, 12)} ${shortDigest(text, 16)}`),
    })),
  );
  const sure = shown.filter(({ isSure }) => isSure);
  const share = (some: typeof shown) => {
    const read = some.filter(({ isTaken }) => isTaken !== undefined);
    return formatShare(read.filter(({ isTaken }) => isTaken === true).length, read.length);
  };
  return `${all.length}, ${shown.length} (${sure.length}), ${share(shown)} (${share(sure)})`;
}
