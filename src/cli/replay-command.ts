import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { NothingToAnalyse } from '#engine/analyse.ts';
import { createPageParserPool } from '#engine/crawl/page-parser-pool.ts';
import { BundleFileError, decodeBundle } from '#engine/evidence/bundle-file.ts';
import { replay } from '#engine/replay.ts';
import { terminalReport } from '#report/terminal-report.ts';

export const REPLAY_USAGE = 'npm run -s replay -- <bundle file> [--json]';

/** Judges a saved evidence bundle again, offline. Exit code 0 judged, 2 wrong usage, 3 nothing to judge. */
export async function replayCommand(words: readonly string[]): Promise<number> {
  const parsed = parseWords(words);
  if (parsed === null) {
    process.stderr.write(`Usage: ${REPLAY_USAGE}\n`);
    return 2;
  }
  const parser = createPageParserPool({ workers: 2, timeLimitMs: 3000, memoryLimitMb: 256 });
  try {
    const analysis = await replay(decodeBundle(await readFile(parsed.file)), parser);
    const colour = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
    process.stdout.write(parsed.json ? `${JSON.stringify(analysis, null, 2)}\n` : terminalReport(analysis, { colour }));
    return 0;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    return error instanceof NothingToAnalyse ? 3 : 2;
  } finally {
    await parser.close();
  }
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof BundleFileError || error instanceof NothingToAnalyse) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'There is no such file.';
  return null;
}

function parseWords(words: readonly string[]): { file: string; json: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    const [file, ...more] = positionals;
    return file === undefined || more.length > 0 ? null : { file, json: values.json === true };
  } catch {
    return null;
  }
}
