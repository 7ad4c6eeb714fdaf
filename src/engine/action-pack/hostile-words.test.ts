import { describe, expect, it } from 'vitest';
import type { Fact, FactKind } from '#shared/fixes/fact-sheet.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { buildActionPack } from './build-action-pack.ts';
import { composePackTexts } from './compose-pack-texts.ts';
import { zipFiles } from './zip-files.ts';

const BAD = '</script><img src=x onerror=alert(1)>-->';
const analysis = sampleAnalysis();
const url = 'https://harborandpine.example/';

/** A site whose every text tries to break out of the context it is inserted into. */
function hostileMaterial(): WritingMaterial {
  const fact = (kind: FactKind, value: string, i = 0): Fact => ({
    id: `${kind}-${i}`,
    kind,
    value,
    foundValue: null,
    state: 'found',
    origin: { kind: 'page', url, quote: value },
  });
  const services = [
    '../../etc/passwd repair',
    `Drains ${BAD}`,
    '=HYPERLINK("http://evil.example") cleaning',
    'con',
    'Well pumps',
  ];
  const outline: SiteOutline = {
    pages: [
      {
        url,
        lang: 'en',
        title: BAD,
        metaDescription: BAD,
        canonical: null,
        headings: [{ level: 1, text: BAD }],
        wordCount: 200,
        mainText: BAD,
        photos: [{ src: 'javascript:alert(1)', alt: BAD, width: null, height: null }],
        outboundHosts: [],
        structured: [],
        brokenJsonLdCount: 1,
      },
    ],
    statedFacts: [],
    ownSentences: {
      shown: [],
      leftOut: [],
      ofServices: [
        `${BAD} is what we hear from people whose pump has stopped.`,
        `We thaw them with a steam machine and a heat gun, without opening the wall, in houses and in workshops.`,
        `Behind the meter we repair the split and show you where the cold got in and which parts need a cover before winter.`,
        `Insulation comes afterwards: mineral wool in the cellar, foam tubes outside, and a tap that empties the garden line.`,
      ].map((text) => ({ text, url, heading: 'Well pumps', kinds: [] })),
    },
    robotsTxt: `User-agent: Bingbot\nDisallow: /\n# ${BAD}\n`,
  };
  const business = {
    ...analysis.business,
    services: services.map((name) => ({ name, url: null })),
    napTable: [{ url, place: 'text' as const, name: '=1+1', address: '@SUM(1)', phone: null, conflicts: [] }],
  };
  const facts = [
    fact('name', `Harbor ${BAD}`),
    fact('category', 'Plumber'),
    fact('city', 'Duluth'),
    fact('phone', '+1 218 555 0142'),
    ...services.map((name, i) => fact('service', name, i)),
  ];
  return {
    sheet: { businessId: 'b', language: 'en', facts },
    outline,
    analysis: { ...analysis, business, businessName: `Harbor ${BAD}` },
  };
}

describe('texts of a hostile site in a pack', () => {
  const material = hostileMaterial();
  const questions = [{ question: `Do you do ${BAD}?`, answer: `Yes, ${BAD} and more of it.` }];
  const { files, pack } = buildActionPack(material, { ...composePackTexts(material, 'en'), questions });
  const packed = files();

  it('stay text in every page', () => {
    const pages = packed.filter(({ path }) => path.endsWith('.html'));
    expect(pages.map(({ path }) => path)).toContain('drafts/well-pumps.html');
    for (const { path, text } of pages) {
      expect([path, text.includes('<img')]).toEqual([path, false]);
      expect([path, text.match(/<\/script>/g)?.length ?? 0]).toEqual([path, text.match(/<script /g)?.length ?? 0]);
    }
  });

  it('stay inside comments, data and cells', () => {
    for (const { path, text } of packed.filter((file) => file.path.endsWith('.md')))
      expect([path, /(?<!\\)<(?:img|script)/.test(text.replace(/```text\n.*\n```|<!--[\s\S]*?-->/g, ''))]).toEqual([
        path,
        false,
      ]);
    for (const { path, text } of packed.filter((file) => file.path.endsWith('.json'))) {
      expect(() => JSON.parse(text), path).not.toThrow();
      if (path.endsWith('structured-data.json')) expect(text).not.toContain('<');
    }
    const sheet = packed.find(({ path }) => path.endsWith('.csv'))?.text ?? '';
    expect(sheet).toContain("'=1+1");
    expect(sheet).toContain("'@SUM(1)");
    expect(packed.map(({ text }) => text).join('')).not.toContain('javascript:');
  });

  it('make no path outside its folder', () => {
    expect(() => zipFiles(packed, '2026-11-21')).not.toThrow();
    for (const { url_target: target } of pack.bundles) expect(target.recommended_slug ?? '').toMatch(/^[a-z0-9-]*$/);
  });
});
