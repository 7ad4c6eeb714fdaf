/**
 * Prints as JSON what the engine of a checkout makes of evidence files: `node outlines-process.ts ROOT FILE...`. In a process of
 * its own, because two checkouts of one module cannot share one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Engine = typeof import('#engine/replay.ts') &
  typeof import('#engine/evidence/bundle-file.ts') &
  typeof import('#engine/crawl/html/page-parser-pool.ts');

const [root = '', ...files] = process.argv.slice(2);
const load = (path: string): Promise<object> => import(pathToFileURL(join(root, 'src/engine', path)).href);
const modules = await Promise.all(
  ['replay.ts', 'evidence/bundle-file.ts', 'crawl/html/page-parser-pool.ts'].map((path) => load(path)),
);
const engine: Engine = Object.assign({}, ...modules);
const parser = engine.createPageParserPool({ workers: 1, timeLimitMs: 20_000, memoryLimitMb: 512 });
const outlines = [];
for (const file of files) {
  const bundle = engine.decodeBundle(readFileSync(file));
  outlines.push(await engine.outlineBundle(bundle, parser).catch((error: unknown) => String(error)));
}
await parser.close();
process.stdout.write(JSON.stringify(outlines));
