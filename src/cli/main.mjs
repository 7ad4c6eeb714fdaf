import { readFileSync, statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// The entry is plain JavaScript: for a file of TypeScript that is not cached, Node first loads its compiler.

const ROOT = new URL('../../', import.meta.url);
const BUILT = new URL('build/command-line/', ROOT);

/** Whether the command line was built, and no source of it has changed since. */
function isBuilt() {
  try {
    const list = new URL('sources.json', BUILT);
    const builtMs = statSync(list).mtimeMs;
    return JSON.parse(readFileSync(list, 'utf8')).every((path) => statSync(new URL(path, ROOT)).mtimeMs <= builtMs);
  } catch {
    return false;
  }
}

// Stripping types and compiling is half of a cold start, so both are cached, beside the source and with the same
// permissions. Imports before this line are not.
enableCompileCache(fileURLToPath(new URL('node_modules/.cache/porchlight', ROOT)));
const { runCommandLine } = await import(isBuilt() ? new URL('command-line.js', BUILT).href : './command-line.ts');

process.exitCode = await runCommandLine(process.argv.slice(2));
