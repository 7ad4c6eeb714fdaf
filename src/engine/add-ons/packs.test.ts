import { describe, expect, it } from 'vitest';
import { PhotoSeoPack } from '#shared/add-ons/photo-seo-pack.ts';
import { QaYearPack } from '#shared/add-ons/qa-year-pack.ts';
import { ReviewReplyPack } from '#shared/add-ons/review-reply-pack.ts';
import type { OutlinePhoto } from '#shared/fixes/site-outline.ts';
import { readRecordedMaterials } from '../../../test/recorded-materials.ts';
import { factSheet } from '../../../test/sample-fact-sheets.ts';
import { aMaterial } from '../../../test/writing-material.ts';
import { indexFacts } from '../fixes/verify/fact-index.ts';
import { verifyText } from '../fixes/verify/verify-text.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { buildPhotoSeoPack, claimsBeyondSight } from './photo-seo-pack.ts';
import { buildQaYearPack } from './qa-year-pack.ts';
import { buildReviewReplyPack } from './review-reply-pack.ts';

const SUNDAY = new Date('2026-11-22T23:30:00Z');

function withPhotos(...photos: readonly (readonly [src: string, alt: string | null])[]): WritingMaterial {
  const page = {
    url: 'https://harborandpine.example/',
    lang: 'en',
    title: 'Home',
    metaDescription: null,
    canonical: null,
    headings: [],
    wordCount: 100,
    mainText: '',
    photos: photos.map(
      ([src, alt]): OutlinePhoto => ({ src: `https://harborandpine.example/img/${src}`, alt, width: 800, height: 600 }),
    ),
    outboundHosts: [],
    structured: [],
    brokenJsonLdCount: 0,
  };
  return aMaterial({ outline: { pages: [page], statedFacts: [], robotsTxt: null } });
}

describe('the Q&A year pack', () => {
  it('gives each question a Monday of its own, from the next one on', () => {
    const { weeks } = QaYearPack.parse(buildQaYearPack(aMaterial(), SUNDAY));
    expect(weeks.slice(0, 2).map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-30']);
    expect(buildQaYearPack(aMaterial(), new Date('2026-11-23T00:00:00Z')).weeks[0]?.day).toBe('2026-11-30');
    expect(new Set(weeks.map(({ question }) => question)).size).toBe(weeks.length);
    expect(weeks.map(({ week }) => week)).toEqual(weeks.map((_, index) => index + 1));
  });

  it('says how many the facts support and what is missing, and adds no filler', () => {
    const { weeks, shortfall } = buildQaYearPack(aMaterial(), SUNDAY);
    expect(weeks.length).toBeLessThan(52);
    expect(shortfall?.sentence).toContain(`Your facts carry ${weeks.length} questions of 52.`);
    expect(shortfall?.missing).toContain('Prices');
    expect(shortfall?.missing).not.toContain('Opening hours');
  });

  it('is refused with a sentence where the facts support nothing', () => {
    const { weeks, shortfall } = buildQaYearPack(aMaterial({ sheet: factSheet('en', {}) }), SUNDAY);
    expect(weeks).toEqual([]);
    expect(shortfall?.sentence).toContain('do not carry a question yet');
  });
});

describe('the review reply pack', () => {
  it('has a reply for each rating and topic, and one for each pasted review that repeats no insult', () => {
    const reviews = [
      { rating: 1, text: 'The idiot Gary overcharged me $900 for nothing.' },
      { rating: 5, text: 'Great drain cleaning, friendly crew.' },
    ];
    const pack = ReviewReplyPack.parse(buildReviewReplyPack(aMaterial(), reviews));
    expect(new Set(pack.kinds.map(({ stars }) => stars))).toEqual(new Set([1, 3, 5]));
    expect(pack.pasted.map(({ review }) => review)).toEqual(reviews);
    expect(pack.pasted[0]?.text).not.toMatch(/idiot|Gary|900/);
    expect(pack.pasted[1]?.text).not.toBe(pack.pasted[0]?.text);
  });
});

describe('the photo pack', () => {
  it('keeps what a photo’s own text says, and derives name and caption from it', () => {
    const { photos } = PhotoSeoPack.parse(buildPhotoSeoPack(withPhotos(['IMG_1.PNG', 'Van in front of a house'])));
    expect(photos[0]).toMatchObject({
      state: 'described',
      currentName: 'IMG_1.PNG',
      fileName: 'van-in-front-of-a-house-duluth.png',
      alt: 'Van in front of a house',
      caption: 'Van in front of a house, Harbor & Pine Plumbing, Duluth',
    });
  });

  it('asks what an unknown photo shows, and guesses nothing', () => {
    const { photos } = buildPhotoSeoPack(
      withPhotos(['drain-cleaning.jpg', null], ['b.jpg', 'IMG_2041.jpg'], ['c.jpg', '']),
    );
    expect(photos.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'decorative']);
    expect(photos[0]?.advice).toContain('What does this photo show?');
    expect(photos.map(({ alt }) => alt)).toEqual(Array(3).fill('[what the photo shows]'));
    expect(photos[0]?.fileName).toBe('[what-the-photo-shows]-harbor-and-pine-plumbing-duluth.jpg');
    expect(new Set(photos.map(({ fileName }) => fileName)).size).toBe(3);
  });

  it.each([
    ['Copper pipes under a kitchen sink', []],
    ['Two men on a ladder at night', []],
    ['The best plumber in town', ['best']],
    ['One of 500 kitchens that we fitted', ['500']],
  ])('needs no fact for what can be seen: %s', async (text, claims) => {
    const [material] = [...(await readRecordedMaterials()).values()].filter(({ sheet }) => sheet.language === 'en');
    if (material === undefined) throw new Error('No recorded site is English.');
    expect(claimsBeyondSight(indexFacts(material.sheet, 2026), text)).toEqual(claims);
  });

  it('repeats no claim of a photo’s text that no fact supports', () => {
    const [photo] = buildPhotoSeoPack(withPhotos(['a.jpg', 'The best plumber of Minnesota 2019'])).photos;
    expect(photo?.state).toBe('unsupported');
    expect(photo?.advice).toContain('which your facts do not');
    expect(`${photo?.alt} ${photo?.caption} ${photo?.fileName}`).not.toMatch(/best|2019/);
  });

  it('counts a photo in two sizes once', () => {
    const { photos } = buildPhotoSeoPack(withPhotos(['sink-300x200.jpg', null], ['sink.jpg', 'A sink']));
    expect(photos.map(({ alt }) => alt)).toEqual(['A sink']);
  });

  it('lists shots of real services, as the category asks for', () => {
    const { shots } = buildPhotoSeoPack(aMaterial());
    expect(shots.slice(0, 2).map(({ title }) => title)).toEqual(['Drain cleaning: before', 'Drain cleaning: after']);
    expect(shots[0]?.fileName).toBe('drain-cleaning-duluth-before.jpg');
    expect(shots.at(-1)?.title).toBe('Your team');
  });
});

describe('all packs of the recorded sites', () => {
  it('claim nothing that the facts do not support', { timeout: 240_000 }, async () => {
    const unsupported: string[] = [];
    for (const [id, material] of await readRecordedMaterials()) {
      const qa = QaYearPack.parse(buildQaYearPack(material, SUNDAY));
      const replies = ReviewReplyPack.parse(buildReviewReplyPack(material, [{ rating: 4, text: 'Nice staff' }]));
      const photos = PhotoSeoPack.parse(buildPhotoSeoPack(material));
      const texts = [
        ...qa.weeks.flatMap(({ question, answer }) => [question, answer]),
        ...[...replies.kinds, ...replies.pasted].map(({ text }) => text),
      ];
      const seen = [...photos.photos, ...photos.shots].flatMap(({ alt, caption }) => [alt, caption]);
      const year = Number(material.analysis.collectedAt.slice(0, 4));
      for (const text of texts)
        for (const { kind, words } of verifyText(indexFacts(material.sheet, year), text).unsupported)
          unsupported.push(`${id}: ${kind} “${words}” in “${text}”`);
      const index = indexFacts(material.sheet, year);
      for (const text of seen)
        for (const words of claimsBeyondSight(index, text)) unsupported.push(`${id}: “${words}” in “${text}”`);
    }
    expect(unsupported).toEqual([]);
  });
});
