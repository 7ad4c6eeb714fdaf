import { existsSync } from 'node:fs';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/**
 * Reads the arguments of a developers' command (`process.argv`). `usage` is how it is written, without `npm run`; `paths` is how many files
 * or folders it needs, all of which must exist (more may be given where it needs any). Returns them and the values of `options`.
 * Otherwise prints what is wrong and the usage, and ends the process: with 2, or with 0 where only `--help` was asked for.
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  paths = 0,
) {
  if (process.argv.includes('--help')) end(0, `Usage: npm run ${usage}`);
  try {
    const { values, positionals } = parseArgs({ allowPositionals: paths > 0, options });
    const gone = positionals.find((path) => !existsSync(path));
    if (gone !== undefined) throw new Error(`There is no file or folder ${gone}.`);
    if (positionals.length < paths) throw new Error('A file or folder is missing.');
    return { values, paths: positionals };
  } catch (error) {
    return end(2, `${error instanceof Error ? error.message : String(error)}\nUsage: npm run ${usage}`);
  }
}

function end(code: number, words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(code);
}
