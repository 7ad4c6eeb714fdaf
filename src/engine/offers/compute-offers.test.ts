import { beforeAll, describe, expect, it } from 'vitest';
import { ADD_ONS } from '#shared/product/add-ons.ts';
import { LIMITS } from '#shared/product/limits.ts';
import type { Offers } from '#shared/product/offers.ts';
import { RECORDED_SITES } from '#test/golden/recorded-sites.ts';
import { readRecordedMaterials } from '#test/recorded-materials.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import { buildActionPack, packLanguage } from '../action-pack/build-action-pack.ts';
import { composePackTexts } from '../action-pack/compose-pack-texts.ts';
import { buildPhotoSeoPack } from '../add-ons/photo-seo-pack.ts';
import { buildQaYearPack } from '../add-ons/qa-year-pack.ts';
import { buildReviewReplyPack } from '../add-ons/review-reply-pack.ts';
import { buildTuneUp } from '../add-ons/site-tune-up.ts';
import { composeDescription } from '../fixes/compose/compose-description.ts';
import { settleHome } from '../fixes/compose/compose-meta.ts';
import { composeQa } from '../fixes/compose/compose-qa.ts';
import { isPublishable } from '../fixes/compose/publishable-description.ts';
import { composePosts } from '../fixes/write/compose-posts.ts';
import { composeReviewReplies } from '../fixes/write/compose-review-replies.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { computeOffers } from './compute-offers.ts';

const packOf = (material: WritingMaterial) =>
  buildActionPack(material, composePackTexts(material, packLanguage(material)));
/** Computing them composes every text: once for each material. */
const computed = new WeakMap<WritingMaterial, Offers>();
function offersOf(material: WritingMaterial): Offers {
  const offers = computed.get(material) ?? computeOffers(material, packOf(material));
  computed.set(material, offers);
  return offers;
}
const poor = (values: Parameters<typeof factSheet>[1]) => aMaterial({ sheet: factSheet('en', values) });

const NO_SCORES = { qa: null, reviews: null, h1: null, photos: null, nap: null, keywords: null };
const measuredOf = new WeakMap<WritingMaterial, WritingMaterial>();
/** The same audit where every score of Fix-It Mode was measured. */
function measured(material: WritingMaterial): WritingMaterial {
  const fixItScores = { qa: 10, reviews: 10, h1: 10, photos: 10, nap: 10, keywords: 10 };
  const other = measuredOf.get(material) ?? { ...material, analysis: { ...material.analysis, fixItScores } };
  measuredOf.set(material, other);
  return other;
}

/** Sites of which little is known, invented. */
const POOR: readonly (readonly [string, WritingMaterial])[] = [
  ['nothing at all', poor({})],
  ['a name', poor({ name: 'Wattlebrook Cakes' })],
  ['a name and a phone', poor({ name: 'Wattlebrook Cakes', phone: '(218) 555-0142' })],
  ['a name and a trade', poor({ name: 'Juniper Line', category: 'Moving company' })],
  ['a town', poor({ city: 'Duluth' })],
  ['a trade and a town', poor({ name: 'Juniper Line', category: 'Plumber', city: 'Duluth' })],
];

describe.each([...RECORDED_SITES.map(({ id }) => id), ...POOR.map(([name]) => name)])(
  'what is offered for %s',
  (id) => {
    let material: WritingMaterial | undefined;
    beforeAll(async () => {
      material = POOR.find(([name]) => name === id)?.[1] ?? (await readRecordedMaterials()).get(id);
    }, 60_000);

    it('is what can be made, piece for piece', ({ skip }) => {
      if (material === undefined) return skip('its audit gives no result');
      const offers = offersOf(material);
      const written = material;
      const publishable = ([0, 1, 2] as const)
        .map((variant) => composeDescription(written, variant))
        .filter((text) => isPublishable(written, text));
      expect(offers.description.length).toBe(Math.max(0, ...publishable.map(({ text }) => text.length)));
      expect(offers.description.length === 0).toBe(offers.description.variants === 0);
      if (offers.description.variants > 0)
        expect(offers.description.length).toBeGreaterThanOrEqual(LIMITS.shortestDescription);
      else expect(offers.description.questions.length).toBeGreaterThan(0);
      expect(offers.qa.count).toBe(composeQa(material, 8).length);
      const heading = settleHome(material);
      expect(offers.headings.count).toBe(heading?.headingIdeas.length ?? 0);
      expect(offers.headings.outcome).toBe(heading?.heading.outcome);
      expect(offers.headings.count > 0).toBe(heading?.heading.outcome === 'write');
      expect(offers.posts.count).toBe(composePosts(material).length);
      expect(offers.replies.count).toBe(composeReviewReplies(material, 0).length);
      const { pack } = packOf(material);
      expect(offers.actionPack.bundles).toBe(pack.bundles.length);
      expect(offers.actionPack.files).toBe(pack.bundles.flatMap(({ files }) => Object.keys(files)).length);
      const { weeks } = buildQaYearPack(material, new Date('2026-11-23T00:00:00Z'));
      const changes = buildTuneUp(material).pages.flatMap(({ findings }) =>
        findings.filter(({ change }) => change !== null),
      );
      expect(Object.fromEntries(Object.entries(offers.addOns).map(([key, { count }]) => [key, count]))).toEqual({
        'qa-year-pack': weeks.length,
        'review-reply-pack': buildReviewReplyPack(material, []).kinds.length,
        'site-tune-up-report': changes.length,
        'photo-seo-pack': buildPhotoSeoPack(material).photos.length,
        'competitor-snapshot': material.analysis.overallScore === null ? 0 : 3,
      });
    });

    it('counts photos as their pack does', ({ skip }) => {
      if (material === undefined) return skip('its audit gives no result');
      const { photos, shots } = buildPhotoSeoPack(material);
      const anyDescribed = photos.some(({ state }) => state === 'described');
      const { sentence, isSold } = offersOf(measured(material)).addOns['photo-seo-pack'];
      expect(isSold).toBe(anyDescribed);
      if (!isSold)
        return expect(sentence).toMatch(photos.length > 0 ? /^We saw \d+ photos? and can't tell/ : /no photos/);
      expect(sentence).toContain(`${photos.length} photo`);
      expect(sentence).toContain(` ${shots.length} shot`);
    });

    it('is no tune-up of one or two changes', ({ skip }) => {
      if (material === undefined) return skip('its audit gives no result');
      const { count, isSold } = offersOf(measured(material)).addOns['site-tune-up-report'];
      expect(isSold).toBe(count >= 3);
    });

    it('is sold by measured scores alone, and says what to do where one is not', ({ skip }) => {
      if (material === undefined) return skip('its audit gives no result');
      const { addOns } = offersOf(material);
      const { fixItScores } = material.analysis;
      for (const { id: addOn, showBelow } of ADD_ONS)
        if (fixItScores[showBelow.score] === null) expect(addOns[addOn].isSold).toBe(false);
      const unmeasured = { ...material.analysis, fixItScores: NO_SCORES };
      const withheld = offersOf({ ...material, analysis: unmeasured }).addOns;
      for (const { id: addOn } of ADD_ONS) {
        expect(withheld[addOn].isSold).toBe(false);
        if (addOns[addOn].isSold) expect(withheld[addOn].sentence).toMatch(/^We couldn’t check enough .* first\.$/);
      }
    });

    it('is never nothing: what would be empty is not sold', ({ skip }) => {
      if (material === undefined) return skip('its audit gives no result');
      const { addOns, qa, headings } = offersOf(material);
      for (const { count, isSold, sentence } of Object.values(addOns)) {
        if (count === 0 || sentence.includes('too few')) expect(isSold).toBe(false);
        expect(sentence).toMatch(/\w\.$/);
      }
      expect(qa.count).toBeLessThanOrEqual(8);
      expect(headings.count).toBeLessThanOrEqual(6);
    });
  },
);

describe('the offers of a business with few facts', () => {
  it('have no description, and ask for what it lacks', () => {
    const { description } = offersOf(poor({ name: 'Juniper Line', category: 'Moving company' }));
    expect(description).toMatchObject({ length: 0, variants: 0 });
    expect(description.questions.map(({ kind }) => kind)).toEqual(['service', 'city', 'sentence']);
  });

  it('promise no check that the texts would not make pass', () => {
    const { passes } = offersOf(poor({ name: 'Juniper Line', category: 'Moving company' }));
    expect(passes['fix-h1']).not.toContain('websiteH1.namesPlace');
    expect(passes['fix-desc']).toEqual([]);
    expect(passes['fix-qa']).toEqual([]);
  });

  it('have no heading where none says what the business does', () => {
    expect(offersOf(poor({ name: 'Wattlebrook Cakes' })).headings.count).toBe(0);
  });

  it('sell no year of questions below a quarter of one', () => {
    const { addOns } = offersOf(poor({ name: 'Juniper Line', category: 'Moving company' }));
    expect(addOns['qa-year-pack']).toMatchObject({ isSold: false, sentence: expect.stringContaining('too few') });
  });
});

describe('the offers of a business with many facts', () => {
  it('have everything, in different versions', () => {
    const pages = [anOutlinePage({ headings: [{ level: 1, text: 'Welcome' }] })];
    const offers = offersOf(aMaterial({ outline: { pages, statedFacts: [], robotsTxt: null } }));
    expect(offers.description).toMatchObject({ variants: 2, questions: [] });
    expect(offers.qa.count).toBe(4);
    expect(offers.passes['fix-h1']).toHaveLength(3);
    // A handful of facts makes no year of questions.
    expect(offers.addOns['qa-year-pack'].isSold).toBe(false);
    expect(offers.addOns['review-reply-pack'].count).toBe(24);
  });
});
