import { readFileSync, writeFileSync, readdirSync, mkdirSync } from 'node:fs';
import { buildKeywordStrategy } from '#engine/keywords/build-keyword-strategy.ts';
import { buildKeywordInput } from '#engine/keywords/build-keyword-input.ts';
const [out = '', ...dirs] = process.argv.slice(2);
for (const dir of dirs) { const all: string[] = []; for (const f of readdirSync('/tmp/kwm/' + dir).sort()) {
  const id = f.replace('.json', '');
  const { analysis, outline } = JSON.parse(readFileSync(`/tmp/kwm/${dir}/${f}`, 'utf8'));
  const input = buildKeywordInput({ business_name: analysis.business.name ?? 'Business', primary_category: 'local business', location: { city: '', state: '' }, website_url: analysis.websiteUrl } as never, analysis, outline);
  const s = buildKeywordStrategy(input);
  mkdirSync(`${out}/${dir}/${id}`, { recursive: true });
  writeFileSync(`${out}/${dir}/${id}/keywords.json`, JSON.stringify(s, null, 1));
  all.push(`== ${id} cat=${input.category} city=${input.city} areas=${input.areas.join('|')} services=${input.services.map((x) => x.name).join('|')} few=${s.few ?? ''} q=${(s.questions ?? []).join(' ')}`, ...s.clusters.flatMap((c) => [...c.keywords.map((k) => `${id}\t${k.keyword}\t${k.suggested_on_site_targets.join(' ; ')}`)]));
} writeFileSync(`${out}/${dir}.txt`, all.join('\n') + '\n'); }
