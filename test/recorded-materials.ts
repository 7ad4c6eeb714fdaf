import type { WritingMaterial } from '#engine/fixes/writing-material.ts';
import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import { makeWritingMaterial } from './audited-material.ts';
import { deepFreeze, parserHere, readRecordedAudits } from './recorded-audits.ts';

let materials: Promise<ReadonlyMap<string, WritingMaterial>> | null = null;

/**
 * The input of generated fixes, for every recorded site whose audit succeeds, by the site's folder name. Made once per
 * worker; frozen, so that no test can change it for the others.
 */
export function readRecordedMaterials(): Promise<ReadonlyMap<string, WritingMaterial>> {
  materials ??= makeAll();
  return materials;
}

async function makeAll(): Promise<ReadonlyMap<string, WritingMaterial>> {
  const found = new Map<string, WritingMaterial>();
  for (const [id, { outcome }] of await readRecordedAudits())
    if (outcome.kind === 'done') found.set(id, deepFreeze(await makeWritingMaterial(outcome, parserHere)));
  return found;
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
