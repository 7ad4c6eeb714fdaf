import { describe, expect, it } from 'vitest';
import type { WritingMaterial } from '#engine/fixes/writing-material.ts';
import { SiteTuneUp, type TuneUpPart } from '#shared/add-ons/site-tune-up.ts';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { readRecordedMaterials } from '../../../test/recorded-materials.ts';
import { aMaterial } from '../../../test/writing-material.ts';
import { namesKeyword } from '../checklist/keyword-words.ts';
import { indexFacts } from '../fixes/verify/fact-index.ts';
import { verifyText } from '../fixes/verify/verify-text.ts';
import { buildTuneUp } from './site-tune-up.ts';

const SITE = 'https://harborandpine.example';

function aPage(path: string, over: Partial<OutlinePage> = {}): OutlinePage {
  return {
    url: `${SITE}${path}`,
    lang: 'en',
    title: 'Home',
    metaDescription: null,
    canonical: null,
    headings: [
      { level: 1, text: 'Welcome' },
      { level: 3, text: 'Opening hours' },
    ],
    wordCount: 120,
    mainText: 'Welcome',
    photos: [],
    outboundHosts: [],
    structured: [],
    brokenJsonLdCount: 0,
    ...over,
  };
}

const photo = (src: string, alt: string | null) => ({ src, alt, width: 800, height: 600 });

const PAGES = [
  aPage('/'),
  aPage('/services', {
    photos: [photo('/img/van.jpg', null), photo('/img/tap.jpg', 'A tap'), photo('/img/dot.png', '')],
  }),
  aPage('/contact', { title: 'Contact | Harbor & Pine', headings: [{ level: 1, text: 'Contact us' }], wordCount: 60 }),
  aPage('/datenschutz', { lang: 'de', title: null, headings: [{ level: 2, text: 'Datenschutz' }], wordCount: 900 }),
];
const material = aMaterial({ outline: { pages: PAGES, statedFacts: [], robotsTxt: null } });

function finding(path: string, part: TuneUpPart, from: WritingMaterial = material) {
  const page = buildTuneUp(from).pages.find(({ url }) => url === `${SITE}${path}`);
  const found = page?.findings.find((one) => one.part === part);
  if (found === undefined) throw new Error(`No finding of ${part} on ${path}`);
  return found;
}

describe('the tune-up of a site', () => {
  it('checks every page, in order, and counts the findings', () => {
    const tuneUp = SiteTuneUp.parse(buildTuneUp(material));
    expect(tuneUp.pages.map(({ url }) => url)).toEqual(PAGES.map(({ url }) => url));
    expect(tuneUp.totals).toMatchObject({ pages: 4, photos: 3, photosWithoutAlt: 1 });
    expect(buildTuneUp(material)).toEqual(tuneUp);
  });

  it('gives a title and a main heading that would pass', () => {
    expect(finding('/', 'title').details).toBe('The title is “Home”. Yours says “Home” and nothing of what you do.');
    for (const part of ['title', 'h1', 'description'] as const) {
      const { paste } = finding('/', part);
      if (part !== 'description') expect(namesKeyword(paste ?? '', 'plumber Duluth', 'en').isNamed, part).toBe(true);
      expect(paste).toBeTruthy();
    }
  });

  it('gives the page of a service a heading about that service alone', () => {
    const analysis = {
      ...material.analysis,
      business: {
        ...material.analysis.business,
        services: [{ name: 'Drain cleaning', url: `${SITE}/drains` }],
      },
    };
    const pages = [aPage('/'), aPage('/drains', { title: 'Drain cleaning in Duluth', wordCount: 700 })];
    const one = aMaterial({ analysis, outline: { ...material.outline, pages } });
    expect(finding('/drains', 'title', one).status).toBe('pass');
    expect(finding('/drains', 'h1', one).paste).toBe('Drain cleaning in Duluth, MN');
  });

  it('requires only a title and a heading of a contact page', () => {
    expect(finding('/contact', 'title').status).toBe('pass');
    expect(finding('/contact', 'h1').status).toBe('pass');
    expect(finding('/contact', 'words').status).toBe('na');
  });

  it('wants a title of its own for each page', () => {
    const two = aMaterial({
      outline: {
        ...material.outline,
        pages: [aPage('/'), aPage('/a', { title: 'News' }), aPage('/b', { title: 'News' })],
      },
    });
    expect(finding('/a', 'title', two)).toMatchObject({ status: 'fail', paste: null });
    expect(finding('/a', 'title', two).details).toContain('Each page needs its own title');
  });

  it('counts and names photos without a description; decoration does not count', () => {
    expect(finding('/services', 'photos')).toMatchObject({
      status: 'fail',
      details: '1 of 3 photos has no alternative text: van.jpg.',
    });
    expect(finding('/', 'photos').status).toBe('na');
  });

  it('writes no text in another language than the page’s, and uses its own words', () => {
    expect(finding('/datenschutz', 'title')).toMatchObject({
      status: 'fail',
      paste: 'Datenschutz | Harbor & Pine Plumbing',
    });
    expect(finding('/datenschutz', 'description').paste).toBeNull();
    expect(finding('/datenschutz', 'h1').change).toBe('Make “Datenschutz” the H1 of the page.');
  });

  it('gives no two thin pages the same questions', () => {
    const [one, two] = [finding('/', 'words').paste, finding('/services', 'words').paste];
    expect(one).toBeTruthy();
    expect(one).not.toBe(two);
  });

  it('uses facts alone, on every recorded site', { timeout: 240_000 }, async () => {
    const unsupported: string[] = [];
    for (const [id, recorded] of await readRecordedMaterials()) {
      const tuneUp = SiteTuneUp.parse(buildTuneUp(recorded));
      expect(tuneUp.pages).toHaveLength(recorded.outline.pages.length);
      const titles = tuneUp.pages.flatMap(({ findings }) => findings[0]?.paste ?? []);
      expect(new Set(titles).size, id).toBe(titles.length);
      const year = Number(recorded.analysis.collectedAt.slice(0, 4));
      for (const { url, findings } of tuneUp.pages)
        for (const { part, status, change, paste } of findings) {
          expect(change === null, `${url} ${part}`).toBe(status !== 'fail');
          if (part === 'title' && paste !== null) expect(paste.length).toBeLessThanOrEqual(60);
          // Titles of pages on unknown topics repeat the page's own headline: no claim of ours.
          const claims =
            paste === null || part === 'title' ? [] : verifyText(indexFacts(recorded.sheet, year), paste).unsupported;
          // A new heading keeps the words of today's.
          const today = recorded.outline.pages.find((page) => page.url === url)?.headings.map(({ text }) => text) ?? [];
          const isTodays = (words: string) => part === 'h1' && today.some((text) => text.includes(words));
          unsupported.push(
            ...claims
              .filter(({ words }) => !isTodays(words))
              .map(({ kind, words }) => `${id} ${url} ${part}: ${kind} ${words}`),
          );
        }
    }
    expect(unsupported).toEqual([]);
  });
});
