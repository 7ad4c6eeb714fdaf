import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import type { CollectedResponse } from '#engine/evidence/evidence-bundle.ts';

/**
 * `npm run capture -- BUNDLE FOLDER`
 *
 * Converts a saved evidence bundle (`npm run -s audit -- <url> --save BUNDLE`) to a folder that `test/site-server.ts` can
 * serve: one file per page, and `site.json` with statuses and redirects. Record only sites whose owner agrees, or
 * fictitious ones: the folder is committed.
 */
const [bundleFile, folder = ''] = process.argv.slice(2);
if (bundleFile === undefined || folder === '') {
  process.stderr.write('Usage: npm run capture -- BUNDLE FOLDER\n');
  process.exit(2);
}

const bundle = decodeBundle(await readFile(bundleFile));
const home = bundle.responses.find(({ purpose }) => purpose === 'home');
const host = new URL(home?.finalUrl ?? bundle.target).hostname;
const answers: Record<string, { status?: number; location?: string; file?: string; headers?: Record<string, string> }> =
  {};
for (const response of bundle.responses.filter(({ purpose }) => purpose !== 'reader-probe')) {
  for (const { from, to, status } of response.redirects) answers[new URL(from).pathname] = { status, location: to };
  if (response.body !== null && response.status > 0) await record(response);
}
await writeFile(join(folder, 'site.json'), `${JSON.stringify({ host, answers }, null, 2)}\n`);
process.stdout.write(`Recorded ${host} in ${folder}\n`);

async function record(response: CollectedResponse): Promise<void> {
  const { pathname } = new URL(response.finalUrl);
  const file = fileNameOf(pathname);
  const type = response.headers['content-type'];
  const needsRule = response.status !== 200 || !file.endsWith(pathname);
  if (needsRule || type !== undefined) {
    answers[pathname] = {
      ...(response.status === 200 ? {} : { status: response.status }),
      ...(pathname.endsWith('/') ? {} : { file }),
      ...(type === undefined ? {} : { headers: { 'content-type': type } }),
    };
  }
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, response.body ?? new Uint8Array());
}

/** A safe file name for a path: no traversal, `index.html` for folders, `.html` where there is no extension. */
function fileNameOf(pathname: string): string {
  const safe = pathname
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{N}._~%-]+/gu, '-').replace(/^\.+/, ''))
    .join('/')
    .replace(/^\/+/, '');
  if (safe === '' || safe.endsWith('/')) return `${safe}index.html`;
  return hasEnding(safe) ? safe : `${safe}.html`;
}

function hasEnding(path: string): boolean {
  return /\.[a-z0-9]{2,5}$/i.test(path);
}
