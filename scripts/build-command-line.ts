import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'vite';

/** Read by `src/cli/main.mjs`. */
const LIST = 'sources.json';
const LOCK_FILE = 'package-lock.json';

/**
 * Writes the command line with everything it needs in few files: loading its five hundred modules is a quarter
 * of an audit. Beside them a list of their sources, by which a later start sees whether they are up to date.
 */
export async function buildCommandLine(folder: string): Promise<void> {
  const modules = new Set<string>();
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    plugins: [{ name: 'list-modules', moduleParsed: ({ id }) => void modules.add(id) }],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: ['src/cli/command-line.ts', 'src/engine/crawl/html/page-parser-worker.ts'],
        // All in one folder, where a worker is found beside the file that starts it.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const sources = [...modules].map((file) => relative('.', file)).filter((file) => file.startsWith('src'));
  await writeFile(join(folder, LIST), JSON.stringify([...sources.sort(), LOCK_FILE]));
}
