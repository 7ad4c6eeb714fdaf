import type { PageParser } from '#engine/crawl/collector.ts';
import { buildFactSheet } from '#engine/fixes/build-fact-sheet.ts';
import type { WritingMaterial } from '#engine/fixes/writing-material.ts';
import { outlineBundle } from '#engine/replay.ts';
import type { AuditOutcome } from '#engine/run-audit.ts';

/** The input of generated fixes, from a fresh audit without owner input. Throws when the audit failed. */
export async function makeWritingMaterial(outcome: AuditOutcome, parser: PageParser): Promise<WritingMaterial> {
  if (outcome.kind !== 'done') throw new Error('The audit gave no result.');
  const { analysis, bundle } = outcome;
  const outline = await outlineBundle(bundle, parser);
  const sheet = buildFactSheet({
    businessId: 'business',
    business: analysis.business,
    outline,
    websiteUrl: analysis.websiteUrl,
  });
  return { sheet, outline, analysis };
}
