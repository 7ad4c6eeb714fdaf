import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Stripping types and compiling is half of a cold start, so both are cached, beside the source and with the same
// permissions. Imports before this line are not.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/porchlight'));
const { runCommandLine } = await import('./command-line.ts');

process.exitCode = await runCommandLine(process.argv.slice(2));
