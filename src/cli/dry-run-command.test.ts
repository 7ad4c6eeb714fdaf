import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { encodeBundle } from '#engine/evidence/bundle-file.ts';
import { DryRun } from '#shared/audit/dry-run.ts';
import { auditRecordedSite } from '#test/golden/recorded-sites.ts';
import { type SiteServer, startSiteServer } from '#test/site-server.ts';
import { dryRunCommand } from './dry-run-command.ts';

const HOST = 'www.lakeshore.test';
const parser = createPageParserPool({ workers: 1, timeLimitMs: 5000, memoryLimitMb: 256 });
let folder: string;
let server: SiteServer;
let out: string[];
let err: string[];
const path = (name: string) => join(folder, name);
const page = (title: string, text: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><nav><a href="/contact.html">Contact</a></nav><main><h1>${title}</h1>${text}</main>`;
const HOME = page(
  'Emergency plumber in Duluth',
  '<p>Lakeshore Plumbing repairs water heaters and drains in Duluth, day and night.</p>',
);
const CONTACT = page(
  'Contact',
  '<p>Lakeshore Plumbing, 12 Harbor Street, Duluth, MN 55802. Call (218) 722-0134. Mon-Fri 8am-5pm.</p>',
);

async function run(...words: string[]): Promise<number> {
  [out, err] = [[], []];
  const into = (list: string[]) => (text: string | Uint8Array) => list.push(String(text)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(into(out));
  vi.spyOn(process.stderr, 'write').mockImplementation(into(err));
  return dryRunCommand(words, parser);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-dry-run-'));
  await mkdir(path('site'));
  await Promise.all([writeFile(path('site/index.html'), HOME), writeFile(path('site/contact.html'), CONTACT)]);
  server = await startSiteServer({ sites: { [HOST]: path('site') } });
  const site = { id: HOST, folder: path('site'), host: HOST, url: `http://${HOST}/` };
  const { outcome } = await auditRecordedSite(site, server, parser);
  await writeFile(path('site.plb'), encodeBundle(outcome.bundle));
  await cp(path('site'), path('build'), { recursive: true });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await Promise.all([server.close(), parser.close(), rm(folder, { recursive: true })]);
});

const against = () => ['--against', path('site.plb')];

it('ends with 0 where nothing gets worse, and says what is gained', async () => {
  const description =
    'Lakeshore Plumbing is the emergency plumber in Duluth for water heaters and drains, day and night.';
  expect(await run(`http://${HOST}/`, ...against(), '--description', description)).toBe(0);
  expect(out.join('')).toMatch(/^\d+ now, \d+ then \(\+[\d.]+ points\)\.\n\nYou would gain\n/);
  expect(await run(HOST, ...against(), '--title', 'Emergency plumber in Duluth')).toBe(0);
  expect(out.join('')).toContain('no change');
});

it('ends with 1 where something is lost or the score is too low, with the words of today', async () => {
  await writeFile(path('new.html'), page('Welcome', '<p>Hello.</p>'));
  expect(await run(`${HOST}/contact.html`, ...against(), '--html', path('new.html'))).toBe(1);
  expect(out.join('')).toMatch(
    /You would lose\n(?:.*\n)*- Phone: \(218\) 722-0134\n {4}“.*722-0134.*” \(http:\/\/www\.lakeshore/,
  );
  expect(await run(HOST, ...against(), '--text', 'Or call 218-722-0143.')).toBe(1);
  expect(out.join('')).toContain('Your site would show two phone numbers');
  expect(await run(HOST, ...against(), '--title', 'Emergency plumber in Duluth', '--min-score', '100')).toBe(1);
  expect(out.join('')).toContain('The score would be below 100.');
});

it('evaluates the pages of a build, and says which are not in it', async () => {
  expect(await run(path('build'), ...against())).toBe(0);
  await writeFile(path('build/index.html'), HOME.replaceAll('Emergency plumber in Duluth', 'Welcome'));
  await rm(path('build/contact.html'));
  expect(await run(path('build'), ...against())).toBe(1);
  expect(out.join('')).toContain('Not in the folder, so left as it is: http://www.lakeshore.test/contact.html');
  expect(await run(path('build'), ...against(), '--json')).toBe(1);
  const { worseChecks } = DryRun.parse(JSON.parse(out.join('')));
  expect(worseChecks.map(({ checkId }) => checkId)).toContain('websiteH1.namesPlace');
});

it('audits the site where no evidence is named', async () => {
  expect(await run(`http://${HOST}/`, '--heading', 'Welcome', '--connect-to', server.connectTo)).toBe(1);
  expect(out.join('')).toContain('“Welcome”');
});

it.each([
  [[], 2],
  [['a.test', 'b.test', '--title', 'T'], 2],
  [['not an address', '--title', 'T'], 2],
  [['www.lakeshore.test', '--min-score', '101', '--title', 'T'], 2],
  [['www.lakeshore.test', '--colour', 'red'], 2],
  [['www.lakeshore.test', '--against', 'none.plb', '--title', 'T'], 2],
  [['www.lakeshore.test', '--against', 'PLB'], 2],
  [['www.lakeshore.test/prices', '--against', 'PLB', '--title', 'T'], 2],
  [['www.lakeshore.test', '--against', 'PLB', '--json-ld', 'none.json'], 2],
  [['www.lakeshore.test', '--against', 'PLB', '--title', 'T'.repeat(501)], 2],
  [['FOLDER'], 2],
  [['FOLDER', '--against', 'PLB', '--title', 'T'], 2],
  [['FOLDER', '--against', 'HTML'], 2],
  [['www.lakeshore.test', '--against', 'PLB', '--html', 'EMPTY'], 3],
] as const)('ends with a number of its own for %j', async (words, code) => {
  await writeFile(path('empty.html'), '<!doctype html>');
  const named: Record<string, string> = {
    PLB: path('site.plb'),
    FOLDER: path('site'),
    HTML: path('site/index.html'),
    EMPTY: path('empty.html'),
  };
  expect(await run(...words.map((word) => named[word] ?? word))).toBe(code);
  expect(out).toEqual([]);
  expect(err.join('').includes('Usage: npm run -s dry-run')).toBe(code === 2);
});
