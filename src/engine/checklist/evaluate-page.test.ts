import { describe, expect, it } from 'vitest';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { aMaterial } from '#test/writing-material.ts';
import { defaultKeyword } from './default-keyword.ts';
import { evaluatePage } from './evaluate-page.ts';
import { headingJumps } from './heading-order.ts';
import { namesKeyword } from './keyword-words.ts';

const material = aMaterial();
const page: OutlinePage = {
  url: 'https://harborandpine.example/',
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
};
const KEYWORD = 'plumber Duluth';
const evaluate = (changes: Partial<OutlinePage>, variant: 0 | 1 | 2 = 0) =>
  evaluatePage({ ...page, ...changes }, KEYWORD, material, variant);
const item = (changes: Partial<OutlinePage>, factor: string) =>
  evaluate(changes).items.find((one) => one.factor === factor);

describe('the checklist of a page', () => {
  it('evaluates four basics and names link sources without evaluating links it cannot see', () => {
    const { score, items } = evaluate({});
    expect(items.map(({ factor, status }) => [factor, status])).toEqual([
      ['h1Keyword', 'fail'],
      ['minWordCount', 'fail'],
      ['metaKeyword', 'fail'],
      ['headingHierarchy', 'fail'],
      ['localBacklinks', 'na'],
    ]);
    expect(score).toBe(0);
    expect(items.at(-1)?.metrics.prioritySources?.length).toBeGreaterThan(3);
  });

  it('passes a page that has it all', () => {
    const { score, items } = evaluate({
      title: 'Plumber in Duluth | Harbor & Pine',
      metaDescription: 'Harbor & Pine are plumbers in Duluth.',
      headings: [
        { level: 1, text: 'Plumbers for Duluth' },
        { level: 2, text: 'What we do' },
        { level: 3, text: 'Drains' },
      ],
      wordCount: 640,
    });
    expect(score).toBe(100);
    expect(items.filter(({ suggestion }) => suggestion !== null)).toEqual([]);
  });

  it('quotes what is there, names what is missing, and gives a change that would pass', () => {
    const h1 = item({}, 'h1Keyword');
    expect(h1?.details).toBe('Your main heading “Welcome” does not name “plumber”, “Duluth”.');
    expect(
      item(
        {
          headings: [
            { level: 1, text: h1?.suggestion ?? '' },
            { level: 2, text: 'More' },
          ],
        },
        'h1Keyword',
      )?.status,
    ).toBe('pass');
    const title = /^Title: (.*)$/m.exec(item({}, 'metaKeyword')?.suggestion ?? '')?.[1] ?? '';
    expect(namesKeyword(title, KEYWORD, 'en').isNamed).toBe(true);
  });

  it('lists each heading that skips a level, and what it should be', () => {
    expect(item({}, 'headingHierarchy')?.details).toContain('“Opening hours” is an H3 where an H2 would follow.');
    expect(item({}, 'headingHierarchy')?.suggestion).toContain('Make “Opening hours” an H2.');
    expect(headingJumps([2, 3, 4, 2, 4].map((level) => ({ level, text: `h${level}` })))).toEqual([
      { text: 'h4', level: 4, fitting: 3 },
    ]);
  });

  it('has three variants of its changes where the facts support them', () => {
    const texts = ([0, 1, 2] as const).map((variant) =>
      evaluate({}, variant)
        .items.map(({ suggestion }) => suggestion)
        .join('\n'),
    );
    expect(new Set(texts).size).toBe(3);
  });
});

describe('a keyword', () => {
  it.each([
    ['Plumbers in Duluth', 'plumber duluth', 'en', true],
    ['Duluth drain cleaning', 'drain cleaning near me duluth', 'en', true],
    ['Duluth plumbing', 'roofer duluth', 'en', false],
    ['Bäckerei in Kassel', 'Bäckereien Kassel', 'de', true],
    ['Fleuriste à Nantes', 'fleuristes nantes', 'fr', true],
    ['Talleres de coches en Valencia', 'taller coche valencia', 'es', true],
  ] as const)('“%s” against “%s” (%s): %s', (text, keyword, language, isNamed) => {
    expect(namesKeyword(text, keyword, language).isNamed).toBe(isNamed);
  });

  it('is the category and the town when the owner names none', () => {
    expect(defaultKeyword(material)?.toLowerCase()).toBe('plumber duluth');
  });
});
