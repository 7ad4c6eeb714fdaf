import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { HtmlPageChange, SiteChange } from '#engine/dry-run/dry-run.ts';

/** As many files as no business site has; a folder with more is not a built site. */
const MOST_FILES = 20_000;
const MOST_FILE_BYTES = 5_000_000;

/** A built site as a change of the audited one. */
export interface BuiltSite {
  readonly change: SiteChange;
  /** Pages that the audit read and the build does not have. */
  readonly missing: readonly string[];
}

/** Whether a path is a folder. */
export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/**
 * The pages of a folder at the addresses of the pages that an audit read: `index.html` at `/`, `about.html` and `about/index.html` at
 * `/about`. Other files change nothing that was evaluated. Throws for a folder with too many files.
 */
export async function readBuiltSite(folder: string, pageUrls: readonly string[]): Promise<BuiltSite> {
  const files = new Map<string, string>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  if (entries.length > MOST_FILES) throw new Error(`${folder} has more than ${MOST_FILES} files.`);
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.html?$/i.test(entry.name))
      files.set(pathKey(relative(folder, file).replaceAll(sep, '/')), file);
  }
  const pages: HtmlPageChange[] = [];
  const missing: string[] = [];
  for (const url of pageUrls) {
    const file = files.get(pathKey(decodedPath(url)));
    const html = file === undefined ? null : await readSmallFile(file);
    if (html === null) missing.push(url);
    else pages.push({ url, html, edit: {} });
  }
  const robotsTxt = await readSmallFile(join(folder, 'robots.txt'));
  return { change: { pages, robotsTxt }, missing };
}

async function readSmallFile(file: string): Promise<string | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() && found.size <= MOST_FILE_BYTES ? await readFile(file, 'utf8') : null;
}

function pathKey(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/(?:^|\/)index$/, '')
    .replace(/^\/|\/$/g, '');
}

function decodedPath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
