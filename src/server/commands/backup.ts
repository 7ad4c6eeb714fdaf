import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// As in main.ts: modules imported before this line are not cached.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/porchlight'));
const { shortenDrizzleImports } = await import('../drizzle-imports.ts');
shortenDrizzleImports();
const { runBackupCommand } = await import('./run-backup-command.ts');

process.exitCode = await runBackupCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  writeAside: (text) => process.stderr.write(text),
});
