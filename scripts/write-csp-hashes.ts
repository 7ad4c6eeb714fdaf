import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Inline scripts of a prerendered page, without external scripts and data blocks. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
/** Attributes that a policy without `unsafe-inline` would block at run time. */
const STYLE_ATTRIBUTE = /<[a-z][^>]*\sstyle="/i;

/** CSP source expressions (`sha256-...`, without quotes) of every inline script in `html`, in order, deduplicated. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, body] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(
      `sha256-${createHash('sha256')
        .update(body ?? '')
        .digest('base64')}`,
    );
  }
  return [...hashes];
}

/**
 * Writes `csp-hashes.json` beside the built pages: for each page, by its path, the hashes for its `script-src`. Throws when
 * a page has a style attribute, because the policy would drop it silently.
 */
export async function writeCspHashes(clientDirectory: string): Promise<Record<string, string[]>> {
  const pages: Record<string, string[]> = {};
  const files = await readdir(clientDirectory, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const html = await readFile(join(clientDirectory, file), 'utf8');
    if (STYLE_ATTRIBUTE.test(html)) {
      throw new Error(`${file} has a style attribute in its markup; the content security policy forbids it.`);
    }
    pages[`/${file.split(sep).join('/')}`] = inlineScriptHashes(html);
  }
  await writeFile(join(clientDirectory, 'csp-hashes.json'), `${JSON.stringify(pages, null, 2)}\n`);
  return pages;
}
