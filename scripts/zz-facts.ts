import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import { buildFactSheet } from '#engine/fixes/build-fact-sheet.ts';
import { outlineBundle, replay } from '#engine/replay.ts';
const parser = createPageParserPool({ workers: 1, timeLimitMs: 60_000, memoryLimitMb: 512 });
const [dir = '', only = ''] = process.argv.slice(2);
for (const id of globSync('*', { cwd: dir }).sort()) {
  if (id.includes('.') || (only !== '' && !only.split(',').includes(id))) continue;
  const bundle = decodeBundle(readFileSync(join(dir, id)));
  const analysis = await replay(bundle, parser);
  const outline = await outlineBundle(bundle, parser);
  const { business, websiteUrl } = analysis;
  const sheet = buildFactSheet({ businessId: 'business', business, outline, websiteUrl });
  console.log(`== ${id} area=${sheet.isServiceArea} | ${analysis.verdict}`);
  console.log(`   areas: ${business.serviceAreas.join('; ')} | lang ${business.languages} ${business.country}`);
  for (const f of sheet.facts) console.log(`   ${f.kind}: ${f.value.slice(0, 140)}${f.written ? ` (written ${f.written})` : ''} <${f.origin.kind === 'page' ? f.origin.quote.slice(0, 110) : f.origin.kind}>`);
}
await parser.close();
