/**
 * `npm run test:flaky -- RUNS [SUITE...]` runs the suites of `.ci/run` RUNS times (5), half of them in a second clone at the same time and
 * beside two busy loops, and prints each case that did not pass at the first try every time. Suites: unit, browser, faults. What is
 * committed is tested. Exit code: 0 when every case was green, else 1.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CaseOutcome } from '../test/case-reporter.ts';
import { findUnsteadyCases } from './flaky/unsteady-cases.ts';

const SUITES = {
  unit: [],
  browser: ['--config', 'vitest.e2e.config.ts'],
  faults: ['--config', 'vitest.slow.config.ts', '--tags-filter', 'gate'],
} as const;
type Suite = keyof typeof SUITES;
const BUSY_LOOPS = 2;

const [count = '5', ...named] = process.argv.slice(2);
const runs = Number(count);
const suites = named.length === 0 ? (Object.keys(SUITES) as Suite[]) : named.filter(isSuite);
if (!Number.isInteger(runs) || runs < 1 || suites.length < named.length) {
  console.error(`Usage: npm run test:flaky -- RUNS [${Object.keys(SUITES).join('|')}...]`);
  process.exit(2);
}

const folder = await mkdtemp(join(tmpdir(), 'porchlight-flaky-'));
// PostgreSQL runs as another user in the suites that start one.
await chmod(folder, 0o755);
const clones = [join(folder, 'one'), join(folder, 'two')] as const;
for (const clone of clones) execFileSync('git', ['clone', '-q', process.cwd(), clone]);
execFileSync('npm', ['ci'], { cwd: clones[0], stdio: 'ignore' });
await cp(join(clones[0], 'node_modules'), join(clones[1], 'node_modules'), { recursive: true, verbatimSymlinks: true });
for (const clone of clones) execFileSync('npm', ['run', '-s', 'build'], { cwd: clone, stdio: 'ignore' });

const busy = Array.from({ length: BUSY_LOOPS }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
const outcomes = new Map<Suite, CaseOutcome[][]>(suites.map((suite) => [suite, []]));
try {
  const lanes = clones.map((clone, lane) => runLane(clone, lane));
  await Promise.all(lanes);
} finally {
  for (const loop of busy) loop.kill('SIGKILL');
}
const unsteady = [...outcomes.values()].flatMap(findUnsteadyCases);
for (const { name, failures, runs: of, error } of unsteady) console.log(`${failures} of ${of}: ${name}: ${error}`);
console.log(
  `${unsteady.length} of the cases were not green every time (${runs} runs of ${suites.join(', ')}; logs: ${folder}).`,
);
for (const clone of clones) await rm(clone, { recursive: true, force: true });
process.exitCode = unsteady.length === 0 ? 0 : 1;

/** Every second run is the other clone's, which takes the suites from the last to the first: different ones meet. */
async function runLane(clone: string, lane: number): Promise<void> {
  const order = lane === 0 ? suites : suites.toReversed();
  for (let run = lane; run < runs; run += clones.length) {
    for (const suite of order) outcomes.get(suite)?.push(await runSuite(clone, suite, run));
  }
}

async function runSuite(clone: string, suite: Suite, run: number): Promise<CaseOutcome[]> {
  const file = join(folder, `${suite}-${run + 1}`);
  const reporters = ['--reporter=default', '--reporter=./test/case-reporter.ts'];
  const child: ChildProcess = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...SUITES[suite], ...reporters],
    {
      cwd: clone,
      env: { ...process.env, CASE_OUTCOMES: `${file}.jsonl` },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const log = createWriteStream(`${file}.log`);
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  const [code] = await once(child, 'exit');
  const lines = (await readFile(`${file}.jsonl`, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');
  const cases = lines.map((line): CaseOutcome => JSON.parse(line));
  const failures = cases.filter(({ state }) => state !== 'passed').length;
  console.log(`${suite}, run ${run + 1}: ${cases.length} cases, ${failures} not green, exit code ${code}`);
  return code === 0 || failures > 0
    ? cases
    : [...cases, { name: `${suite} as a whole`, state: 'failed', error: `exit code ${code}` }];
}

function isSuite(name: string): name is Suite {
  return Object.hasOwn(SUITES, name);
}
