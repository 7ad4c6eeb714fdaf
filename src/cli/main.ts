import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Stripping types and compiling is half of a cold start, so both are kept, beside the code they were made from and as
// private as it. Whatever is imported before this line is not.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/porchlight'));
const { runCommandLine } = await import('./command-line.ts');

process.exitCode = await runCommandLine(process.argv.slice(2));
