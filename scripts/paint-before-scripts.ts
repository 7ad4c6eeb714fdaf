import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FIRST_VIEW } from '../src/shared/product/first-view.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** The script with which React Router starts a page: the route table, the modules of the routes, the entry. */
const START = /(<script type="module" async="">)(import "[^"]+";\s*import \* as [\s\S]*?)(<\/script>)/;
const BARE_IMPORT = /^import ("[^"]+");$/gm;
const ROUTE_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;

const ENTRY = /import\("([^"]+)"\);\s*$/;
/** The static imports of a built file. */
const FILE_IMPORT = /(?:from|import)"\.\/([^"]+)"/g;

/** A background page paints nothing and need not wait. A task queued in a frame callback runs after its paint. */
const AFTER_PAINT =
  "await new Promise((go) => (document.visibilityState === 'hidden' ? go() : requestAnimationFrame(() => setTimeout(go))));";

/** Lets the browser answer a visitor in between. Timers of a background page are slow. */
const PAUSE = "await new Promise((go) => (document.visibilityState === 'hidden' ? go() : setTimeout(go)));";

/** The files that a built file imports statically. */
type ListImports = (file: string) => readonly string[];

/**
 * Rewrites a prerendered page so that its scripts are requested after the first paint: on a slow line its style sheet and
 * fonts then need not compete with them. They are still requested all at once, like preloads, and run one after another with
 * a pause between, in the order in which they need each other. Throws when the page does not have React Router's start script.
 */
export function paintBeforeScripts(html: string, listImports: ListImports): string {
  const files = [...html.matchAll(PRELOAD)].map(([, file = '']) => file);
  const entry = ENTRY.exec(START.exec(html)?.[2] ?? '')?.[1];
  if (files.length === 0 || entry === undefined) throw new Error('The page does not start with modules as expected.');
  const order = sortByImports(files, listImports).filter((file) => file !== entry);
  const preload = `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`;
  return html.replace(PRELOAD, '').replace(START, (_, open: string, start: string, close: string) => {
    const later = start.replace(BARE_IMPORT, 'await import($1);').replace(ROUTE_IMPORT, 'const $1 = await import($2);');
    // One that is missing is missed again by the page that needs it, which says so.
    const run = `for (const href of ${JSON.stringify(order)}) {\nawait import(href).catch(() => {});\n${PAUSE}\n}`;
    return `${open}${AFTER_PAINT}\n${preload}\n${run}\n${later}${close}`;
  });
}

/** Each file once, after those that it imports. */
function sortByImports(files: readonly string[], listImports: ListImports): string[] {
  const sorted = new Set<string>();
  const entered = new Set<string>();
  const enter = (file: string) => {
    if (entered.has(file)) return;
    entered.add(file);
    for (const needed of listImports(file)) enter(needed);
    sorted.add(file);
  };
  for (const file of files) enter(file);
  return [...sorted];
}

/** Rewrites every page of the built app that has content; the fallback page shows nothing without scripts and stays. */
export async function paintPagesBeforeScripts(clientDirectory: string): Promise<void> {
  const files = await readdir(clientDirectory, { recursive: true });
  const listImports = (file: string) =>
    [...readFileSync(join(clientDirectory, file), 'utf8').matchAll(FILE_IMPORT)].map(([, name]) => `/assets/${name}`);
  for (const file of files.filter((name) => ['index.html', FIRST_VIEW.page].includes(basename(name)))) {
    const path = join(clientDirectory, file);
    await writeFile(path, paintBeforeScripts(await readFile(path, 'utf8'), listImports));
  }
}
