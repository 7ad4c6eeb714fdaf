import { parseArgs } from 'node:util';

export const SECTIONS = ['warm', 'throughput', 'cli', 'memory', 'crowd', 'pdf', 'crawlee', 'lighthouse'] as const;
export type Section = (typeof SECTIONS)[number];

export interface BenchOptions {
  readonly quick: boolean;
  readonly sections: readonly Section[];
  /** Where the figures are written as JSON; null: not written. */
  readonly jsonFile: string | null;
}

export const BENCH_USAGE = `Usage: npm run bench -- [--quick] [--only ${SECTIONS.join(',')}] [--json FILE]`;

/** Parses the command line arguments; returns a sentence when they are invalid. */
export function readBenchOptions(words: readonly string[]): BenchOptions | string {
  const values = parseWords(words);
  if (typeof values === 'string') return values;
  const named = values.only?.split(',').map((name) => name.trim()) ?? SECTIONS;
  const unknown = named.find((name) => !SECTIONS.some((section) => section === name));
  if (unknown !== undefined) return `There is no section "${unknown}".`;
  return {
    quick: values.quick === true,
    sections: SECTIONS.filter((section) => named.includes(section)),
    jsonFile: values.json ?? null,
  };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: { quick: { type: 'boolean' }, only: { type: 'string' }, json: { type: 'string' } },
    }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
