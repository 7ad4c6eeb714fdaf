import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { SeoChecklist } from '#shared/api/seo-checklist.ts';
import type { ReportBranding } from '#shared/report/report-brand.ts';
import { makePng } from '#test/png.ts';
import { readPdf } from '#test/read-pdf.ts';
import type { PaperSettings } from '../pdf/paper.ts';
import { openTypesetter } from '../pdf/typeset.ts';
import { checklistHtml } from './checklist-html.ts';
import { checklistPdfData } from './checklist-pdf-data.ts';
import type { ChecklistMatter } from './checklist-sheet.ts';
import { sampleChecklist } from './sample-checklist.ts';

const typeset = openTypesetter();
const madeAtMs = Date.parse('2026-11-22T09:00:00Z');
const ours: ReportBranding = { brand: null, hasWatermark: false };
const logo = makePng({ width: 90, height: 20 }).toString('base64');
const agency: ReportBranding = {
  brand: { name: 'Lantern Studio', colour: '#ffe066', contact: 'hello@lantern.example', logo },
  hasWatermark: false,
};
const settingsOf = (part: Partial<PaperSettings> = {}): PaperSettings => ({
  branding: ours,
  country: 'US',
  language: 'en',
  madeAtMs,
  ...part,
});
const bytesOf = (matter: ChecklistMatter, part?: Partial<PaperSettings>) =>
  typeset({ template: 'seo-checklist', data: checklistPdfData(matter, settingsOf(part)), madeAtMs });
const pdfOf = (matter: ChecklistMatter, part?: Partial<PaperSettings>) => readPdf(bytesOf(matter, part));
const htmlOf = (matter: ChecklistMatter, part?: Partial<PaperSettings>) => checklistHtml(matter, settingsOf(part));
/** Letters only: kerning splits words differently in every PDF parser. */
const squashed = (text: string) => text.replace(/[\s\u200b\u202e]/g, '');

/** The same checklist with other text wherever a page or an owner is quoted. */
function quoting(words: string): ChecklistMatter {
  const { checklist } = sampleChecklist;
  const changed: SeoChecklist = {
    ...checklist,
    items: checklist.items.map((item) => ({
      ...item,
      details: `Your main heading “${words}” does not name “${words}”.`,
      suggestion: item.status === 'fail' ? words : null,
      metrics: { ...item.metrics, ...(item.metrics.prioritySources && { prioritySources: [words] }) },
    })),
  };
  return { ...sampleChecklist, businessName: words, targetKeyword: words, checklist: changed };
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Parses a file as a browser does: its elements in order, and its text without styles. */
function opened(file: string) {
  const elements: Element[] = [];
  let text = '';
  let isStyle = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        isStyle = name === 'style';
        elements.push({ name, attributes });
      },
      onclosetag: () => {
        isStyle = false;
      },
      ontext: (piece) => {
        if (!isStyle) text += piece;
      },
    },
    { decodeEntities: true },
  );
  parser.end(file);
  return { elements, text };
}

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '</title></style><script src=//x.example/a.js></script>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  `{{7*7}}${'$'}{7*7}<%= 7*7 %>#{7*7}`,
  '<base href="https://x.example/"><meta http-equiv="refresh" content="0;url=https://x.example/">',
  'javascript:alert(1)',
  '#import "@preview/x:1.0.0": * #read("/etc/passwd") $x^2$ *b* _i_ <l> @r',
  'line\u2028separator\u2029 and \u202egnippilf',
];

describe('the checklist as a file to print (rows 100, 101 and 106)', () => {
  const plain = opened(htmlOf(quoting('Bakery'))).elements.map(({ name }) => name);

  it.each(hostile)('runs and fetches nothing of %j', (words) => {
    const { elements, text } = opened(htmlOf(quoting(words), { language: words }));
    expect(elements.map(({ name }) => name)).toEqual(plain);
    expect(squashed(text)).toContain(squashed(words));
  });

  it('has no script, no handler, no frame, and leads only to the page', () => {
    for (const branding of [ours, agency]) {
      const { elements } = opened(htmlOf(sampleChecklist, { branding }));
      const active = ['script', 'iframe', 'object', 'embed', 'link', 'form', 'base', 'svg', 'math'];
      expect(elements.filter(({ name }) => active.includes(name))).toEqual([]);
      for (const { name, attributes } of elements) {
        expect(Object.keys(attributes).filter((key) => /^on|^style$/.test(key))).toEqual([]);
        if (name === 'img') expect(attributes.src).toBe(`data:image/png;base64,${logo}`);
        if (name === 'a') expect(attributes).toEqual({ href: 'https://www.example.com/', rel: 'noopener nofollow' });
      }
      const policy = elements.find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy');
      expect(policy?.attributes.content).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:/);
      expect(htmlOf(sampleChecklist, { branding })).not.toMatch(/url\(|@import/);
    }
  });

  it('makes no link of an address that is none', () => {
    const { elements } = opened(htmlOf({ ...sampleChecklist, pageUrl: 'javascript:alert(1)' }));
    expect(elements.filter(({ name }) => name === 'a')).toEqual([]);
  });

  it('carries an agency’s name, colour and logo and not ours, and the free mark where it belongs', () => {
    const branded = htmlOf(sampleChecklist, { branding: agency });
    expect(branded).toContain('made by Lantern Studio, hello@lantern.example');
    expect(branded).toContain('--accent:#ffe066;--word:#7d6d2f');
    expect(branded).not.toMatch(/porchlight/i);
    const free = htmlOf(sampleChecklist, { branding: { brand: null, hasWatermark: true } });
    expect(free).toContain('Porchlight Free');
    expect(opened(free).text).not.toContain('Porchlight Free');
    expect(htmlOf(sampleChecklist)).not.toContain('Porchlight Free');
  });
});

describe('the checklist on paper', () => {
  it('says what to change first, then what is in order and what the page cannot show', async () => {
    const { pages, title, language } = await pdfOf(sampleChecklist);
    expect([title, language]).toEqual(['SEO checklist for Sample, not a real business', 'en']);
    const whole = pages.join(' ');
    const parts = ['50 of 100', 'What to change', 'The change', 'Bakery in Springfield', 'What is in order'];
    const later = ['What the page cannot show', 'the chamber of commerce of Springfield', 'How this was judged'];
    const places = [...parts, ...later].map((words) => whole.indexOf(words));
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
    expect(places[0]).toBeGreaterThan(0);
    expect(whole).toContain('made with Porchlight');
  });

  it('is tagged, and leads to the page and nowhere else', async () => {
    const { roles, links, alternatives } = await pdfOf(sampleChecklist, { branding: agency });
    expect(roles.flat()).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'Link', 'Figure']));
    expect(roles[0]?.find((role) => /^H\d$/.test(role))).toBe('H1');
    expect(links.flat()).toEqual(['https://www.example.com/']);
    expect(alternatives.flat()).toEqual(['Lantern Studio']);
  });

  it('shows the free watermark, hidden from screen readers', async () => {
    const free = await pdfOf(sampleChecklist, { branding: { brand: null, hasWatermark: true } });
    const clean = await pdfOf(sampleChecklist);
    for (const page of free.pages) expect(page).toContain('Porchlight Free');
    expect(free.roles).toEqual(clean.roles);
    expect(clean.pages.join(' ')).not.toContain('Porchlight Free');
  });

  it('has nothing of us for an agency', async () => {
    const { pages, title } = await pdfOf(sampleChecklist, { branding: agency });
    expect(`${title} ${pages.join(' ')}`).not.toMatch(/porchlight/i);
    expect(Buffer.from(bytesOf(sampleChecklist, { branding: agency })).toString('latin1')).not.toMatch(/porchlight/i);
    expect(pages.at(-1)).toContain('made by Lantern Studio, hello@lantern.example');
  });

  it.each(hostile)('takes %j as text', async (words) => {
    const { pages, links } = await pdfOf(quoting(words));
    expect(squashed(pages.join(' '))).toContain(squashed(words).slice(0, 40));
    expect(links.flat()).toEqual(['https://www.example.com/']);
  });

  it.each([
    ['Greek', 'Υδραυλικός στο Ντουλούθ', 'el'],
    ['Cyrillic', 'Сантехник в Дулуте', 'ru'],
    ['Hebrew', 'שרברב בדולות', 'he'],
    ['Arabic', 'سباك في دولوث', 'ar'],
    ['Japanese', 'ダルースの配管工', 'ja'],
  ])('sets %s', async (_, words, language) => {
    const { pages } = await pdfOf(quoting(words), { language });
    expect(pages.join(' ')).not.toContain('\ufffd');
    expect(pages.length).toBeLessThan(4);
  });

  it('ends where a page has no end', async () => {
    const { pages } = await pdfOf(quoting('x'.repeat(200_000)));
    expect(pages.length).toBeLessThan(20);
  });
});

describe('a suggested keyword', () => {
  const NOTE = 'Nobody typed a keyword, so we took this one from the site’s facts.';

  it('is marked as ours in the printable file and the PDF, and one that was typed is not', async () => {
    const ofSite: ChecklistMatter = { ...sampleChecklist, keywordFrom: 'site' };
    expect(opened(htmlOf(ofSite)).text).toContain(NOTE);
    expect(squashed((await pdfOf(ofSite)).pages.join(' '))).toContain(squashed(NOTE));
    expect(opened(htmlOf({ ...sampleChecklist, keywordFrom: 'asked' })).text).not.toContain(NOTE);
  });
});
