import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { z } from 'zod';
import { FIRST_VIEW } from '#shared/product/first-view.ts';
import type { OperatorParts } from '#shared/product/operator-parts.ts';
import { ORIGIN_PLACEHOLDER } from '#shared/product/public-pages.ts';
import { fillPage } from '../operator/fill-page.ts';
import { openReportPage, type ReportPage } from './report-page.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE: ReadonlySet<string> = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.webmanifest',
  '.txt',
  '.csv',
  '.md',
  '.ics',
  '.xml',
  '.svg',
]);
/** Written by the build for the server, never served. */
const HASH_LIST = 'csp-hashes.json';
/** The build's name for the page of every path that was not prerendered. */
const FALLBACK = '__spa-fallback.html';
/** The build names these files after their content: the same path never changes. */
const HASHED_FOLDER = '/assets/';
/**
 * Files for owners to download and edit. Browsers always save them; they are never shown as a page of ours, whatever they
 * contain.
 */
const DOWNLOADS_FOLDER = '/templates/';

export type WebEncoding = 'br' | 'gzip' | 'identity';

/** A file of the built web app. */
export interface WebFile {
  readonly contentType: string;
  readonly etag: string;
  /** Its path contains a hash of its content. */
  readonly isImmutable: boolean;
  /** Browsers save it instead of showing it. */
  readonly isDownload: boolean;
  /** Hashes of a page's inline scripts; null for anything but a page. */
  readonly scriptHashes: readonly string[] | null;
  readonly isCompressible: boolean;
  read(encoding: WebEncoding): Promise<Uint8Array>;
}

/** The built web app, listed once at start: only listed files are served. */
export interface WebFiles {
  /** The file for a path such as `/assets/app-1a2b.js` or `/pricing`; null when there is none. */
  find(path: string): WebFile | null;
  /** The page that can show any path of the app. */
  readonly fallback: WebFile | null;
  /** The page of a report; null where the app is not built. */
  readonly reportPage: ReportPage | null;
}

/**
 * Lists the files in `folder`. In pages, `publicOrigin` and the operator's details replace the placeholders that the build
 * left. A missing folder means that the app was not built.
 */
export async function openWebFiles(folder: string, publicOrigin: string, operator: OperatorParts): Promise<WebFiles> {
  const fill = (html: string) => fillPage(html, operator).replaceAll(ORIGIN_PLACEHOLDER, publicOrigin);
  const hashes = await readHashes(join(folder, HASH_LIST));
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, WebFile>();
  for (const entry of names) {
    const name = join(entry.parentPath, entry.name);
    const path = name.slice(join(folder).length).split(sep).join('/');
    if (entry.isFile() && TYPES[extname(path)] !== undefined && path !== `/${HASH_LIST}`)
      files.set(path, await describeFile(name, path, hashes[path] ?? [], fill));
  }
  const fallback = files.get(`/${FALLBACK}`) ?? files.get('/index.html') ?? null;
  const reportPage = files.get(`/${FIRST_VIEW.page}`);
  for (const page of [FALLBACK, FIRST_VIEW.page]) files.delete(`/${page}`);
  return {
    find: (path) =>
      files.get(path.endsWith('/') ? `${path}index.html` : path) ?? files.get(`${path}/index.html`) ?? null,
    fallback,
    reportPage: reportPage === undefined ? null : openReportPage(folder, reportPage),
  };
}

async function describeFile(
  name: string,
  path: string,
  scriptHashes: readonly string[],
  fill: (html: string) => string,
): Promise<WebFile> {
  const extension = extname(path);
  const isDownload = path.startsWith(DOWNLOADS_FOLDER);
  const isPage = extension === '.html' && !isDownload;
  const readBytes = async (): Promise<Uint8Array> => {
    if (!isPage) return readFile(name);
    return Buffer.from(fill(await readFile(name, 'utf8')));
  };
  const packed = new Map<WebEncoding, Promise<Uint8Array>>();
  const pack = (encoding: 'br' | 'gzip'): Promise<Uint8Array> => {
    const known = packed.get(encoding);
    if (known !== undefined) return known;
    const made = readBytes().then((bytes) => compressWebFile(bytes, encoding));
    packed.set(encoding, made);
    return made;
  };
  return {
    contentType: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256')
      .update(await readBytes())
      .digest('base64url')
      .slice(0, 22)}"`,
    isImmutable: path.startsWith(HASHED_FOLDER),
    isDownload,
    scriptHashes: isPage ? scriptHashes : null,
    isCompressible: COMPRESSIBLE.has(extension),
    read: (encoding) => (encoding === 'identity' ? readBytes() : pack(encoding)),
  };
}

/** Compresses a file as it is sent: once, on the first request and off the main thread; the whole app is some hundred kilobytes. */
export function compressWebFile(bytes: Uint8Array, encoding: 'br' | 'gzip'): Promise<Uint8Array> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 9 });
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });
}

async function readHashes(path: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return z.record(z.string(), z.array(z.string().regex(/^sha256-[A-Za-z0-9+/=]{44}$/))).parse(JSON.parse(text));
}
