/**
 * Shows that a change leaves what Porchlight says as it was: `npm run same -- REVISION`. Audits every recorded site and the site
 * of the bench with the server of this checkout and with that of a revision, and compares analyses, outlines, generated texts,
 * the responses to a free visitor and to a Pro account, and exports. Exit code 1: something differs.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAllProcesses } from '../bench/processes.ts';
import { startBenchSiteServer } from '../bench/site-server.ts';
import { RECORDED_SITES, serveRecordedSites } from '../test/golden/recorded-sites.ts';
import { collectResponses, type Responses } from './same/collect-responses.ts';
import { firstDifference } from './same/comparable.ts';

const [revision, ...others] = process.argv.slice(2);
if (revision === undefined || others.length > 0) {
  process.stderr.write('Usage: npm run same -- REVISION\n');
  process.exit(2);
}

const root = process.cwd();
const checkout = join(mkdtempSync(join(tmpdir(), 'porchlight-same-')), 'checkout');
const git = (...words: readonly string[]): string => execFileSync('git', [...words], { encoding: 'utf8' });
git('worktree', 'add', '--quiet', '--detach', checkout, revision);
const recorded = await serveRecordedSites();
try {
  installPackages();
  execFileSync(process.execPath, ['scripts/compile-data.ts'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const bench = await startBenchSiteServer(0);
  const sites = {
    urls: [...RECORDED_SITES.map(({ url }) => url), bench.url],
    connectTo: `${recorded.connectTo},${bench.connectTo}`,
  };
  const before = await collectResponses(checkout, sites);
  const after = await collectResponses(root, sites);
  process.exitCode = report(before, after) ? 0 : 1;
} finally {
  await Promise.all([recorded.close(), endAllProcesses()]);
  git('worktree', 'remove', '--force', checkout);
  rmSync(join(checkout, '..'), { recursive: true, force: true });
}

/** The same packages need no second installation. */
function installPackages(): void {
  const isSame = git('show', `${revision}:package-lock.json`) === readFileSync('package-lock.json', 'utf8');
  if (isSame) symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  else execFileSync('npm', ['ci'], { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Prints every response that differs with its first differing line; true where all are the same. */
function report(before: Responses, after: Responses): boolean {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const differences = names.flatMap((name) => {
    const difference = firstDifference(before.get(name) ?? '', after.get(name) ?? '');
    return difference === null ? [] : [`${name}: ${difference}`];
  });
  for (const difference of differences) console.log(difference);
  const characters = [...after.values()].reduce((sum, text) => sum + text.length, 0);
  const statuses = [...Map.groupBy(after.values(), (text) => /^\d{3}(?=\n)/.exec(text)?.[0] ?? 'no')];
  console.log(statuses.map(([status, texts]) => `${texts.length} with status ${status}`).join(', '));
  console.log(`${names.length} responses, ${characters} characters: ${names.length - differences.length} the same.`);
  return differences.length === 0;
}
