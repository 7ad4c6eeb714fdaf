import { describe, expect, it } from 'vitest';
import type { OwnSentence } from '#shared/fixes/own-sentences.ts';
import { readRecordedMaterials } from '#test/recorded-materials.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial } from '#test/writing-material.ts';
import { indexFacts } from '../verify/fact-index.ts';
import { verifyText } from '../verify/verify-text.ts';
import { composePosts, POST_LENGTH } from './compose-posts.ts';

/** A phone number or a link in a post gets it rejected. */
const FORBIDDEN = /https?:|www\.|@|\d[\d ()./-]{8,}\d/;
const own = (text: string, heading: string | null, ...kinds: OwnSentence['kinds']): OwnSentence => ({
  text,
  quote: text,
  url: 'https://brackenfold.example/',
  heading,
  kinds,
  isSure: true,
});
const FROZEN = own(
  'Frozen pipes are half our winter, so we thaw them and repair the split.',
  'Frozen pipes',
  'service',
);
const SHOWN = own('We show you where the cold got in.', 'Frozen pipes', 'way');
const SINCE = own('We have been family plumbers in Duluth since 2006.', null, 'since');
const LEAKS = own('We find hidden leaks with thermal imaging before we open a wall.', 'Leaks', 'service', 'tool');
const PRICE = own('You get the price in writing before we start.', 'Prices', 'price');

function postsOf(...shown: OwnSentence[]) {
  const values = {
    name: 'Brackenfold',
    service: ['Hidden leaks', 'Frozen pipes'],
    sentence: shown.map(({ text }) => text),
  };
  const outline = { pages: [], statedFacts: [], robotsTxt: null, ownSentences: { shown, leftOut: [] } };
  return composePosts(aMaterial({ sheet: factSheet('en', values), outline }));
}

describe('posts', () => {
  it('are two sentences of the site that belong together', () => {
    const posts = postsOf(SINCE, LEAKS, FROZEN, SHOWN, PRICE);
    expect(posts.map(({ title, body }) => [title.text, body.text])).toEqual([
      ['Frozen pipes', `${FROZEN.text} ${SHOWN.text}`],
    ]);
  });

  it('have a service as their topic, and say no number twice', () => {
    const ours = (text: string, heading: string) => own(text, heading, 'way');
    const family = 'We are a family of plumbers with a shop on the harbor, and our sons work with us.';
    expect(postsOf(ours(family, 'About'), ours('We answer the phone ourselves.', 'About'))).toEqual([]);
    const thaw = 'We thaw frozen pipes within 2 hours, and we repair the split where there is one.';
    const again = own('We come to you in 2 hours.', 'Frozen pipes', 'way');
    expect(postsOf(own(thaw, 'Frozen pipes', 'service'), again)).toEqual([]);
    expect(postsOf(own(thaw, 'Frozen pipes', 'service'), again, SHOWN)[0]?.body.text).toBe(`${thaw} ${SHOWN.text}`);
  });

  it('are none where there is nothing to tell', () => {
    expect(postsOf()).toEqual([]);
    expect(postsOf(SINCE)).toEqual([]);
    expect(postsOf(FROZEN)).toEqual([]);
  });

  it('of recorded sites are verified, of two sentences at least, and without contact details', async () => {
    const all = [...(await readRecordedMaterials())].flatMap(([site, material]) =>
      composePosts(material).map((post) => ({ site, material, ...post })),
    );
    expect(all.length).toBeGreaterThan(0);
    for (const { site, material, title, body } of all) {
      const where = `${site}: ${title.text} ${body.text}`;
      const index = indexFacts(material.sheet, 2026);
      expect(title.text.length, where).toBeLessThanOrEqual(58);
      expect(body.text.length, where).toBeGreaterThanOrEqual(POST_LENGTH.shortest);
      expect(body.text.length, where).toBeLessThanOrEqual(POST_LENGTH.longest);
      expect(`${title.text} ${body.text}`, where).not.toMatch(FORBIDDEN);
      expect(body.sentences.length, where).toBeGreaterThanOrEqual(2);
      for (const { text, factIds } of body.sentences) {
        expect(factIds.length, where).toBeGreaterThan(0);
        expect(verifyText(index, text).unsupported, where).toEqual([]);
      }
    }
    expect(new Set(all.map(({ body }) => body.text)).size).toBe(all.length);
  });
});
