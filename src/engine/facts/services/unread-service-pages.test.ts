import { describe, expect, it } from 'vitest';
import { aBusiness, aPage, aSite } from '#test/builders.ts';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import { buildActionPack, packLanguage } from '../../action-pack/build-action-pack.ts';
import { composePackTexts } from '../../action-pack/compose-pack-texts.ts';
import { evaluateServicePages } from '../../factors/home-copy.ts';
import { composeContentIdeas } from '../../fixes/write/compose-content-ideas.ts';
import { buildKeywordInput } from '../../keywords/build-keyword-input.ts';
import { buildKeywordStrategy } from '../../keywords/build-keyword-strategy.ts';
import { summarizePages } from '../pages/page-summary.ts';

const HOME = 'https://harborandpine.example/';
const home = aPage({ url: HOME, title: 'Home', headings: [], scripts: [`${HOME}app.js`], inlineScriptBytes: 0 });
const withMenu = { ...home, links: aPage({ url: HOME }).links };
const business = aBusiness({ services: [{ name: 'Chimney sweeping', url: null }] });

function evaluate(pages: Parameters<typeof summarizePages>[0], site: Parameters<typeof aSite>[0]) {
  return evaluateServicePages(business, summarizePages(pages), { pages, site: aSite({ finalUrl: HOME, ...site }) });
}

const failed = (path: string, status: number) => ({
  ...aSite().pages[0],
  url: `${HOME}${path}`,
  status,
  title: null,
  metaDescription: null,
  h1s: [],
  h2Count: 0,
  h3Count: 0,
  wordCount: 0,
  structuredDataTypes: [],
  language: null,
  problem: 'It did not answer.',
});

describe('pages for services that were not seen', () => {
  const read = { pages: [], pagesNotRead: [], textWithoutScripts: true };

  it.each([
    ['a page that did not answer', { pages: [failed('page-7', 500)] }],
    ['a page with an error of the server', { pages: [failed('page-7', 503)] }],
    ['a page that was left out', { pagesNotRead: [{ url: `${HOME}was-wir-tun`, reason: 'robots.txt' }] }],
  ])('are not said to be missing with %s', (_, over) => {
    const { status, finding } = evaluate([withMenu], { ...read, ...over });
    expect([status, finding]).toEqual([
      'notMeasured',
      expect.stringMatching(/^We couldn’t read \/(page-7|was-wir-tun), where/),
    ]);
  });

  it('are not said to be missing where a script fills the menu', () => {
    const { status, finding } = evaluate([{ ...home, links: [] }], read);
    expect(status).toBe('notMeasured');
    expect(finding).toBe(
      'We saw no menu on your home page. It may need JavaScript, so we couldn’t look for your pages.',
    );
  });

  it.each([
    ['all was read', {}],
    ['a page is gone', { pages: [failed('page-7', 404)] }],
    ['the contact page did not answer', { pages: [failed('contact', 500)] }],
  ])('are missing where %s', (_, over) => {
    expect(evaluate([withMenu], { ...read, ...over })).toMatchObject({
      status: 'fail',
      finding: 'None of your services has its own page.',
    });
  });
});

describe('what else is written of such a site', () => {
  const whole = aMaterial();
  const outline = {
    ...whole.outline,
    pages: [anOutlinePage({ url: HOME })],
    // Enough for the draft of a page.
    ownSentences: {
      shown: [],
      leftOut: [],
      ofServices: [
        'We clear kitchen and bathroom drains with a spring machine and check the pipe with a camera.',
        'For roots in the main line we cut them out and flush the pipe with water at high pressure.',
      ].map((text) => ({ text, url: HOME, heading: 'Drain cleaning', kinds: [] })),
    },
  };
  const said = (pagesNotRead: { url: string; reason: string }[]) => {
    const site = { ...whole.analysis.site, pages: [], pagesNotRead, textWithoutScripts: true };
    const services = whole.analysis.business.services.map(({ name }) => ({ name, url: null }));
    const { websiteH1 } = whole.analysis.factors;
    const checks = websiteH1.checks.map((one) => ({ ...one, measuredBy: null }));
    const analysis = {
      ...whole.analysis,
      site,
      business: { ...whole.analysis.business, services },
      factors: { ...whole.analysis.factors, websiteH1: { ...websiteH1, checks } },
    };
    const material = { ...whole, outline, analysis };
    const pack = buildActionPack(material, composePackTexts(material, packLanguage(material)));
    const request = {
      business_name: 'Harbor & Pine',
      website_url: HOME,
      primary_category: 'Plumber',
      location: { city: 'Duluth', state: 'MN' },
    };
    return JSON.stringify([
      pack.pack,
      composeContentIdeas(material),
      buildKeywordStrategy(buildKeywordInput(request, analysis)),
    ]);
  };
  const NONE = /have no page for it|We found no page about|has no page about it/g;

  it('says "no page" where all was read', () => {
    expect(new Set(said([]).match(NONE))).toEqual(
      new Set(['have no page for it', 'We found no page about', 'has no page about it']),
    );
  });

  it('says it nowhere where a page could not be read', () => {
    expect(said([{ url: `${HOME}page-7`, reason: 'It did not answer.' }]).match(NONE)).toBeNull();
  });
});
