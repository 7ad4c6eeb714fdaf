import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { escapeRobotsPattern, isProductToken } from '#engine/crawl/robots/robots-line.ts';
import { parseRobotsTxt } from '#engine/crawl/robots/robots-txt.ts';
import { getMatchedPath, robotsVerdict } from '#engine/crawl/robots/robots-verdict.ts';

/**
 * `node scripts/conformance-robots.ts FILE` runs the robots.txt parser and matcher on a table of cases and prints how many
 * rows pass and which fail. Exit 1 when a row of RFC 9309 (not `googleSpecific`) fails, 2 on wrong usage.
 */
const RobotsText = { robotsTxt: z.string().optional(), robotsTxtBase64: z.string().optional() };
const Table = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      ...RobotsText,
      agent: z.string(),
      url: z.string(),
      expectAllowed: z.boolean(),
      googleSpecific: z.boolean().default(false),
      duplicateOf: z.string().optional(),
      note: z.string().optional(),
    }),
  ),
  userAgentTokens: z.array(z.object({ id: z.string(), token: z.string(), expectValid: z.boolean() })).default([]),
  pathOfUrl: z.array(z.object({ id: z.string(), url: z.string(), expectPath: z.string() })).default([]),
  escapePattern: z.array(z.object({ id: z.string(), pattern: z.string(), expect: z.string() })).default([]),
  parseStats: z
    .array(
      z.object({
        id: z.string(),
        ...RobotsText,
        fact: z.enum(['validDirectives', 'unknownDirectives', 'lastLine', 'sitemap']),
        expect: z.union([z.number(), z.string()]),
      }),
    )
    .default([]),
});
type Table = z.infer<typeof Table>;
type Case = Table['cases'][number];

interface Miss {
  readonly id: string;
  readonly expected: string;
  readonly got: string;
}

function main(args: readonly string[]): number {
  const [file] = args;
  if (file === undefined || args.length !== 1) {
    console.error('usage: conformance-robots FILE    (a JSON table of robots.txt cases)');
    return 2;
  }
  const table = readTable(file);
  if (table === null) return 2;

  const misses: Miss[] = [];
  const missedCases = new Set<string>();
  let slowest = { id: '-', ms: 0 };
  for (const row of table.cases) {
    const startedAt = performance.now();
    const { allowed } = robotsVerdict(parseRobotsTxt(bytesOf(row)), row.agent, row.url);
    const ms = performance.now() - startedAt;
    if (ms > slowest.ms) slowest = { id: row.id, ms };
    if (allowed === row.expectAllowed) continue;
    missedCases.add(row.id);
    misses.push({ id: row.id, expected: wordOf(row.expectAllowed), got: wordOf(allowed) });
  }

  const isDistinct = (row: Case): boolean => row.duplicateOf === undefined;
  const isRfc = (row: Case): boolean => !row.googleSpecific;
  const count = (label: string, rows: readonly Case[]): void =>
    printCount(label, rows.length - rows.filter((row) => missedCases.has(row.id)).length, rows.length);
  count('all rows', table.cases);
  count('distinct rows', table.cases.filter(isDistinct));
  count(
    'distinct rows of RFC 9309',
    table.cases.filter((row) => isDistinct(row) && isRfc(row)),
  );
  count(
    '  of these without a note',
    table.cases.filter((row) => isDistinct(row) && isRfc(row) && row.note === undefined),
  );
  for (const [label, rows] of otherSections(table)) {
    const wrong = rows.filter((row) => row.expected !== row.got);
    if (rows.length > 0) printCount(label, rows.length - wrong.length, rows.length);
    misses.push(...wrong);
  }
  console.log(`slowest row: ${slowest.ms.toFixed(2)} ms (${slowest.id})`);
  for (const miss of misses) console.log(`MISS ${miss.id}: expected ${miss.expected}, got ${miss.got}`);
  return table.cases.some((row) => isRfc(row) && missedCases.has(row.id)) ? 1 : 0;
}

function readTable(file: string): Table | null {
  try {
    return Table.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(
      `${file} cannot be read as a table of robots.txt cases: ${error instanceof Error ? error.message : error}`,
    );
    return null;
  }
}

/** The sections beside `cases`, with each row's result. */
function otherSections(table: Table): [label: string, rows: Miss[]][] {
  const row = (id: string, expected: unknown, got: unknown): Miss => ({
    id,
    expected: String(expected),
    got: String(got),
  });
  return [
    ['user agent tokens', table.userAgentTokens.map((it) => row(it.id, it.expectValid, isProductToken(it.token)))],
    ['path of a URL', table.pathOfUrl.map((it) => row(it.id, it.expectPath, getMatchedPath(it.url)))],
    [
      'escaped patterns',
      table.escapePattern.map((it) => row(it.id, it.expect, escapeRobotsPattern(asBytes(it.pattern)))),
    ],
    ['parse statistics', table.parseStats.map((it) => row(it.id, it.expect, factOf(it.fact, bytesOf(it))))],
  ];
}

function factOf(fact: Table['parseStats'][number]['fact'], bytes: Uint8Array): string | number {
  const robots = parseRobotsTxt(bytes);
  switch (fact) {
    case 'validDirectives':
      return robots.validLines;
    case 'unknownDirectives':
      return robots.unknownLines;
    case 'lastLine':
      return robots.lastLine;
    case 'sitemap':
      return robots.sitemaps.join(' ');
    default:
      return fact satisfies never;
  }
}

function bytesOf(row: { robotsTxt?: string | undefined; robotsTxtBase64?: string | undefined }): Uint8Array {
  if (row.robotsTxtBase64 !== undefined) return Buffer.from(row.robotsTxtBase64, 'base64');
  return Buffer.from(row.robotsTxt ?? '', 'utf8');
}

function asBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

function wordOf(allowed: boolean): string {
  return allowed ? 'allowed' : 'disallowed';
}

function printCount(label: string, right: number, of: number): void {
  console.log(`${label.padEnd(28)} ${right}/${of}`);
}

process.exitCode = main(process.argv.slice(2));
