import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { z } from 'zod';
import type { BenchContext, BenchSection } from './bench-context.ts';
import { BENCH_USAGE, readBenchOptions, type Section } from './bench-options.ts';
import { benchCommandLine } from './command-line.ts';
import { benchCrawlee, benchLinkinator, benchSeoAnalyzer } from './crawler-peers.ts';
import { benchCrowd } from './crowd.ts';
import { type Figure, figureLine, isMet } from './figure.ts';
import { benchGate } from './gate.ts';
import { benchInstallation } from './installation.ts';
import { benchLighthouse } from './lighthouse-peer.ts';
import { benchMemory } from './memory.ts';
import { benchPdf } from './pdf-documents.ts';
import { arePeersInstalled, PEERS_ARE_MISSING } from './peers/installed.ts';
import { endAllProcesses } from './processes.ts';
import { Recording, writeFigures } from './record-figures.ts';
import { startBenchSiteServer } from './site-server.ts';
import { benchThroughput } from './throughput.ts';
import { benchWarmAudit } from './warm-audit.ts';
import { benchWatched } from './watched.ts';

const RUNS: Readonly<Record<Section, { readonly title: string; readonly run: BenchSection }>> = {
  warm: { title: 'A warm audit in the server against the floor', run: benchWarmAudit },
  throughput: { title: 'Audits per second', run: benchThroughput },
  watched: { title: 'A watched site that has not changed', run: benchWatched },
  cli: { title: 'The command line', run: benchCommandLine },
  memory: { title: 'Memory', run: benchMemory },
  crowd: { title: 'A crowd of hostile audits', run: benchCrowd },
  pdf: { title: 'Reports as PDF', run: benchPdf },
  crawlee: { title: 'Against crawlee (cheerio)', run: withPeers(benchCrawlee) },
  linkinator: { title: 'Against linkinator', run: withPeers(benchLinkinator) },
  'seo-analyzer': { title: 'Against seo-analyzer', run: withPeers(benchSeoAnalyzer) },
  lighthouse: { title: 'Against Lighthouse', run: withPeers(benchLighthouse) },
  install: { title: 'The size of an installation', run: benchInstallation },
};
/** The environment that the aims are made for. */
const CORES = '0,1';
const HISTORY = 'bench/history.json';
const PAGE = 'docs/performance.md';

/**
 * Measures and prints. The exit code says whether everything ran and every fact was right; with `--gate` also whether the bounds
 * are kept, otherwise not whether aims are met.
 */
async function main(words: readonly string[]): Promise<void> {
  const options = readBenchOptions(words);
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n${BENCH_USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const machine = `${pinToTwoCores()}, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`;
  say(machine);
  const context: BenchContext = {
    options,
    say,
    near: await startBenchSiteServer(0),
    far: await startBenchSiteServer(80),
  };
  if (options.isGate) {
    const figures = await benchGate(context);
    for (const figure of figures) say(figureLine(figure));
    if (figures.some((figure) => isMet(figure) === false)) {
      say(
        'An audit or a page costs more than its bound. What needs it raises the bound in bench/gate.ts and says why.',
      );
      process.exitCode = 1;
    }
    return;
  }
  const measured: { readonly section: Section; readonly figures: readonly Figure[] }[] = [];
  for (const section of options.sections) {
    const { title, run } = RUNS[section];
    say(`\n${title}`);
    const figures = await run(context);
    for (const figure of figures) say(figureLine(figure));
    if (figures.length > 0) measured.push({ section, figures });
  }
  const date = new Date().toISOString();
  if (options.jsonFile !== null) {
    const figures = measured.flatMap(({ section, figures: found }) =>
      found.map((figure) => ({ section, ...figure, met: isMet(figure) })),
    );
    const described = { cores: availableParallelism(), processor: cpus()[0]?.model ?? null, node: process.version };
    await writeFile(options.jsonFile, `${JSON.stringify({ date, machine: described, figures }, null, 2)}\n`);
  }
  if (options.isRecorded) {
    const run = { date: date.slice(0, 10), commit: nameCommit(), machine, isQuick: options.quick };
    await record(
      measured.map(({ section, figures }) => ({ section, title: RUNS[section].title, ...run, figures: [...figures] })),
    );
  }
}

/** The section, or how its peer is installed where it is not. */
function withPeers(run: BenchSection): BenchSection {
  return async (context) => {
    if (arePeersInstalled()) return run(context);
    context.say(`  ${PEERS_ARE_MISSING}`);
    return [];
  };
}

/** Appends to the history and writes the page of figures anew. */
async function record(recordings: readonly Recording[]): Promise<void> {
  const history = [...z.array(Recording).parse(JSON.parse(await readFile(HISTORY, 'utf8'))), ...recordings];
  await writeFile(HISTORY, `${JSON.stringify(history, null, 2)}\n`);
  await writeFile(PAGE, writeFigures(await readFile(PAGE, 'utf8'), history));
}

function nameCommit(): string {
  const git = (...words: readonly string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout.trim();
  return `${git('rev-parse', '--short=7', 'HEAD')}${git('status', '--porcelain', 'src') === '' ? '' : '+'}`;
}

/** Pins this process and its children to two cores, where the machine has more and supports it. */
function pinToTwoCores(): string {
  const cores = availableParallelism();
  if (cores <= 2) return `${cores} cores`;
  const pinned = spawnSync('taskset', ['-a', '-c', '-p', CORES, String(process.pid)]).status === 0;
  return pinned ? `2 of ${cores} cores` : `${cores} cores (taskset is missing: not held to two)`;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
} finally {
  await endAllProcesses();
}
