import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// As in main.ts: modules imported before this line are not cached.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/porchlight'));
const { shortenDrizzleImports } = await import('../drizzle-imports.ts');
shortenDrizzleImports();
const { runOperatorCommand } = await import('./run-operator-command.ts');

process.exitCode = await runOperatorCommand(process.argv.slice(2), {
  input: process.stdin,
  write: (text) => process.stdout.write(text),
  writeAside: (text) => process.stderr.write(text),
});
