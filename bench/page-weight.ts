import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { compressWebFile } from '#server/http/web-files.ts';

/** A page of the built app, and what a first visit downloads for it. */
export interface PageWeight {
  readonly page: 'landing page' | 'result page';
  readonly files: number;
  /** Scripts and styles as the server compresses them, and fonts. */
  readonly bytes: number;
}

const Manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({ module: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
  ),
});
const ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;
const RESULT_PAGE = 'pages/audit';

/**
 * Weighs the landing page and the result page in the folder of a built app: the scripts, styles and fonts that they ask for before
 * anything is pressed. Null where the app is not built. Throws where the build has no such page.
 */
export async function weighPages(folder: string): Promise<readonly PageWeight[] | null> {
  const [manifestFile] = globSync(join(folder, 'assets/manifest-*.js'));
  if (manifestFile === undefined) return null;
  const manifest = await readFile(manifestFile, 'utf8');
  const { routes } = Manifest.parse(JSON.parse(manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1)));
  const result = routes[RESULT_PAGE];
  if (result === undefined) throw new Error(`The build has no route ${RESULT_PAGE}.`);
  const [landing, fallback] = await Promise.all(
    ['index.html', '__spa-fallback.html'].map(async (name) => assetsIn(await readFile(join(folder, name), 'utf8'))),
  );
  return Promise.all([
    weigh(folder, 'landing page', landing ?? []),
    weigh(folder, 'result page', [...(fallback ?? []), result.module, ...result.imports, ...result.css]),
  ]);
}

function assetsIn(html: string): string[] {
  return html.match(ASSET) ?? [];
}

async function weigh(folder: string, page: PageWeight['page'], assets: readonly string[]): Promise<PageWeight> {
  const files = [...new Set(assets)];
  const sizes = await Promise.all(files.map((file) => countBytes(join(folder, file))));
  return { page, files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Fonts are compressed in themselves. */
async function countBytes(path: string): Promise<number> {
  const bytes = await readFile(path);
  if (extname(path) === '.woff2') return bytes.byteLength;
  return (await compressWebFile(bytes, 'br')).byteLength;
}
