import { createPageParserPool } from '#engine/crawl/page-parser-pool.ts';
import type { WritingMaterial } from '#engine/fixes/writing-material.ts';
import { materialOf } from './audited-material.ts';
import { auditRecordedSite, RECORDED_SITES, serveRecordedSites } from './golden/recorded-sites.ts';

/** What written fixes draw on, for every recorded site whose audit gives a result, by the site's folder name. */
export async function readRecordedMaterials(): Promise<ReadonlyMap<string, WritingMaterial>> {
  const server = await serveRecordedSites();
  const parser = createPageParserPool({ workers: 2, timeLimitMs: 5000, memoryLimitMb: 256 });
  try {
    const materials = new Map<string, WritingMaterial>();
    for (const site of RECORDED_SITES) {
      const { outcome } = await auditRecordedSite(site, server, parser);
      if (outcome.kind === 'done') materials.set(site.id, await materialOf(outcome, parser));
    }
    return materials;
  } finally {
    await server.close();
    await parser.close();
  }
}

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

/** The same facts as if the site were written in each language: wordings of all four are held against many kinds of facts. */
export function inEveryLanguage(material: WritingMaterial): WritingMaterial[] {
  return LANGUAGES.map((language) => ({
    ...material,
    sheet: {
      ...material.sheet,
      language,
      facts: material.sheet.facts.map((fact) => (fact.kind === 'language' ? { ...fact, value: language } : fact)),
    },
  }));
}
