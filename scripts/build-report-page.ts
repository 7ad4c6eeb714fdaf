import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { z } from 'zod';
import { FIRST_VIEW } from '../src/shared/product/first-view.ts';

const Manifest = z.object({
  routes: z.record(z.string(), z.object({ module: z.string(), imports: z.array(z.string()).default([]) })),
});
const ROUTE = 'pages/audit';
const MAIN = /(<main\b[^>]*>)[\s\S]*?(<\/main>)/;
const PRELOADS_END = /(<link rel="modulepreload" href="[^"]+"\/>)(?![\s\S]*<link rel="modulepreload")/;

/**
 * Writes beside the built pages the page of a report, whose first view the server renders, and the module that renders it, with
 * everything it needs: a server has no React.
 */
export async function buildReportPage(clientDirectory: string): Promise<void> {
  const fallback = await readFile(join(clientDirectory, '__spa-fallback.html'), 'utf8');
  const files = await readRouteFiles(clientDirectory);
  await writeFile(join(clientDirectory, FIRST_VIEW.page), reportPage(fallback, files));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/web/first-view.tsx',
      outDir: clientDirectory,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: FIRST_VIEW.module } },
    },
  });
}

/** The fallback page with a place for the first view, which also asks for the scripts of its route. Throws where it has no such parts. */
export function reportPage(fallback: string, routeFiles: readonly string[]): string {
  if (!MAIN.test(fallback) || !PRELOADS_END.test(fallback)) throw new Error('The fallback page is not as expected.');
  const preloads = routeFiles.map((file) => `<link rel="modulepreload" href="${file}"/>`).join('');
  return fallback
    .replace(PRELOADS_END, `$1${preloads}`)
    .replace(MAIN, `$1<div id="${FIRST_VIEW.elementId}">${FIRST_VIEW.mark}</div>$2`);
}

/** The scripts of the route of reports. Throws where the build has no such route. */
async function readRouteFiles(clientDirectory: string): Promise<string[]> {
  const [file = ''] = globSync(join(clientDirectory, 'assets/manifest-*.js'));
  const script = await readFile(file, 'utf8');
  const manifest = Manifest.parse(JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)));
  const route = manifest.routes[ROUTE];
  if (route === undefined) throw new Error(`The build has no route ${ROUTE}.`);
  return [route.module, ...route.imports];
}
