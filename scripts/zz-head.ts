import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import { buildFactSheet } from '#engine/fixes/build-fact-sheet.ts';
import { readHeadSlots } from '#engine/fixes/compose/head-slots.ts';
import { readKnownFacts } from '#engine/fixes/compare/known-facts.ts';
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
  const known = readKnownFacts({ sheet, analysis });
  const head = readHeadSlots({ sheet, analysis, outline } as never, known);
  console.log(`== ${id} knowsWhere ${known.knowsWhere} nameSaysWhat ${head.nameSaysWhat} ${head.nameSaysWhere}`);
  for (const [slot, { text }] of head.slots) console.log(`   ${slot}: ${text}`);
  console.log(`   services: ${head.services.map((s) => s.text).join('; ')}`);
  const name = head.name?.text ?? '';
  console.log('   name:', name, known.saysWhat(name), known.namesTrade(name), known.hintsAtTrade(name));
  const t = outline.pages[0]?.title ?? '';
  console.log('   title:', t, known.saysWhat(t), known.namesTrade(t), known.hintsAtTrade(t), known.hintsAtPlace(t), known.saysWhere(t));
  console.log('   h1s:', outline.pages[0]?.headings.filter((h) => h.level === 1).map((h) => h.text).join(' | '));
}
await parser.close();
