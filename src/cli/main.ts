import { AUDIT_USAGE, auditCommand } from './audit-command.ts';
import { REPLAY_USAGE, replayCommand } from './replay-command.ts';

const USAGE = `Usage:\n  ${AUDIT_USAGE}\n  ${REPLAY_USAGE}\n`;

/** `porchlight audit <url>` and `porchlight replay <bundle>`; an address alone is audited. */
async function main(words: readonly string[]): Promise<number> {
  const [command, ...rest] = words;
  if (command === 'audit') return auditCommand(rest);
  if (command === 'replay') return replayCommand(rest);
  if (command === undefined || command === '--help' || command === '-h') {
    (command === undefined ? process.stderr : process.stdout).write(USAGE);
    return command === undefined ? 2 : 0;
  }
  return auditCommand(words);
}

process.exitCode = await main(process.argv.slice(2));
