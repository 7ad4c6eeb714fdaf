import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { compressWebFile } from '#server/http/web-files.ts';
import { FIRST_VIEW } from '#shared/product/first-view.ts';

/** A page of the built app, and what a first visit downloads for it. */
export interface PageWeight {
  readonly page: 'landing page' | 'result page';
  readonly files: number;
  /** Scripts and styles as the server compresses them, and fonts. */
  readonly bytes: number;
}

const ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;

/**
 * Weighs the landing page and the result page in the folder of a built app: the scripts, styles and fonts that they ask for before
 * anything is pressed. Null where the app is not built.
 */
export async function weighPages(folder: string): Promise<readonly PageWeight[] | null> {
  if (!existsSync(join(folder, 'index.html'))) return null;
  return Promise.all([weigh(folder, 'landing page', 'index.html'), weigh(folder, 'result page', FIRST_VIEW.page)]);
}

async function weigh(folder: string, page: PageWeight['page'], name: string): Promise<PageWeight> {
  const files = [...new Set((await readFile(join(folder, name), 'utf8')).match(ASSET))];
  const sizes = await Promise.all(files.map((file) => countBytes(join(folder, file))));
  return { page, files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Fonts are compressed in themselves. */
async function countBytes(path: string): Promise<number> {
  const bytes = await readFile(path);
  if (extname(path) === '.woff2') return bytes.byteLength;
  return (await compressWebFile(bytes, 'br')).byteLength;
}
