import { setImmediate as othersTurn } from 'node:timers/promises';
import { buildActionPack, packLanguage } from '#engine/action-pack/build-action-pack.ts';
import { composePackTexts } from '#engine/action-pack/compose-pack-texts.ts';
import { composeContentIdeas } from '#engine/fixes/write/compose-content-ideas.ts';
import { composeQaRewrites } from '#engine/fixes/write/compose-qa-rewrites.ts';
import { composeTemplates } from '#engine/fixes/write/compose-templates.ts';
import type { WritingMaterial } from '#engine/fixes/writing-material.ts';
import { computeOffers } from '#engine/offers/compute-offers.ts';
import type { AeoActionPack, QaRewriteSuggestion } from '#shared/audit/analysis.ts';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import type { Offers } from '#shared/product/offers.ts';

/** The parts of an analysis that are generated from its facts. */
export interface GeneratedParts {
  readonly qaRewriteSuggestions: QaRewriteSuggestion[];
  readonly templates: Record<string, GroundedText>;
  readonly contentIdeas: string[];
  readonly aeoActionPack: Omit<AeoActionPack, 'download_url'> | null;
  /** The add-ons and texts that could be made for the audit; null where that could not be determined: then nothing is offered. */
  readonly offers: Offers | null;
}

/** Generates the parts of one audit; deterministic for the same material. Yields to the event loop every few milliseconds. */
export async function composeGeneratedParts(material: WritingMaterial): Promise<GeneratedParts> {
  const texts = composePackTexts(material, packLanguage(material));
  await othersTurn();
  const built = buildActionPack(material, texts);
  await othersTurn();
  const qaRewriteSuggestions = composeQaRewrites(material);
  const templates = Object.fromEntries(composeTemplates(material, 0));
  const contentIdeas = composeContentIdeas(material);
  await othersTurn();
  const { pack } = built;
  return {
    qaRewriteSuggestions,
    templates,
    contentIdeas,
    aeoActionPack: pack.bundles.length === 0 ? null : pack,
    offers: computeOffers(material, built),
  };
}
