import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { PageParser } from '#engine/crawl/collector.ts';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { BundleFileError, decodeBundle } from '#engine/evidence/bundle-file.ts';
import { NothingToAnalyze } from '#engine/nothing-to-analyze.ts';
import { replay } from '#engine/replay.ts';
import { recomputeAndCompare } from '#engine/verify/verify-report.ts';
import { clean, terminalReport } from '#report/terminal-report.ts';
import type { ReportComparison } from '#shared/api/verify.ts';
import { REPLAY_USAGE } from './usage.ts';

/**
 * Reevaluates a saved evidence bundle, offline; with a report file it uses the owner's input in it, and compares. Exit code
 * 0: evaluated, or the same; 1: the report differs; 2: wrong usage or files; 3: nothing to evaluate.
 */
export async function replayCommand(words: readonly string[]): Promise<number> {
  const parsed = parseWords(words);
  if (parsed === null) {
    process.stderr.write(`Usage: ${REPLAY_USAGE}\n`);
    return 2;
  }
  const parser = createPageParserPool({ workers: 2, timeLimitMs: 15_000, memoryLimitMb: 256 });
  try {
    if (parsed.report !== null) return await compare(parsed.file, parsed.report, parsed.json, parser);
    const analysis = await replay(decodeBundle(await readFile(parsed.file)), parser, {}, printFactorError);
    const colour = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
    process.stdout.write(parsed.json ? `${JSON.stringify(analysis, null, 2)}\n` : terminalReport(analysis, { colour }));
    return 0;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    return error instanceof NothingToAnalyze ? 3 : 2;
  } finally {
    await parser.close();
  }
}

/** Unexpected, so with its stack: the report only says that the factor could not be checked. */
function printFactorError(key: string, error: unknown): void {
  process.stderr.write(`The factor ${key} failed: ${error instanceof Error ? error.stack : String(error)}\n`);
}

async function compare(file: string, reportFile: string, isJson: boolean, parser: PageParser): Promise<number> {
  const [evidence, report] = await Promise.all([readFile(file), readFile(reportFile)]);
  const judged = await recomputeAndCompare({ report, evidence }, parser);
  if (judged.kind === 'refused') {
    process.stderr.write(`${judged.sentence}\n`);
    return 2;
  }
  if (judged.kind === 'other-evidence') {
    process.stdout.write('This is not the evidence that the report names: its SHA-256 is another one.\n');
    return 1;
  }
  process.stdout.write(
    isJson ? `${JSON.stringify(judged.comparison, null, 2)}\n` : comparisonLines(judged.comparison).join('\n'),
  );
  return judged.isSame ? 0 : 1;
}

/** The differences, a line each; only the server can check a report's signature. */
function comparisonLines({ rules, values, checks, differences, otherParts }: ReportComparison): string[] {
  const differing = values.filter(({ reported, replayed }) => reported !== replayed);
  const said = (one: ReportComparison['differences'][number]['reported']) =>
    one === null ? 'no such check' : `${one.status}, ${one.points} of ${one.maxPoints}: ${one.finding}`;
  return [
    `Rules: ${rules.reported} in the report, ${rules.today} here.`,
    `Checks: ${checks.same} of ${checks.compared} the same.`,
    ...differing.map(
      ({ name, reported, replayed }) => `${name}: the report says ${reported}, the evidence gives ${replayed}.`,
    ),
    ...otherParts.map((part) => `Differs too: ${part}.`),
    ...differences.flatMap(({ checkId, reported, replayed }) => [
      `${checkId}`,
      `  report:   ${said(reported)}`,
      `  evidence: ${said(replayed)}`,
    ]),
    '',
  ].map(clean);
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof BundleFileError || error instanceof NothingToAnalyze) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'There is no such file.';
  return null;
}

function parseWords(words: readonly string[]): { file: string; json: boolean; report: string | null } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, report: { type: 'string' } },
    });
    const [file, ...more] = positionals;
    return file === undefined || more.length > 0
      ? null
      : { file, json: values.json === true, report: values.report ?? null };
  } catch {
    return null;
  }
}
