import { type Fact, type FactKind, usableFacts } from '#shared/fixes/fact-sheet.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';

/** The usable facts of one kind, in the order of the sheet. */
export function listUsableFacts({ sheet }: Pick<WritingMaterial, 'sheet'>, kind: FactKind): Fact[] {
  return usableFacts(sheet).filter((fact) => fact.kind === kind);
}

/** The first usable value of a kind; null when there is none. */
export function findFactValue(material: Pick<WritingMaterial, 'sheet'>, kind: FactKind): string | null {
  return listUsableFacts(material, kind)[0]?.value ?? null;
}

/** The address of the home page. */
export function getHomeUrl({ outline, analysis }: Pick<WritingMaterial, 'outline' | 'analysis'>): string {
  return outline.pages[0]?.url ?? analysis.site.finalUrl;
}
