import { FIXES } from '#shared/product/fixes.ts';
import { LIMITS } from '#shared/product/limits.ts';
import type { Offers } from '#shared/product/offers.ts';
import type { BuiltActionPack } from '../action-pack/build-action-pack.ts';
import { getBusinessTerms } from '../factors/business-terms.ts';
import { ENOUGH_QUESTIONS } from '../factors/customer-questions.ts';
import { type SettledPage, settleHome } from '../fixes/compose/compose-meta.ts';
import { descriptionQuestions } from '../fixes/compose/description-questions.ts';
import { publishableDescriptions } from '../fixes/compose/publishable-description.ts';
import { composePosts } from '../fixes/write/compose-posts.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { computeAddOnOffers } from './compute-add-on-offers.ts';

/**
 * What could be generated for one audit from its current facts: everything is composed and counted, so that nothing empty
 * is announced or sold. `pack` is the built action pack. Pure.
 */
export function computeOffers(material: WritingMaterial, { pack }: Pick<BuiltActionPack, 'pack'>): Offers {
  const publishable = publishableDescriptions(material);
  const home = settleHome(material);
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
    headings: {
      count: home?.headingIdeas.length ?? 0,
      ...(home !== null && { outcome: home.heading.outcome, why: home.heading.why }),
    },
    posts: { count: composePosts(material).length },
    replies: { count: addOns['review-reply-pack'].count },
    passes: {
      'fix-desc': publishable.length > 0 ? [...FIXES['fix-desc'].checkIds] : [],
      'fix-qa': questions >= ENOUGH_QUESTIONS ? [...FIXES['fix-qa'].checkIds] : [],
      'fix-h1': passedByHeading(material, home),
    },
    actionPack: {
      bundles: pack.bundles.length,
      files: pack.bundles.reduce((sum, { files }) => sum + Object.keys(files).length, 0),
    },
    addOns,
  };
}

/** A heading without a place does not make the check of the place pass; one that is kept changes no check. */
function passedByHeading({ analysis }: WritingMaterial, home: SettledPage | null): string[] {
  const heading = home?.heading;
  if (heading?.outcome !== 'write') return [];
  const terms = getBusinessTerms(analysis.business);
  return FIXES['fix-h1'].checkIds.filter((id) => {
    if (id === 'websiteH1.namesService') return terms.namesCategory(heading.text);
    return id !== 'websiteH1.namesPlace' || terms.namesPlace(heading.text);
  });
}
