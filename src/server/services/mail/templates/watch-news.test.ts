import { describe, expect, it } from 'vitest';
import type { AuditChange } from '#shared/history/audit-change.ts';
import { aChange } from '#shared/history/change-parts.ts';
import { type WatchedNews, writeWatchNews } from './watch-news.ts';

const publicUrl = new URL('https://porchlight.example');
const unsubscribeUrl = 'https://porchlight.example/unsubscribe?token=t';

const change = (over: Partial<AuditChange>) =>
  aChange({
    kind: 'fact',
    subject: 'phone',
    cause: 'site',
    label: 'Main phone number',
    before: '(218) 555-0142',
    after: '(218) 555-0100',
    seenAfter: [{ url: 'https://harborandpine.example/contact', quote: 'Call (218) 555-0100' }],
    ...over,
  });
const heading = change({
  kind: 'check',
  subject: 'websiteH1.namesService',
  label: 'The main heading names what you do',
  before: 'The heading greets.',
  after: 'It says “Plumber in Duluth”.',
  points: 4.2,
  seenAfter: [{ url: 'https://harborandpine.example/', quote: 'Plumber in Duluth' }],
});
const harbor: WatchedNews = {
  domain: 'harborandpine.example',
  alerts: [
    {
      sentence: 'The phone number on your site was (218) 555-0142 and is now (218) 555-0100.',
      changes: [change({})],
    },
  ],
  scans: [{ since: '2026-10-18T08:00:00Z', score: { before: 54, after: 58 }, changes: [change({}), heading] }],
  link: 'https://porchlight.example/changes/a2?since=a1',
};
const write = (businesses: readonly WatchedNews[]) => writeWatchNews({ publicUrl, businesses, unsubscribeUrl });

describe('the mail about watched sites', () => {
  it('says the alert first, then what else changed, each thing once, with words of the site', () => {
    const { kind, subject, text } = write([harbor]);
    expect(kind).toBe('watch-alert');
    expect(subject).toContain('harborandpine.example: The phone number on your site was');
    expect(text.match(/Main phone number/g)).toHaveLength(1);
    expect(text).toContain('On /contact: “Call (218) 555-0100”');
    expect(text.toLowerCase()).toContain('also changed since oct 18, 2026');
    expect(text).toContain('It was 54');
    expect(text).toContain('On the home page: “Plumber in Duluth”');
    expect(text).toContain('+4.2 points');
    expect(text).toContain('See what changed:\nhttps://porchlight.example/changes/a2?since=a1');
    expect(text).toContain(`Unsubscribe: ${unsubscribeUrl}`);
  });

  it('reports several sites in one mail', () => {
    const quiet: WatchedNews = { ...harbor, domain: 'alder.example', alerts: [] };
    expect(write([quiet]).subject).toBe('What changed on alder.example');
    expect(write([quiet, { ...quiet, domain: 'birch.example' }])).toMatchObject({
      kind: 'watch-changes',
      subject: 'What changed on 2 of your sites',
    });
    expect(write([quiet, harbor]).subject).toBe('Please look at 2 of your sites');
  });

  it('makes no link and no markup of what a site says', () => {
    const hostile = change({
      label: '<img src=x onerror=alert(1)>',
      after: 'Call now at https://evil.test/pay or pay@evil.test',
      seenAfter: [{ url: 'https://harborandpine.example/<b>', quote: 'Visit evil.com\r\nBcc: x@evil.test' }],
    });
    const { html, text } = write([
      { ...harbor, alerts: [], scans: [{ since: null, score: null, changes: [hostile] }] },
    ]);
    expect(html).not.toContain('<img');
    expect(`${html}${text}`).not.toMatch(/evil\.(test|com)/);
    expect(text).not.toMatch(/^Bcc:/m);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https:\/\/porchlight\.example\//);
  });

  it('shows some of many changes and counts the rest', () => {
    const many = Array.from({ length: 12 }, (_, index) => change({ subject: `s${index}`, label: `Thing ${index}` }));
    const { text } = write([{ ...harbor, alerts: [], scans: [{ since: null, score: null, changes: many }] }]);
    expect(text).toContain('Thing 7');
    expect(text).not.toContain('Thing 8');
    expect(text).toContain('And 4 more.');
  });
});
