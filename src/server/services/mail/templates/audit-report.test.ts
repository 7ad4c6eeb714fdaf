import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { Analysis } from '#shared/audit/analysis.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { type AuditReportMail, writeAuditReport } from './audit-report.ts';

const analysis = sampleAnalysis();
const write = (more: Partial<AuditReportMail> = {}) =>
  writeAuditReport({
    publicUrl: new URL('https://porchlight.example'),
    analysis,
    description: { text: 'A plumber in Duluth.', language: 'en' },
    link: { href: 'https://porchlight.example/r/token', expiresAt: '2026-12-22T10:00:00.000Z' },
    brand: null,
    unsubscribeUrl: 'https://porchlight.example/unsubscribe?token=t',
    ...more,
  });

/** Every text of a site's in an analysis becomes `words`. */
function saying(words: string): Analysis {
  const factors = Object.fromEntries(
    Object.entries(analysis.factors).map(([key, factor]) => [key, { ...factor, summary: words }]),
  );
  return Analysis.parse({
    ...analysis,
    businessName: words,
    verdict: words,
    factors,
    actionPlan: analysis.actionPlan.map((step) => ({ ...step, title: words, description: words })),
  });
}

/** What row 100 of the hostile inputs names, and what mail programs and SMTP read. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '<math><mtext></table><style><img src=1 onerror=alert(1)>',
  '<!--[if mso]><img src=https://evil.example/x><![endif]-->',
  '{{7*7}} <%= 7*7 %> #{7*7} `id`',
  '</title></style></td></table><a href="https://evil.example/">Click</a>',
  'Name\r\nBcc: victim@victim.example\r\n\r\n<b>body</b>',
  'Name\r\n.\r\nMAIL FROM:<x@evil.example>',
  '\u202eeman\u2066 \u2028 \u0000 \u0007',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#60;b&#62;',
  '</script>\u2028<!--',
  '=?utf-8?q?=0d=0aBcc:victim@victim.example?=',
  '--\nUnsubscribe: https://evil.example',
];

/** Everything of a page that is no text: its tags with their attributes, and its comments. */
function structureOf(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    // A host breaks at its dots, so that there are as many as its name has.
    onopentag: (name, attributes) => name !== 'wbr' && found.push(`<${name} ${JSON.stringify(attributes)}>`),
    onclosetag: (name) => name !== 'wbr' && found.push(`</${name}>`),
    oncomment: (comment) => found.push(`<!--${comment}-->`),
  });
  parser.end(html);
  return found;
}

describe('row 100: what a site says', () => {
  const plain = 'Words of a site';
  const plainStructure = structureOf(
    write({ analysis: saying(plain), description: { text: plain, language: 'en' } }).html,
  );

  it.each(HOSTILE)('%j is shown and not obeyed', (words) => {
    const { subject, text, html } = write({ analysis: saying(words), description: { text: words, language: 'en' } });
    expect(structureOf(html)).toEqual(plainStructure);
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/[^\P{Cc}\n]|[\u2028\u202a-\u202e\u2066-\u2069]/u);
      expect(part).not.toContain('evil.example/');
    }
    expect(subject).not.toContain('\n');
    expect(text.split('\n')).not.toContain('Unsubscribe: https://evil.example');
    expect(text).not.toMatch(/^(?:Bcc|MAIL FROM|\.$)/m);
  });

  it('makes no mail larger than programs show whole, however much it is', () => {
    const { subject, text, html } = write({ analysis: saying('Größe '.repeat(50_000)) });
    expect(subject.length).toBeLessThanOrEqual(120);
    // Gmail cuts a message off after 102 KB.
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    expect(Buffer.byteLength(text)).toBeLessThan(30_000);
  });

  it('gives no link away in the name of a business: the host stands there', () => {
    const { subject, html } = write({ analysis: { ...analysis, businessName: 'Pay at www.example.com now' } });
    expect(subject).toBe('54 of 100: harborandpine.example');
    expect(html).not.toContain('www.example.com');
  });
});

it('says what was not measured, and gives no score where there is none', () => {
  const { subject, text } = write({ analysis: { ...analysis, overallScore: null, actionPlan: [], coverage: 0 } });
  expect(subject).toBe('Visibility report: Harbor & Pine Plumbing');
  expect(text).toContain('We couldn’t check anything that matters on this site, so there’s no score.');
  expect(text).toContain('Nothing is left to do in what we could check.');
  expect(text).not.toMatch(/null|undefined|NaN/);
});

it('says for whom its link opens, and that the PDF is with it', () => {
  expect(write().text).toContain('Anyone with the link can see the report until Dec 22, 2026.');
  const own = { href: 'https://porchlight.example/audit?id=a', expiresAt: null };
  expect(write({ link: own }).text).toContain('only in the browser or account that made the audit');
  expect(write().text).toContain('is attached as a PDF');
});

it('carries an agency’s name, colour and contact, and names us in the line that says who sent it alone', () => {
  const brand = { name: 'Oak <b>& Sons', colour: '#0b5d4a', contact: 'hello@oak.example', logo: null };
  const { text, html } = write({ brand });
  expect(`${text}${html}`).not.toContain('Porchlight');
  expect(text).toContain('Sent for Oak <b>& Sons by porchlight.example. Questions go to hello@oak.example.');
  expect(html).toContain('Oak &lt;b&gt;&amp; Sons');
  expect(html).toContain('background:#0b5d4a');
});

it('marks the language of the description, and lets every line have the direction of its script', () => {
  const { html } = write({ description: { text: 'מאפייה בתל אביב', language: 'he' } });
  expect(html).toMatch(/<td [^>]*lang="he" dir="auto"/);
  expect(html).toMatch(/<h1 [^>]*dir="auto"/);
  for (const table of html.match(/<table[^>]*>/g) ?? []) expect(table).toContain('role="presentation"');
});
