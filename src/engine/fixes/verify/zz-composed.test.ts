import { it } from 'vitest';
import { inEveryLanguage, readRecordedMaterials } from '#test/recorded-materials.ts';
import { SAMPLE_SHEETS } from '#test/sample-fact-sheets.ts';
import { businessWording } from '../compose/business-slots.ts';
import { composeDescription } from '../compose/compose-description.ts';
import { composeHeadings } from '../compose/compose-headings.ts';
import { composeMeta } from '../compose/compose-meta.ts';
import { composeQa } from '../compose/compose-qa.ts';
import { composePosts } from '../write/compose-posts.ts';
import { composeTemplates } from '../write/compose-templates.ts';
import { indexFacts } from './fact-index.ts';
import { verifyWith } from './verify-text.ts';
it('x', async () => {
  const recorded = await readRecordedMaterials();
  const seen = new Map<string, string>(); let n = 0;
  const check = (where: string, text: any, sheet: any, index: any) => { const texts = typeof text === 'string' ? [text] : text.sentences.map((s: any) => s.text);
    for (const t of texts) { n++; const u = verifyWith(index, t).unsupported; if (u.length) seen.set(t, `${where}: ${u.map((x: any) => `${x.words}(${x.kind})`).join(' | ')}`); } };
  const all: [string, any][] = [...Object.entries(SAMPLE_SHEETS).map(([id, sheet]): [string, any] => [id, { sheet, analysis: { websiteUrl: `https://${id.toLowerCase()}.example/` } }]),
   ...[...recorded].flatMap(([id, m]) => inEveryLanguage(m).map((one): [string, any] => [id + ' ' + one.sheet.language, one]))];
  for (const [id, b] of all) { const index = indexFacts(b.sheet, 2026);
    for (const v of [0,1,2] as const) {
      check(id + ' desc', composeDescription(b, v), b.sheet, index);
      try { const h = composeHeadings(b, v) as any; for (const i of h.ideas) for (const k of Object.values(i)) if ((k as any)?.sentences) check(id + ' head', k, b.sheet, index); } catch {}
      try { for (const q of composeQa(b, 24, v) as any[]) check(id + ' qa', q.answer, b.sheet, index); } catch (e) {}
      if (b.outline) { for (const p of composePosts(b, v) as any[]) for (const k of Object.values(p)) if ((k as any)?.sentences) check(id + ' post', k, b.sheet, index);
        for (const [t, x] of composeTemplates(b, v)) check(id + ' tmpl ' + t, x, b.sheet, index); } } 
    }
  console.log(n, seen.size); for (const [t, w] of seen) console.log('- ' + t + '\n      ' + w);
}, 300000);
