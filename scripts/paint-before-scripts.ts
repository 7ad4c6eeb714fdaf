import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FIRST_VIEW } from '../src/shared/product/first-view.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** The script with which React Router starts a page: the route table, the modules of the routes, the entry. */
const START = /(<script type="module" async="">)(import "[^"]+";\s*import \* as [\s\S]*?)(<\/script>)/;
const BARE_IMPORT = /^import ("[^"]+");$/gm;
const ROUTE_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;

/** A background page paints nothing and need not wait. A task queued in a frame callback runs after its paint. */
const AFTER_PAINT =
  "await new Promise((go) => (document.visibilityState === 'hidden' ? go() : requestAnimationFrame(() => setTimeout(go))));";

/**
 * Rewrites a prerendered page so that its scripts are requested after the first paint: on a slow line its style sheet and
 * fonts then need not compete with them. They are still requested all at once, like preloads. Throws when the page does not
 * have React Router's start script.
 */
export function paintBeforeScripts(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file);
  if (files.length === 0 || !START.test(html)) throw new Error('The page does not start with modules as expected.');
  const preload = `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`;
  return html.replace(PRELOAD, '').replace(START, (_, open: string, start: string, close: string) => {
    const later = start.replace(BARE_IMPORT, 'await import($1);').replace(ROUTE_IMPORT, 'const $1 = await import($2);');
    return `${open}${AFTER_PAINT}\n${preload}\n${later}${close}`;
  });
}

/** Rewrites every page of the built app that has content; the fallback page shows nothing without scripts and stays. */
export async function paintPagesBeforeScripts(clientDirectory: string): Promise<void> {
  const files = await readdir(clientDirectory, { recursive: true });
  for (const file of files.filter((name) => ['index.html', FIRST_VIEW.page].includes(basename(name)))) {
    const path = join(clientDirectory, file);
    await writeFile(path, paintBeforeScripts(await readFile(path, 'utf8')));
  }
}
