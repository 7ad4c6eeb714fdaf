import type { AddOnId } from '#shared/product/add-ons.ts';
import { FIXES } from '#shared/product/fixes.ts';
import type { Offers } from '#shared/product/offers.ts';

const sold = (count: number) => ({ count, sentence: `${count} of them.`, isSold: true });

/** The offers for a business with enough facts for everything. */
export const PLENTY: Offers = {
  description: { length: 480, variants: 3, questions: [] },
  qa: { count: 8 },
  headings: { count: 6 },
  posts: { count: 12 },
  replies: { count: 40 },
  passes: {
    'fix-desc': [...FIXES['fix-desc'].checkIds],
    'fix-qa': [...FIXES['fix-qa'].checkIds],
    'fix-h1': [...FIXES['fix-h1'].checkIds],
  },
  actionPack: { bundles: 4, files: 20 },
  addOns: {
    'qa-year-pack': sold(30),
    'review-reply-pack': sold(40),
    'site-tune-up-report': sold(12),
    'photo-seo-pack': sold(9),
    'competitor-snapshot': sold(3),
  },
};

/** The offers for a business with almost no facts. */
export const NOTHING: Offers = {
  description: { length: 0, variants: 0, questions: [{ kind: 'city', question: 'Which town do you work in?' }] },
  qa: { count: 0 },
  headings: { count: 0 },
  posts: { count: 0 },
  replies: { count: 0 },
  passes: { 'fix-desc': [], 'fix-qa': [], 'fix-h1': [] },
  actionPack: { bundles: 0, files: 0 },
  addOns: {
    'qa-year-pack': empty(),
    'review-reply-pack': empty(),
    'site-tune-up-report': empty(),
    'photo-seo-pack': empty(),
    'competitor-snapshot': empty(),
  },
};

function empty() {
  return { count: 0, sentence: 'Nothing today.', isSold: false };
}

/** Everything, but only these add-ons. */
export function onlyAddOns(...ids: readonly AddOnId[]): Offers {
  const kept = (id: AddOnId) => (ids.includes(id) ? PLENTY.addOns[id] : NOTHING.addOns[id]);
  return {
    ...PLENTY,
    addOns: {
      'qa-year-pack': kept('qa-year-pack'),
      'review-reply-pack': kept('review-reply-pack'),
      'site-tune-up-report': kept('site-tune-up-report'),
      'photo-seo-pack': kept('photo-seo-pack'),
      'competitor-snapshot': kept('competitor-snapshot'),
    },
  };
}
