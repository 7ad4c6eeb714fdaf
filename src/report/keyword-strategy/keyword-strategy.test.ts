import { describe, expect, it } from 'vitest';
import type { Keyword, KeywordStrategy } from '#shared/api/keywords.ts';
import type { ReportBranding } from '#shared/report/report-brand.ts';
import { readPdf } from '#test/read-pdf.ts';
import { openTypesetter } from '../pdf/typeset.ts';
import { keywordPdfData } from './keyword-pdf-data.ts';

const typeset = openTypesetter();
const madeAtMs = Date.parse('2026-11-22T09:00:00Z');
const ours: ReportBranding = { brand: null, hasWatermark: false };
/** Letters only: kerning splits words differently in every PDF parser. */
const squashed = (text: string) => text.replace(/[\s\u200b]/g, '');

const aKeyword = (keyword: string, over: Partial<Keyword> = {}): Keyword => ({
  keyword,
  rationale: `Because people type ${keyword}.`,
  intent_stage: 'Local Intent',
  priority_score: 3,
  suggested_gbp_placements: ['Posts'],
  suggested_on_site_targets: ['Home page', 'Title'],
  example_post_prompt: `Write a post about ${keyword}.`,
  geo_modifiers: ['Duluth'],
  ...over,
});
const strategyOf = (keywords: readonly Keyword[], over: Partial<KeywordStrategy> = {}): KeywordStrategy => ({
  business: { name: 'Harbor & Pine' },
  clusters: [{ cluster_label: 'Repair', keywords: [...keywords] }],
  ...over,
});
const few = strategyOf([aKeyword('least', { priority_score: 1 }), aKeyword('most', { priority_score: 5 })]);
const bytesOf = (strategy: KeywordStrategy, branding = ours) => {
  const data = keywordPdfData(strategy, { branding, country: 'US', language: 'en', madeAtMs });
  return typeset({ template: 'keyword-strategy', data, madeAtMs });
};
const pdfOf = (strategy: KeywordStrategy, branding?: ReportBranding) => readPdf(bytesOf(strategy, branding));

describe('a keyword strategy on paper', () => {
  it('begins with the most important, and says what it rests on', async () => {
    const { pages, title, language } = await pdfOf(few);
    expect([title, language]).toEqual(['Keyword strategy for Harbor & Pine', 'en']);
    const whole = pages.join(' ');
    expect(whole.indexOf('1 most')).toBeGreaterThan(whole.indexOf('Begin with these'));
    expect(whole.indexOf('2 least')).toBeGreaterThan(whole.indexOf('1 most'));
    expect(whole).toContain('No volume data');
    expect(whole).toContain('Write a post about most.');
  });

  it('is tagged, with a head on the table of every cluster and page, and has no links', async () => {
    const many = Array.from({ length: 60 }, (_, index) => aKeyword(`words ${index}`));
    const { pages, roles, links } = await pdfOf(strategyOf(many));
    expect(roles[0]).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'THead', 'TH', 'TBody', 'TD']));
    for (const page of pages.slice(1, 3)) expect(page).toMatch(/^Keyword Priority Intent Where it belongs/);
    expect(links.flat()).toEqual([]);
  });

  it('says what a plan withholds, and leaves its tools out', async () => {
    const { pages } = await pdfOf(
      { ...few, locked: { count: 23, code: 'plan-required' } },
      { ...ours, hasWatermark: true },
    );
    expect(pages[0]).toContain('23 more keywords and the prompts for posts come with Pro.');
    expect(pages[0]).toContain('Porchlight Free');
    expect(pages.join(' ')).not.toContain('Write a post');
  });

  it('has nothing of us for an agency', async () => {
    const brand = { name: 'Lantern Studio', colour: '#0b5d4a', contact: null, logo: null };
    const { pages } = await pdfOf(few, { brand, hasWatermark: false });
    expect(pages[0]).toMatch(/^Lantern Studio/);
    expect(pages.join(' ')).not.toMatch(/porchlight/i);
    const bytes = Buffer.from(bytesOf(few, { brand, hasWatermark: false }));
    expect(bytes.toString('latin1')).not.toMatch(/porchlight/i);
  });

  it.each([
    '#import "@preview/x:1.0.0": * #read("/etc/passwd") $x^2$ *b* _i_ <l> @r',
    '<script>alert(1)</script>',
    'שרברב בדולות',
    'ダルースの配管工',
    'Сантехник',
  ])('takes %j as text', async (words) => {
    const { pages } = await pdfOf(strategyOf([aKeyword(words)], { business: { name: words } }));
    const letters = new Set(squashed(pages.join('')));
    for (const letter of squashed(words)) expect(letters.has(letter), letter).toBe(true);
  });

  it('ends where words do not', async () => {
    const endless = aKeyword('x'.repeat(300), {
      rationale: 'y'.repeat(1000),
      suggested_on_site_targets: Array<string>(20).fill('z'.repeat(2200)),
      example_post_prompt: 'p'.repeat(2000),
    });
    const { pages } = await pdfOf(strategyOf(Array<Keyword>(50).fill(endless)));
    expect(pages.length).toBeGreaterThan(10);
  });
});
