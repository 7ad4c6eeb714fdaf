/**
 * After a change of factors, checks or rules: generates the modules that depend on the factor files, rebuilds the sample
 * analysis, the recorded analyses under `test/golden` and the page of all checks, and prints the differences. Review them before
 * committing.
 * Raises the algorithm version when an analysis moved, unless it was raised since the last commit.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { describeMoves, hasMovedUnderOneVersion } from './fixtures/describe-moves.ts';
import { makeFactorModules } from './fixtures/make-factor-modules.ts';
import { raiseVersion } from './fixtures/raise-version.ts';
import { runTool } from './fixtures/run-tool.ts';

const SAMPLE = 'test/fixtures/analyses/harbor-and-pine.json';
const GOLDEN = 'test/golden/*.json';
const VERSION = 'src/engine/algorithm-version.ts';

const modules = await makeFactorModules(process.cwd());
for (const [path, text] of modules) writeFileSync(path, text);
runTool('@biomejs/biome/bin/biome', ['format', '--write', ...modules.keys()]);

const before = readAll();
// In separate processes: this one may have loaded the old modules.
runTool('./scripts/fixtures/rebuild-sample.ts', [SAMPLE]);
runTool('vitest/vitest.mjs', ['run', 'test/golden/golden.test.ts'], { UPDATE_GOLDEN: '1' });
if (hasMovedUnderOneVersion(before, readAll()) && !isRaisedAlready()) {
  const { source, from, to } = raiseVersion(readFileSync(VERSION, 'utf8'), new Date().toISOString().slice(0, 10));
  writeFileSync(VERSION, source);
  for (const path of globSync(GOLDEN)) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
}
runTool('./scripts/fixtures/write-checks-page.ts', ['docs/checks.md']);
const moves = describeMoves(before, readAll());
console.log(moves.length === 0 ? 'Nothing moved.' : moves.join('\n'));

/** Compared with the last commit; false where there is none to compare with. */
function isRaisedAlready(): boolean {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${VERSION}`], { encoding: 'utf8' });
  return status === 0 && stdout !== readFileSync(VERSION, 'utf8');
}

function readAll(): ReadonlyMap<string, unknown> {
  const paths = [SAMPLE, ...globSync(GOLDEN)].sort();
  return new Map(paths.map((path) => [path, JSON.parse(readFileSync(path, 'utf8'))]));
}
