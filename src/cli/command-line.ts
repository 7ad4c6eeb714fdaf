import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { AUDIT_USAGE, DRY_RUN_USAGE, REPLAY_USAGE } from './usage.ts';

const USAGE = `Usage:\n  ${AUDIT_USAGE}\n  ${REPLAY_USAGE}\n  ${DRY_RUN_USAGE}\n`;

/** `porchlight audit <url>`, `porchlight replay <bundle>`, `porchlight dry-run <url>`; a URL alone is audited. Resolves with the exit code. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  const [command, ...rest] = words;
  if (command === undefined || command === '--help' || command === '-h') {
    (command === undefined ? process.stderr : process.stdout).write(USAGE);
    return command === undefined ? 2 : 0;
  }
  if (command === 'replay') {
    const { replayCommand } = await import('./replay-command.ts');
    return replayCommand(rest);
  }
  // The parser thread takes as long to start as everything else, so it is started first, in parallel.
  const parser = createPageParserPool({ workers: 2, timeLimitMs: 15_000, memoryLimitMb: 256 });
  parser.warmUp();
  try {
    if (command === 'dry-run') {
      const { dryRunCommand } = await import('./dry-run-command.ts');
      return await dryRunCommand(rest, parser);
    }
    const { auditCommand } = await import('./audit-command.ts');
    return await auditCommand(command === 'audit' ? rest : words, parser);
  } finally {
    await parser.close();
  }
}
