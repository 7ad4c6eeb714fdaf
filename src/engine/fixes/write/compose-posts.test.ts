import { beforeAll, describe, expect, it } from 'vitest';
import { inEveryLanguage, readRecordedMaterials } from '#test/recorded-materials.ts';
import { businessWording } from '../compose/business-slots.ts';
import { indexFacts } from '../verify/fact-index.ts';
import { verifyWith } from '../verify/verify-text.ts';
import type { WritingMaterial } from '../writing-material.ts';
import { composePosts, POST_LENGTH } from './compose-posts.ts';

const VARIANTS = [0, 1, 2] as const;
/** A phone number or a link in a post gets it rejected. */
const FORBIDDEN = /https?:|www\.|@|\d[\d ()./-]{7,}\d/;

describe('weekly posts', () => {
  let materials: ReadonlyMap<string, WritingMaterial>;
  beforeAll(async () => {
    materials = await readRecordedMaterials();
  });

  it('say what the facts carry, without phone numbers and links, each of another structure, in four languages', () => {
    let place = 0;
    for (const [site, recorded] of materials) {
      place += 1;
      for (const [turn, material] of inEveryLanguage(recorded).entries()) {
        const isOwn = material.sheet.language === recorded.sheet.language;
        if (!isOwn && turn !== place % 4) continue;
        const index = indexFacts(material.sheet, 2026);
        // A category in English carries the category's name in every language; the verifier only knows words of the sheet.
        const trade = `${businessWording(material).slots.get('aCategory')?.text}`;
        const posts = composePosts(material, VARIANTS[place % 3] ?? 0);
        expect(posts.length, site).toBeGreaterThanOrEqual(9);
        expect(posts.length).toBeLessThanOrEqual(12);
        for (const { title, body } of posts) {
          expect(title.text.length).toBeLessThanOrEqual(58);
          expect(body.text.length).toBeGreaterThanOrEqual(POST_LENGTH.shortest);
          expect(body.text.length).toBeLessThanOrEqual(POST_LENGTH.longest);
          expect(`${title.text} ${body.text}`.replaceAll(/\d{1,2}[:.]\d{2}/g, '')).not.toMatch(FORBIDDEN);
          const openings = body.sentences.map(({ text }) => text.split(/[\s,]/)[0]);
          expect(openings.length - new Set(openings).size, body.text).toBeLessThanOrEqual(2);
          const claims = [...title.sentences, ...body.sentences].flatMap(
            ({ text }) => verifyWith(index, text).unsupported,
          );
          expect(
            claims.filter(({ words }) => isOwn || !trade.includes(words)),
            `${site}: ${body.text}`,
          ).toEqual([]);
        }
        const sentences = posts.flatMap(({ body }) => body.sentences.map(({ text }) => text));
        expect(sentences.length - new Set(sentences).size, `${site} repeats itself`).toBeLessThan(6);
        expect(new Set(posts.map(({ body }) => body.text)).size).toBe(posts.length);
      }
    }
  });

  it('differ by variant and stay the same otherwise', () => {
    const material = materials.get('us-roofer-elementor');
    if (material === undefined) throw new Error('No roofer');
    const texts = VARIANTS.map((variant) => composePosts(material, variant).map(({ body }) => body.text));
    expect(composePosts(material, 0).map(({ body }) => body.text)).toEqual(texts[0]);
    expect(new Set(texts.flat()).size).toBeGreaterThan(24);
  });
});
