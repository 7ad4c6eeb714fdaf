import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import type { WritingMaterial } from '#engine/fixes/writing-material.ts';
import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import { makeWritingMaterial } from './audited-material.ts';
import { auditRecordedSite, RECORDED_SITES, serveRecordedSites } from './golden/recorded-sites.ts';

let materials: Promise<ReadonlyMap<string, WritingMaterial>> | null = null;

/**
 * The input of generated fixes, for every recorded site whose audit succeeds, by the site's folder name. Audited once per
 * worker; frozen, so that no test can change it for the others.
 */
export function readRecordedMaterials(): Promise<ReadonlyMap<string, WritingMaterial>> {
  materials ??= auditAll();
  return materials;
}

async function auditAll(): Promise<ReadonlyMap<string, WritingMaterial>> {
  const server = await serveRecordedSites();
  const parser = createPageParserPool({ workers: 2, timeLimitMs: 5000, memoryLimitMb: 256 });
  try {
    const found = new Map<string, WritingMaterial>();
    for (const site of RECORDED_SITES) {
      const { outcome } = await auditRecordedSite(site, server, parser);
      if (outcome.kind === 'done') found.set(site.id, freeze(await makeWritingMaterial(outcome, parser)));
    }
    return found;
  } finally {
    await server.close();
    await parser.close();
  }
}

/** Deep-freezes a value. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

/** The same facts as if the site were in each language: their wordings are tested with many kinds of facts. */
export function inEveryLanguage(
  material: WritingMaterial,
  languages: readonly FactSheet['language'][] = LANGUAGES,
): WritingMaterial[] {
  return languages.map((language) => ({
    ...material,
    sheet: {
      ...material.sheet,
      language,
      facts: material.sheet.facts.map((fact) => (fact.kind === 'language' ? { ...fact, value: language } : fact)),
    },
  }));
}
