import { describe, expect, it } from 'vitest';
import { type ChecklistMatter, checklistSheet } from '#report/seo-checklist/checklist-sheet.ts';
import type { SeoChecklistItem } from '#shared/api/seo-checklist.ts';
import { writeChecklistReport } from './checklist-report.ts';

const item = (factor: SeoChecklistItem['factor'], status: SeoChecklistItem['status'], details: string) => ({
  factor,
  status,
  details,
  suggestion: status === 'fail' ? 'Plumber in Duluth, Minnesota' : null,
  metrics: {},
});
const MATTER: ChecklistMatter = {
  businessName: 'Harbor & Pine Plumbing',
  pageUrl: 'https://www.harborandpine.example/services/drains',
  targetKeyword: 'plumber in Duluth',
  readAt: '2026-11-18T10:00:00.000Z',
  checklist: {
    score: 50,
    items: [
      item('h1Keyword', 'fail', 'The main heading greets and names no trade.'),
      item('minWordCount', 'pass', '640 words of text.'),
      item('localBacklinks', 'na', 'Links from elsewhere cannot be seen on the page.'),
    ],
  },
};
const write = (matter: Partial<ChecklistMatter> = {}) =>
  writeChecklistReport({
    publicUrl: new URL('https://porchlight.example'),
    sheet: checklistSheet({ ...MATTER, ...matter }),
    websiteUrl: 'https://www.harborandpine.example/',
    link: { href: 'https://porchlight.example/r/token', expiresAt: '2026-12-22T10:00:00.000Z' },
    brand: null,
    unsubscribeUrl: 'https://porchlight.example/unsubscribe?token=t',
  });

describe('the checklist as a mail', () => {
  it('marks a suggested keyword as ours', () => {
    const note = 'Nobody typed a keyword, so we took this one from the site’s facts.';
    expect(write({ keywordFrom: 'site' }).text.replace(/\s+/g, ' ')).toContain(`“plumber in Duluth”. ${note}`);
    expect(write({ keywordFrom: 'asked' }).text).not.toContain('Nobody typed');
  });

  it('says what to change first, then what is in order and what a page cannot show', () => {
    const { kind, subject, text, html } = write();
    expect([kind, subject]).toEqual(['checklist-report', '50 of 100: SEO checklist, Harbor & Pine Plumbing']);
    const order = [
      'harborandpine.example/services/drains',
      'WHAT TO CHANGE',
      'The change: Plumber',
      'WHAT IS IN ORDER',
      'WHAT THE PAGE CANNOT SHOW',
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(html).toContain('Harbor &amp; Pine Plumbing');
  });

  it('shows no change that the plan withholds, and says how many there are', () => {
    const items = MATTER.checklist.items.map((one) => ({ ...one, suggestion: null }));
    const { text } = write({ checklist: { score: 50, items, locked: { count: 1, code: 'plan-required' } } });
    expect(text).not.toContain('The change:');
    expect(text).toContain('1 exact change comes with Pro.');
  });

  it('has a score only where something was evaluated', () => {
    const { subject, text } = write({ checklist: { score: null, items: [item('localBacklinks', 'na', 'Not seen.')] } });
    expect(subject).toBe('SEO checklist: Harbor & Pine Plumbing');
    expect(text).not.toMatch(/WHAT TO CHANGE|null|of 100/);
  });

  it('quotes a site without its markup and its links', () => {
    const words = '<img src=x onerror=alert(1)> https://evil.example/ \u202e';
    const { html, text } = write({
      businessName: words,
      checklist: { score: 0, items: [item('h1Keyword', 'fail', words), item('metaKeyword', 'pass', words)] },
    });
    expect(html).not.toContain('<img');
    expect(`${html}${text}`).not.toMatch(/evil|\u202e/);
  });
});
