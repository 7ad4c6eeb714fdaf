import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { endedPage } from './ended-page.ts';
import type { FramedPage } from './page-frame.ts';
import { type SharedReport, sharedReportPage } from './shared-report-page.ts';

const analysis = sampleAuditedAnalysis();
const origin = 'https://porchlight.example';
const report: SharedReport = {
  analysis,
  branding: { brand: null, hasWatermark: false },
  bundleDigest: 'a3'.repeat(32),
  expiresAt: new Date('2026-12-22T16:00:00Z'),
  url: `${origin}/r/a-b`,
  previewUrl: `${origin}/r/a-b/preview.png`,
  verifyUrl: `${origin}/verify?shared=a-b`,
  origin,
};
const brand = { name: 'North <b>Shore</b>', colour: '#0b5d4a', contact: 'hello@northshore.example', logo: null };

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

interface Seen {
  readonly tags: Set<string>;
  readonly attributes: Set<string>;
  readonly links: { readonly href: string; readonly rel: string }[];
  text: string;
}

/** Parses a page as a browser does. */
function read({ html }: FramedPage): Seen {
  const seen: Seen = { tags: new Set(), attributes: new Set(), links: [], text: '' };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      seen.tags.add(name);
      for (const attribute of Object.keys(attributes)) seen.attributes.add(attribute);
      if (name === 'a') seen.links.push({ href: attributes.href ?? '', rel: attributes.rel ?? '' });
    },
    ontext: (text) => {
      seen.text += text;
    },
  });
  parser.end(html);
  return seen;
}

const payloads = [
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '</style></title><svg onload=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ['{{7*7}} <%= 7*7 %> $', '{7*7}'].join(''),
  '\u2028\u202e<!--',
];
/** Fields whose text comes from a site or from texts about one. */
const free: ReadonlySet<string> = new Set(
  'label summary finding why fix quote note title description businessName name hint measuredBy metaDescription h1s issues token owner effect rule pageRule warning problem reason display'.split(
    ' ',
  ),
);

function hostile(payload: string): AuditedAnalysis {
  const spoil = (key: string, value: unknown): unknown => {
    if (typeof value === 'string' && (key === 'url' || key === 'websiteUrl')) return `javascript:alert("${payload}")`;
    if (typeof value === 'string' && free.has(key)) return `${payload}${value}`.slice(0, 900);
    if (Array.isArray(value) && value.every((one) => typeof one === 'string') && free.has(key))
      return value.map((one) => `${payload}${one}`);
    return value;
  };
  const spoilt = AuditedAnalysis.parse(JSON.parse(JSON.stringify(analysis), spoil));
  return { ...spoilt, verdict: payload };
}

describe('the page of a shared report', () => {
  it.each(payloads)('shows %j as words', (payload) => {
    const clean = read(sharedReportPage(report));
    const seen = read(sharedReportPage({ ...report, analysis: hostile(payload) }));
    expect([...seen.tags].filter((tag) => !clean.tags.has(tag))).toEqual([]);
    expect([...seen.attributes].filter((name) => !clean.attributes.has(name))).toEqual([]);
    expect(seen.text.split(payload.replace('\u202e', '')).length).toBeGreaterThan(100);
    expect(seen.text).not.toContain('\u202e');
    for (const { href } of seen.links) expect(href).toMatch(/^(#|https:\/\/)/);
  });

  it('marks links nofollow and noreferrer, and links http only', () => {
    const { links, tags, attributes } = read(sharedReportPage(report));
    const outside = links.filter(({ href }) => !href.startsWith('#') && !href.startsWith(origin));
    expect(outside.length).toBeGreaterThan(20);
    for (const { href, rel } of outside) {
      expect(href).toMatch(/^https?:\/\//);
      expect(rel).toBe('noopener noreferrer nofollow ugc');
    }
    for (const tag of ['script', 'img', 'iframe', 'form', 'input', 'object', 'button']) expect(tags).not.toContain(tag);
    expect([...attributes].filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
  });

  it('allows its own style sheet and nothing that runs', () => {
    const { html, policy } = sharedReportPage(report);
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).not.toMatch(/script|unsafe|\*/);
  });

  it('names only the brand of an agency', () => {
    const page = sharedReportPage({ ...report, branding: { brand, hasWatermark: false } });
    expect(page.html).not.toContain('Porchlight');
    expect(page.html.replaceAll(report.url, '').replaceAll(report.previewUrl, '')).not.toContain(origin);
    expect(page.html).toContain('North &lt;b&gt;Shore&lt;/b&gt;');
    expect(page.html).toContain('--accent:#0b5d4a');
    expect(read(page).text).toContain('hello@northshore.example');
  });

  it('names no business where there is no report', () => {
    expect(endedPage.html).not.toContain('Porchlight');
    expect(endedPage.html).not.toContain('<a class="name"');
  });

  it('says the next step once, below the headline', () => {
    const step = analysis.actionPlan[0]?.title ?? '';
    const { html } = sharedReportPage({
      ...report,
      analysis: { ...analysis, verdict: `Your site says who you are. Next: ${step}.` },
    });
    expect(html).toContain('<h1 dir="auto">Your site says who you are.</h1>');
  });

  it('says what was not measured, and takes it for no zero', () => {
    const { text } = read(sharedReportPage(report));
    expect(text).toContain('What we couldn’t measure');
    expect(text).toContain('from 38 to 68');
    const none = { ...analysis, overallScore: null, coverage: 0, scoreRange: { low: 0, high: 100 } };
    expect(read(sharedReportPage({ ...report, analysis: none })).text).toContain('so there’s no score');
  });

  it('has the colours and the faces of the screen', () => {
    const tokens = textOf('../../web/styles/tokens.css');
    const sheet = textOf('./style/base.css');
    const ours = [...sheet.matchAll(/(--color-[\w-]+): (.*);/g)];
    expect(ours.length).toBeGreaterThan(15);
    for (const [line] of ours) expect(tokens).toContain(line);
    const facesIn = (css: string) =>
      [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face.replace(/url\("[^"]*"\)/, 'url()'));
    expect(facesIn(textOf('./style/faces.css'))).toEqual(facesIn(textOf('../../web/styles/fonts.css')));
  });
});
