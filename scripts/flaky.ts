/**
 * `npm run test:flaky -- RUNS [SUITE...]` runs the suites of `.ci/run` RUNS times (5), in two clones at the same time and beside two busy
 * loops, and prints each case that did not pass at the first try every time, also when it is stopped. Suites: unit, browser, faults.
 * What is committed is tested. Five runs need 5700 s of CPU time: on two cores, of which the loops take a third, 75 minutes. Exit code:
 * 0 when every case was green, 1 when one was not or the runs were stopped, 2 when nothing could be run.
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
/** Ten times what the slowest suite needs alone: it hangs. */
const LIMIT_MS = 60 * 60_000;

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
console.log(`Logs and outcomes: ${folder}`);
const clones: string[] = [];
for (const name of ['one', 'two']) {
  const clone = join(folder, name);
  try {
    await prepare(clone);
    clones.push(clone);
  } catch (error) {
    console.error(`Clone ${name} is left out: ${error instanceof Error ? error.message : String(error)}`);
  }
}
if (clones.length === 0) process.exit(2);

const busy = Array.from({ length: BUSY_LOOPS }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
const running = new Set<ChildProcess>();
const outcomes = new Map<Suite, CaseOutcome[][]>(suites.map((suite) => [suite, []]));
/** What is left to run. The second clone takes from the end, so that different suites meet. */
const waiting = Array.from({ length: runs }, (_, run) => suites.map((suite) => ({ suite, run }))).flat();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endChildren();
    console.log(`Stopped by ${signal}.`);
    report();
    process.exit(1);
  });
}
try {
  await Promise.all(clones.map((clone, lane) => runLane(clone, lane)));
} finally {
  endChildren();
}
process.exitCode = report() === 0 ? 0 : 1;
for (const clone of clones) await rm(clone, { recursive: true, force: true });

/** Throws when the clone cannot be made, installed or built; what went wrong is on stderr. */
async function prepare(clone: string): Promise<void> {
  const run = (command: string, args: readonly string[], cwd = clone) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  run('git', ['clone', '-q', process.cwd(), clone], folder);
  const [installed] = clones;
  if (installed === undefined) run('npm', ['ci']);
  else {
    const modules = [installed, clone].map((place) => join(place, 'node_modules')) as [string, string];
    await cp(...modules, { recursive: true, verbatimSymlinks: true });
    // `npm ci` compiles the data after an installation.
    run('npm', ['run', '-s', 'data']);
  }
  run('npm', ['run', '-s', 'build']);
}

async function runLane(clone: string, lane: number): Promise<void> {
  for (;;) {
    const next = lane === 0 ? waiting.shift() : waiting.pop();
    if (next === undefined) return;
    outcomes.get(next.suite)?.push(await runSuite(clone, next.suite, next.run));
  }
}

async function runSuite(clone: string, suite: Suite, run: number): Promise<CaseOutcome[]> {
  const file = join(folder, `${suite}-${run + 1}`);
  const reporters = ['--reporter=default', '--reporter=./test/case-reporter.ts'];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...SUITES[suite], ...reporters], {
    cwd: clone,
    env: { ...process.env, CASE_OUTCOMES: `${file}.jsonl` },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which ends as one.
    detached: true,
  });
  running.add(child);
  const log = createWriteStream(`${file}.log`);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  let hasHung = false;
  const limit = setTimeout(() => {
    hasHung = true;
    endGroup(child);
  }, LIMIT_MS);
  const [code] = await once(child, 'exit');
  clearTimeout(limit);
  running.delete(child);
  const lines = (await readFile(`${file}.jsonl`, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');
  const cases = lines.map((line): CaseOutcome => JSON.parse(line));
  const failures = cases.filter(({ state }) => state !== 'passed').length;
  const ending = hasHung ? `not ended after ${LIMIT_MS / 60_000} minutes` : `exit code ${code}`;
  console.log(`${suite}, run ${run + 1}: ${cases.length} cases, ${failures} not green, ${ending}`);
  return code === 0 || (failures > 0 && !hasHung)
    ? cases
    : [...cases, { name: `${suite} as a whole`, state: 'failed', error: ending }];
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function endChildren(): void {
  for (const loop of busy) loop.kill('SIGKILL');
  for (const child of running) endGroup(child);
}

/** Prints the unsteady cases of all suites that have ended; returns their number. */
function report(): number {
  const unsteady = [...outcomes.values()].flatMap(findUnsteadyCases);
  for (const { name, failures, runs: of, error } of unsteady) console.log(`${failures} of ${of}: ${name}: ${error}`);
  const ended = [...outcomes].map(([suite, all]) => `${all.length} of ${suite}`).join(', ');
  console.log(`${unsteady.length} of the cases were not green every time (runs: ${ended}; logs: ${folder}).`);
  return unsteady.length;
}

function isSuite(name: string): name is Suite {
  return Object.hasOwn(SUITES, name);
}
