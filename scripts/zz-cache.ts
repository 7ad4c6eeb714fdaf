import { readFileSync, writeFileSync, readdirSync, existsSync } from 'node:fs';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import { outlineBundle, replay } from '#engine/replay.ts';
const parser = createPageParserPool({ workers: 1, timeLimitMs: 120000, memoryLimitMb: 512 });
for (const dir of process.argv.slice(2)) for (const id of readdirSync('/tmp/' + dir).sort()) {
  if (id.includes('.') || existsSync(`/tmp/kwm/${dir}/${id}.json`)) continue;
  const bundle = decodeBundle(readFileSync(`/tmp/${dir}/${id}`));
  const analysis = await replay(bundle, parser);
  const outline = await outlineBundle(bundle, parser);
  writeFileSync(`/tmp/kwm/${dir}/${id}.json`, JSON.stringify({ analysis, outline }));
}
await parser.close();
