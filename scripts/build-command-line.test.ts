import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { encodeBundle } from '#engine/evidence/bundle-file.ts';
import { auditRecordedSite, RECORDED_SITES, serveRecordedSites } from '#test/golden/recorded-sites.ts';
import { buildCommandLine } from './build-command-line.ts';

let folder: string;

beforeAll(async () => {
  // Within the project, because its aliases lead from the built files to the data.
  await mkdir('build', { recursive: true });
  folder = await mkdtemp('build/command-line-');
  await buildCommandLine(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('says of a site what the sources say, with its own parser', async () => {
  const server = await serveRecordedSites();
  const parser = createPageParserPool({ workers: 1, timeLimitMs: 5000, memoryLimitMb: 256 });
  const [site] = RECORDED_SITES;
  if (site === undefined) throw new Error('No site is recorded.');
  const { outcome } = await auditRecordedSite(site, server, parser);
  await Promise.all([server.close(), parser.close()]);
  if (outcome.kind !== 'done') throw new Error('The site gave no result.');
  const evidence = join(folder, 'site.bundle');
  await writeFile(evidence, encodeBundle(outcome.bundle));
  const script = `import('./${folder}/command-line.js').then((built) => built.runCommandLine(['replay', '${evidence}', '--json']))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { maxBuffer: 10_000_000 });
  expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(outcome.analysis)));
});

it('lists the sources that it was built of', async () => {
  const list: unknown = JSON.parse(await readFile(join(folder, 'sources.json'), 'utf8'));
  expect(list).toEqual(
    expect.arrayContaining(['package-lock.json', 'src/cli/command-line.ts', 'src/engine/crawl/html/parse-page.ts']),
  );
  expect(list).not.toContainEqual(expect.stringMatching(/^\.\.|node_modules|^src\/(?:server|web)/));
});
