import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import type { BenchContext, BenchSection } from './bench-context.ts';
import { BENCH_USAGE, readBenchOptions, type Section } from './bench-options.ts';
import { benchCommandLine } from './command-line.ts';
import { benchCrawlee } from './crawlee-peer.ts';
import { benchCrowd } from './crowd.ts';
import { type Figure, figureLine, isMet } from './figure.ts';
import { benchLighthouse } from './lighthouse-peer.ts';
import { benchMemory } from './memory.ts';
import { benchPdf } from './pdf-documents.ts';
import { endAllProcesses } from './processes.ts';
import { startBenchSiteServer } from './site-server.ts';
import { benchThroughput } from './throughput.ts';
import { benchWarmAudit } from './warm-audit.ts';

const RUNS: Readonly<Record<Section, { readonly title: string; readonly run: BenchSection }>> = {
  warm: { title: 'A warm audit in the server against the floor', run: benchWarmAudit },
  throughput: { title: 'Audits per second', run: benchThroughput },
  cli: { title: 'The command line', run: benchCommandLine },
  memory: { title: 'Memory', run: benchMemory },
  crowd: { title: 'A crowd of hostile audits', run: benchCrowd },
  pdf: { title: 'Reports as PDF', run: benchPdf },
  crawlee: { title: 'Against crawlee (cheerio)', run: benchCrawlee },
  lighthouse: { title: 'Against Lighthouse', run: benchLighthouse },
};
/** The environment that the aims are made for. */
const CORES = '0,1';

/** Measures and prints; the exit code says whether everything ran and every fact was right, not whether aims are met. */
async function main(words: readonly string[]): Promise<void> {
  const options = readBenchOptions(words);
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n${BENCH_USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  say(`${pinToTwoCores()}, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`);
  const context: BenchContext = {
    options,
    say,
    near: await startBenchSiteServer(0),
    far: await startBenchSiteServer(80),
  };
  const figures: (Figure & { readonly section: Section; readonly met: boolean | null })[] = [];
  for (const section of options.sections) {
    const { title, run } = RUNS[section];
    say(`\n${title}`);
    for (const figure of await run(context)) {
      say(figureLine(figure));
      figures.push({ section, ...figure, met: isMet(figure) });
    }
  }
  if (options.jsonFile !== null) {
    const date = new Date().toISOString();
    const machine = { cores: availableParallelism(), processor: cpus()[0]?.model ?? null, node: process.version };
    await writeFile(options.jsonFile, `${JSON.stringify({ date, machine, figures }, null, 2)}\n`);
  }
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
