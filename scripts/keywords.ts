/**
 * `npm run keywords -- RECORDINGS_DIR [--only id,id] [--figures]`: prints the keywords of recorded websites with their page, to be read;
 * RECORDINGS_DIR holds one saved audit a site (`npm run audit -- ADDRESS --save RECORDINGS_DIR/<id>`). `--figures`: instead, how many of
 * them readers found usable (`test/keywords/reader-verdicts.json`). Exit code 2: wrong usage.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import { buildKeywordInput } from '#engine/keywords/build-keyword-input.ts';
import { buildKeywordStrategy } from '#engine/keywords/build-keyword-strategy.ts';
import { outlineBundle, replay } from '#engine/replay.ts';
import { formatShare } from './labelled-sites.ts';
import { readArguments } from './read-arguments.ts';
import { shortDigest } from './reader-figures.ts';

/** What a reader thought of a keyword; site, phrase and page are the beginnings of their SHA-256. */
const Opinion = z.strictObject({
  site: z.string(),
  language: z.string(),
  phrase: z.string(),
  /** The page that the opinion is about: it outranks one about the phrase on any page. */
  page: z.string().optional(),
  usable: z.boolean(),
  /** The class, a colon, and why. */
  reason: z.string().optional(),
  /** Read by somebody who worked on the keywords; else by a stranger. */
  by: z.literal('developer').optional(),
});
const VERDICTS = 'test/keywords/reader-verdicts.json';
const NO_PLACE = { city: '', state: '' };

const { values, paths } = readArguments(
  'keywords -- RECORDINGS_DIR [--only id,id] [--figures]',
  { only: { type: 'string' }, figures: { type: 'boolean' } },
  1,
);
const [recordings = ''] = paths;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const only = values.only?.split(',');
const parser = createPageParserPool({ workers: 1, timeLimitMs: 60_000, memoryLimitMb: 512 });
const opinions = new Map(
  z
    .array(Opinion)
    .parse(JSON.parse(readFileSync(VERDICTS, 'utf8')))
    .map((one) => [keyOf(one.site, one.phrase, one.page), one]),
);
const read: z.infer<typeof Opinion>[] = [];
let [sites, all] = [0, 0];
for (const id of globSync('*', { cwd: recordings }).sort()) {
  if (id.includes('.') || (only !== undefined && !only.includes(id))) continue;
  const { clusters, questions = [] } = await readStrategy(join(recordings, id));
  const keywords = clusters.flatMap((cluster) => cluster.keywords);
  sites += keywords.length === 0 ? 0 : 1;
  all += keywords.length;
  if (values.figures !== true) print([`\n== ${id}`, ...questions].join(' '));
  for (const { keyword, suggested_on_site_targets: targets } of keywords) {
    const [site, phrase, page] = [shortDigest(id, 12), shortDigest(keyword, 16), shortDigest(targets[0] ?? '', 16)];
    const opinion = opinions.get(keyOf(site, phrase, page)) ?? opinions.get(keyOf(site, phrase));
    if (opinion !== undefined) read.push(opinion);
    const said = opinion === undefined ? 'unread' : opinion.usable ? 'usable' : (opinion.reason ?? 'refused');
    if (values.figures !== true) print([keyword, targets.join('; '), said].join('\t'));
  }
}
await parser.close();
print(`\n${all} keywords of ${sites} sites, ${read.length} read`);
for (const [name, some] of Map.groupBy(read, ({ by = 'stranger' }) => by))
  print(`read by a ${name}: usable ${shareOf(some)}`);
print(`together: usable ${shareOf(read)}`);
const refused = read.filter(({ usable }) => !usable);
for (const [name, some] of Map.groupBy(refused, ({ reason = '' }) => reason.split(':')[0] ?? ''))
  print(`refused, ${name}: ${some.length}`);
for (const [language, some] of Map.groupBy(read, (one) => one.language)) print(`${language}: ${shareOf(some)}`);

function shareOf(some: typeof read): string {
  return formatShare(some.filter(({ usable }) => usable).length, some.length);
}

function keyOf(site: string, phrase: string, page = ''): string {
  return `${site} ${phrase} ${page}`;
}

async function readStrategy(file: string): Promise<ReturnType<typeof buildKeywordStrategy>> {
  const bundle = decodeBundle(readFileSync(file));
  const analysis = await replay(bundle, parser);
  const outline = await outlineBundle(bundle, parser);
  const request = {
    business_name: analysis.business.name ?? '',
    primary_category: '',
    location: NO_PLACE,
    website_url: analysis.websiteUrl,
  };
  return buildKeywordStrategy(buildKeywordInput(request, analysis, outline));
}
