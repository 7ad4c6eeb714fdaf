import { parseArgs } from 'node:util';

export const SECTIONS = [
  'warm',
  'throughput',
  'watched',
  'cli',
  'memory',
  'crowd',
  'pdf',
  'crawlee',
  'linkinator',
  'seo-analyzer',
  'lighthouse',
  'install',
] as const;
export type Section = (typeof SECTIONS)[number];
/** Measured only when asked for by name: it downloads. */
const ASKED_FOR = 'install';

export interface BenchOptions {
  readonly quick: boolean;
  readonly sections: readonly Section[];
  /** Where the figures are written as JSON; null: not written. */
  readonly jsonFile: string | null;
  /** Measure only what a change may not make worse, and fail where it is. */
  readonly isGate: boolean;
  /** Write the figures into docs/performance.md and bench/history.json. */
  readonly isRecorded: boolean;
}

export const BENCH_USAGE = `Usage: npm run bench -- [--quick] [--only ${SECTIONS.join(',')}] [--json FILE] [--record]\n       npm run bench -- --gate`;

/** Parses the command line arguments; returns a sentence when they are invalid. */
export function readBenchOptions(words: readonly string[]): BenchOptions | string {
  const values = parseWords(words);
  if (typeof values === 'string') return values;
  const named =
    values.only?.split(',').map((name) => name.trim()) ?? SECTIONS.filter((section) => section !== ASKED_FOR);
  const unknown = named.find((name) => !SECTIONS.some((section) => section === name));
  if (unknown !== undefined) return `There is no section "${unknown}".`;
  return {
    quick: values.quick === true,
    sections: SECTIONS.filter((section) => named.includes(section)),
    jsonFile: values.json ?? null,
    isGate: values.gate === true,
    isRecorded: values.record === true,
  };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        quick: { type: 'boolean' },
        only: { type: 'string' },
        json: { type: 'string' },
        gate: { type: 'boolean' },
        record: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
