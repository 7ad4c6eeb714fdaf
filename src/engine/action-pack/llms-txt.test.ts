import { expect, it } from 'vitest';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import { writeLlmsTxt } from './llms-txt.ts';

const HOST = 'https://harborandpine.example';
const material = (known: Parameters<typeof factSheet>[1], language = 'en', description: string | null = null) => {
  const whole = aMaterial();
  return {
    ...whole,
    analysis: { ...whole.analysis, business: { ...whole.analysis.business, languages: [language] } },
    sheet: factSheet('en', known),
    outline: {
      ...whole.outline,
      pages: [
        anOutlinePage({ url: `${HOST}/`, title: 'Home', metaDescription: description }),
        anOutlinePage({ url: `${HOST}/drains`, title: 'About', headings: [{ level: 1, text: 'Drains' }] }),
        anOutlinePage({ url: `${HOST}/heaters`, title: 'About', headings: [{ level: 1, text: 'Heaters' }] }),
        anOutlinePage({ url: `${HOST}/privacy-policy`, title: 'Privacy policy' }),
        anOutlinePage({ url: `${HOST}/category/news/`, title: 'Categories' }),
      ],
    },
  };
};
const KNOWN = { name: 'Harbor & Pine', category: 'Plumber', city: 'Duluth' };

it('lists the pages that there are and that say something, each by a name of its own', () => {
  const text = writeLlmsTxt(material(KNOWN)) ?? '';
  expect(text).toContain('# Harbor & Pine\n\n> Plumber, Duluth\n');
  expect(text.match(/^- .*$/gm)).toEqual([
    `- [Home](${HOST}/)`,
    `- [Drains](${HOST}/drains)`,
    `- [Heaters](${HOST}/heaters)`,
  ]);
});

it('speaks in the words of the site, never of our table in another language', () => {
  expect(writeLlmsTxt(material(KNOWN, 'de', 'Klempner am Hafen.'))).toContain('> Klempner am Hafen.');
  expect(writeLlmsTxt(material(KNOWN, 'de'))).toContain('> Duluth\n');
});

it('is not written without a name', () => {
  expect(writeLlmsTxt(material({ category: 'Plumber' }))).toBeNull();
});
