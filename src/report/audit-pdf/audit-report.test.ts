import { describe, expect, it } from 'vitest';
import type { AuditedAnalysis } from '#shared/api/audits.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import type { ReportBrand } from '#shared/report/report-brand.ts';
import { readPdf } from '#test/read-pdf.ts';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { openTypesetter } from '../pdf/typeset.ts';
import { type AuditReportMaterial, auditReportData } from './audit-report-data.ts';

const madeAtMs = Date.parse('2026-11-22T09:00:00Z');
const typeset = openTypesetter();
const analysis = sampleAuditedAnalysis();
const brand: ReportBrand = {
  name: 'Lakeside Search',
  colour: '#ffe600',
  contact: 'hello@lakeside.example',
  logo: null,
};

const material: AuditReportMaterial = {
  analysis,
  fixes: { description: 'Harbor & Pine Plumbing mends pipes in Duluth.', qa: null, headings: null },
  keywords: [],
  branding: { brand: null, hasWatermark: false },
  evidenceDigest: 'ab'.repeat(32),
  madeAtMs,
};
const bytesOf = (part: Partial<AuditReportMaterial> = {}) =>
  typeset({ template: 'audit-report', data: auditReportData({ ...material, ...part }), madeAtMs });
const usual = readPdf(bytesOf());
const pdfOf = (part?: Partial<AuditReportMaterial>) => (part === undefined ? usual : readPdf(bytesOf(part)));
/** Letters only: kerning splits words differently in every PDF parser. */
const squashed = (text: string) => text.replace(/[\s\u200b]/g, '');
const wholeOf = (pages: readonly string[]) => squashed(pages.join(''));

/** The analysis with other text wherever a site is quoted. */
function quoting(quote: string, language: string, url = 'https://harborandpine.example/'): AuditedAnalysis {
  const changed = structuredClone(analysis);
  changed.businessName = quote;
  changed.business = {
    ...changed.business,
    name: quote,
    languages: [language],
    services: [{ name: quote, url }],
    address: { street: quote, city: null, region: null, postalCode: null, country: 'GB' },
  };
  for (const key of FACTOR_KEYS) {
    for (const check of changed.factors[key].checks) {
      check.evidence = check.evidence.map((one) => ({ ...one, url, quote }));
    }
  }
  changed.site.pages = changed.site.pages.map((page) => ({ ...page, title: quote, language }));
  return changed;
}

describe('the report on paper', () => {
  it('begins with the answer: who, how much, how sure, what to do next', async () => {
    const { pages, title, language } = await pdfOf();
    expect([title, language]).toEqual(['Visibility report: Harbor & Pine Plumbing', 'en']);
    for (const words of [
      'Visibility report, Nov 22, 2026',
      '2114 Lantern St, Suite 3, Duluth, MN 55802, US',
      'Needs work',
      '70% of what matters was checked',
      'from 38 to 68',
      'Next best step: Website H1 & Copy',
      'Say what you do and where',
      '+10.2',
    ])
      expect(pages[0]).toContain(words);
  });

  it('says the next step once, below the headline', async () => {
    const step = analysis.actionPlan[0]?.title ?? '';
    const said = { ...analysis, verdict: `Your site says who you are. Next: ${step}.` };
    const [cover = ''] = (await pdfOf({ analysis: said })).pages;
    expect(squashed(cover).split(squashed(step))).toHaveLength(2);
  });

  it('holds every factor and check with what was seen, the plan, and how it came about', async () => {
    const whole = wholeOf((await pdfOf()).pages);
    for (const key of FACTOR_KEYS) {
      const { label, summary, checks } = analysis.factors[key];
      for (const words of [
        label,
        summary,
        ...checks.map((check) => check.label),
        ...checks.map((check) => check.finding),
      ])
        expect(whole, words).toContain(squashed(words));
    }
    for (const { title, description } of analysis.actionPlan) {
      expect(whole).toContain(squashed(title));
      expect(whole).toContain(squashed(description));
    }
    expect(whole).toContain('Withall8stepsdone,thescoregoesfrom54to93.');
    expect(whole).toContain('3,765dividedby70is53.79,shownas54.');
    expect(whole).toContain('ab'.repeat(32));
    expect(whole).not.toContain('!');
  });

  it('is tagged and has a table of contents: headings in order, tables, links', async () => {
    const { roles, links, bookmarks } = await pdfOf();
    expect(bookmarks).toEqual([
      'Harbor & Pine Plumbing',
      'Summary',
      'Factors',
      'Plan',
      'Written for you',
      'How we measured this',
    ]);
    const all = roles.flat();
    const levels = all.flatMap((role) => (/^H\d$/.test(role) ? [Number(role.slice(1))] : []));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
    // One more for the pages that were not crawled.
    expect(levels.filter((level) => level === 3)).toHaveLength(FACTOR_KEYS.length + 1);
    for (const role of ['Table', 'THead', 'TH', 'TD', 'Link', 'P']) expect(all).toContain(role);
    // At least one for each quoted page and each rule.
    expect(links.flat().length).toBeGreaterThanOrEqual(40);
    expect(all.filter((role) => role === 'Link').length).toBeGreaterThanOrEqual(links.flat().length);
  });

  it('leads to the site and to the sources of its rules, and nowhere else', async () => {
    const hosts = new Set((await pdfOf()).links.flat().map((link) => new URL(link).hostname));
    expect([...hosts].toSorted()).toEqual([
      'developers.google.com',
      'harborandpine.example',
      'platform.openai.com',
      'support.google.com',
      'www.rfc-editor.org',
    ]);
  });

  it('is the same bytes when it is made again', () => {
    expect(Buffer.from(bytesOf()).equals(bytesOf())).toBe(true);
  });

  it('carries the mark of the free plan only there', async () => {
    const free = await pdfOf({ branding: { brand: null, hasWatermark: true } });
    for (const page of free.pages) expect(page).toContain('Porchlight Free');
    expect(wholeOf((await pdfOf()).pages)).not.toContain('PorchlightFree');
  });

  it('names only the brand, in text, properties and links', async () => {
    const bytes = bytesOf({ branding: { brand, hasWatermark: false } });
    const { pages, links } = await readPdf(bytes);
    expect(wholeOf(pages)).toContain('madebyLakesideSearch');
    expect(wholeOf(pages)).not.toMatch(/porchlight/i);
    expect(links.flat().join(' ')).not.toMatch(/porchlight/i);
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/porchlight/i);
  });

  it('lists a fix for several checks once', async () => {
    const alike = structuredClone(analysis);
    for (const check of alike.factors.websiteH1.checks) check.fix = 'Write one good heading.';
    const whole = wholeOf((await pdfOf({ analysis: alike })).pages);
    expect(whole.split('Writeonegoodheading.')).toHaveLength(2);
    expect(whole.split('Thesameasfor“Theheadingsayswhatyoudo”.')).toHaveLength(5);
  });

  it('says whose word a fact is', async () => {
    const told = structuredClone(analysis);
    const takenFrom = { url: 'https://harborandpine.example/', place: 'owner', quote: 'Harbor' } as const;
    told.business.sources.name = { takenFrom, seen: [takenFrom] };
    expect((await pdfOf({ analysis: told })).pages[1]).toContain('From the owner');
  });

  it('shows what is written, and of what is locked only what it is about', async () => {
    const open = await pdfOf({
      fixes: {
        description: 'A description.',
        qa: [{ question: 'Do you come to Proctor?', answer: 'Yes, we do.' }],
        headings: { ideas: ['Plumber in Duluth'], subheader: 'Pipes, drains, heaters.' },
      },
      keywords: [
        {
          keyword: 'plumber duluth',
          rationale: 'People ask so.',
          intent_stage: 'Local Intent',
          priority_score: 5,
          suggested_gbp_placements: [],
          suggested_on_site_targets: [],
          example_post_prompt: '',
          geo_modifiers: [],
        },
      ],
    });
    for (const words of ['DoyoucometoProctor?', 'PlumberinDuluth', 'Pipes,drains,heaters.', 'plumberduluth'])
      expect(wholeOf(open.pages)).toContain(words);
    expect(wholeOf(open.pages)).not.toContain('Locked');
    expect(wholeOf((await pdfOf()).pages)).toContain('Locked:2morewrittenfixes.');
  });

  it('says so when nothing could be measured', async () => {
    const blank = structuredClone(analysis);
    Object.assign(blank, { overallScore: null, coverage: 0, scoreRange: { low: 0, high: 100 }, actionPlan: [] });
    blank.subScores = { mapsReadiness: null, aiReadiness: null };
    const { pages } = await pdfOf({ analysis: blank });
    expect(pages[0]).toContain('no score yet');
    expect(wholeOf(pages)).toContain('Nothingtomendamongwhatwasmeasured.');
  });
});

describe('words of any script', () => {
  it.each([
    ['Latin', 'fr', 'Plomberie du Port à Œuilly, dépannage « 24 h »'],
    ['Cyrillic', 'ru', 'Сантехника «Гавань и сосна», Казань'],
    ['Greek', 'el', 'Υδραυλικά Λιμάνι & Πεύκο στην Αθήνα'],
    ['Japanese', 'ja', '美容室こもれび、松本市の小さな美容室'],
  ])('%s is read as it was written, and in its language', async (_, language, quote) => {
    const { pages, title, languages } = await pdfOf({ analysis: quoting(quote, language) });
    expect(title).toBe(`Visibility report: ${quote}`);
    expect(languages.flat()).toContain(language);
    expect(wholeOf(pages).split(squashed(quote)).length).toBeGreaterThan(20);
    expect(wholeOf(pages)).not.toContain('□');
  });

  it.each([
    ['Arabic', 'ar', 'مخبز القمر والفانوس'],
    ['Persian', 'fa', 'نانوایی چای و گپ'],
    ['Hebrew', 'he', 'מאפיית הנמל והאורן'],
  ])('%s is read from the right, each word as it was written', async (_, language, quote) => {
    const { pages, title, languages } = await pdfOf({ analysis: quoting(quote, language) });
    expect(title).toBe(`Visibility report: ${quote}`);
    expect(languages.flat()).toContain(language);
    // This test's PDF parser assumes left-to-right lines.
    const fromTheLeft = squashed(quote.split(' ').toReversed().join(' '));
    expect(wholeOf(pages).split(fromTheLeft).length).toBeGreaterThan(20);
    expect(wholeOf(pages)).not.toContain('□');
  });

  it('a letter that no font has is a box, and the report says so', async () => {
    const whole = wholeOf((await pdfOf({ analysis: quoting('ร้าน 🎉', 'th') })).pages);
    expect(whole).toContain('□');
    expect(whole).toContain('□inaquoteis');
  });
});

describe('hostile words (rows 100 to 102)', () => {
  const hostile =
    '<script>alert(1)</script> {{7*7}} #import "@preview/x:1.0.0": * #read("/etc/passwd") $x^2$ *b* _i_ <l> @r \\ [c]';

  it('stay words', async () => {
    const { pages, links } = await pdfOf({ analysis: quoting(hostile, 'en') });
    expect(wholeOf(pages).split(squashed(hostile)).length).toBeGreaterThan(20);
    expect(new Set(links.flat().map((link) => new URL(link).protocol))).toEqual(new Set(['https:']));
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'ftp://x.example/', '\u202ehttps://x'])(
    'are no link: %s',
    (url) => {
      const { groups } = auditReportData({ ...material, analysis: quoting('Welcome', 'en', url) });
      const links = groups.flatMap(({ factors }) =>
        factors.flatMap(({ checks }) => checks.flatMap(({ evidence }) => evidence.map((one) => one.url))),
      );
      expect(links.length).toBeGreaterThan(10);
      expect(new Set(links)).toEqual(new Set([null]));
    },
  );

  it('of five megabytes make a file of some pages', () => {
    const word = 'W'.repeat(50_000);
    const flood = `${'Ein langer Satz, מילה وكلمة 言葉. '.repeat(5000)}${word}`;
    const monster = structuredClone(analysis);
    monster.verdict = flood;
    monster.business.name = word;
    monster.templates = { [word]: flood };
    monster.contentIdeas = Array.from({ length: 500 }, (_, index) => `${index} ${word}\n${flood.slice(0, 9000)}`);
    const [check] = Object.values(monster.factors).flatMap(({ checks }) => checks);
    if (check === undefined) throw new Error('The sample has checks.');
    for (const key of FACTOR_KEYS) {
      const factor = monster.factors[key];
      factor.summary = flood;
      factor.checks = Array.from({ length: 700 }, (_, index) => ({
        ...check,
        id: `${key}.${index}`,
        finding: `${index} ${word.slice(0, 500)}`,
        evidence: Array.from({ length: 50 }, () => ({ url: `https://a.example/${word}`, quote: flood.slice(0, 1000) })),
      }));
    }
    const bytes = bytesOf({ analysis: monster });
    expect(bytes.length).toBeLessThan(10_000_000);
  }, 60_000);
});
