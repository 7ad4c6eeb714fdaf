import { usableFacts } from '#shared/fixes/fact-sheet.ts';
import { FIXES } from '#shared/product/fixes.ts';
import { LIMITS } from '#shared/product/limits.ts';
import type { Offers } from '#shared/product/offers.ts';
import type { BuiltActionPack } from '../action-pack/build-action-pack.ts';
import { ENOUGH_QUESTIONS } from '../factors/customer-questions.ts';
import { type ComposedHeadings, composeHeadings } from '../fixes/compose/compose-headings.ts';
import { descriptionQuestions, publishableDescriptions } from '../fixes/compose/publishable-description.ts';
import { composePosts } from '../fixes/write/compose-posts.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { computeAddOnOffers } from './compute-add-on-offers.ts';
import { namesBusiness } from './text-variants.ts';

/**
 * What could be generated for one audit from its current facts: everything is composed and counted, so that nothing empty
 * is announced or sold. `pack` is the built action pack. Pure.
 */
export function computeOffers(material: WritingMaterial, { pack }: Pick<BuiltActionPack, 'pack'>): Offers {
  const publishable = publishableDescriptions(material);
  const composed = composeHeadings(material, 0);
  const headings = namesBusiness(material, composed) ? composed : null;
  const addOns = computeAddOnOffers(material);
  // The fix uses the first of the same questions.
  const questions = Math.min(LIMITS.qaCount, addOns['qa-year-pack'].count);
  return {
    description: {
      length: Math.max(0, ...publishable.map(({ text }) => text.text.length)),
      variants: publishable.length,
      questions: publishable.length > 0 ? [] : descriptionQuestions(material),
    },
    qa: { count: questions },
    headings: { count: headings?.ideas.length ?? 0 },
    posts: { count: composePosts(material).length },
    replies: { count: addOns['review-reply-pack'].count },
    passes: {
      'fix-desc': publishable.length > 0 ? [...FIXES['fix-desc'].checkIds] : [],
      'fix-qa': questions >= ENOUGH_QUESTIONS ? [...FIXES['fix-qa'].checkIds] : [],
      'fix-h1': passedByHeadings(material, headings),
    },
    actionPack: {
      bundles: pack.bundles.length,
      files: pack.bundles.reduce((sum, { files }) => sum + Object.keys(files).length, 0),
    },
    addOns,
  };
}

/** Headings without a place do not make the check of the place pass. */
function passedByHeadings({ sheet }: WritingMaterial, headings: ComposedHeadings | null): string[] {
  const named = new Set(headings?.ideas[0]?.sentences.flatMap(({ factIds }) => factIds));
  const kinds = new Set(usableFacts(sheet).flatMap(({ id, kind }) => (named.has(id) ? [kind] : [])));
  return FIXES['fix-h1'].checkIds.filter((id) => {
    if (id === 'websiteH1.namesService') return kinds.has('category') || kinds.has('service');
    if (id === 'websiteH1.namesPlace') return kinds.has('city') || kinds.has('area');
    return headings !== null;
  });
}
