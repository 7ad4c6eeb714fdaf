import { describe, expect, it } from 'vitest';
import type { ReviewCampaignDraft } from '#shared/api/review-day.ts';
import type { ReportBranding } from '#shared/report/report-brand.ts';
import { replyTemplates } from '#shared/review-day/reply-templates.ts';
import { getStaffScript, startTexts } from '#shared/review-day/review-day-texts.ts';
import { makePng } from '#test/png.ts';
import { readPdf } from '#test/read-pdf.ts';
import { REVIEW_CAMPAIGN } from '#test/review-campaign.ts';
import { openTypesetter } from '../pdf/typeset.ts';
import { reviewKitData } from './review-kit-data.ts';

const madeAtMs = Date.parse('2026-11-22T09:00:00Z');
const typeset = openTypesetter();
const link = { kind: 'short-link', url: 'https://g.page/r/CExampleOnly0EBM/review' } as const;

const ours: ReportBranding = { brand: null, hasWatermark: false };

async function bytesOf(part: Partial<ReviewCampaignDraft> = {}, branding = ours) {
  const draft = { ...REVIEW_CAMPAIGN, ...part };
  const data = await reviewKitData({ ...draft, reviewLink: draft.reviewLink ?? link }, { branding, madeAtMs });
  return typeset({ template: 'review-kit', data, madeAtMs });
}
const kitOf = async (part?: Partial<ReviewCampaignDraft>) => readPdf(await bytesOf(part));
/** Letters only: kerning splits words differently in every PDF parser. */
const squashed = (text: string) => text.replace(/\s/g, '');

describe('the Review Day kit on paper', () => {
  it('has its seven pages in order, each with what it is for', async () => {
    const { pages, title, language } = await kitOf();
    expect([title, language]).toEqual(['Review Day at Harbor & Pine Plumbing', 'en']);
    const [plan = '', cards = '', poster = '', script = '', texts = '', replies = '', log = ''] = pages;
    expect(pages).toHaveLength(7);
    for (const words of [
      '34 by text',
      'Tuesday, May 4, 2027',
      '12 texts, 4 emails',
      'Friday, May 7, 2027',
      'no forecast',
    ])
      expect(plan).toContain(words);
    expect(cards.split('Harbor & Pine Plumbing')).toHaveLength(9);
    expect(squashed(cards).split('g.page/r/CExampleOnly0EBM/review')).toHaveLength(9);
    expect(poster).toContain('in your own words, on your own phone');
    for (const { lines } of getStaffScript('en')) for (const said of lines) expect(script).toContain(said);
    expect(texts).toContain('Hi {name}, this is Harbor & Pine Plumbing.');
    expect(texts).toContain('12 Lake Avenue, Duluth, MN 55802');
    for (const { note } of replyTemplates) expect(replies).toContain(note);
    expect(log).toContain('Tue, May 4, 2027 46 9 6');
    expect(pages.join(' ')).not.toContain('!');
  });

  it('has poster and script in the language of the texts', async () => {
    const { pages } = await kitOf({ texts: startTexts('nl', 'travelling') });
    expect(pages[2]).toContain('op uw eigen telefoon');
    for (const { title } of getStaffScript('nl')) expect(pages[3]).toContain(title);
  });

  it('is tagged for screen readers: headings, tables, lists, and a text for every picture', async () => {
    const { roles, alternatives } = await kitOf();
    for (const [index, ofPage] of roles.entries()) {
      const headings = ofPage.filter((role) => /^H\d$/.test(role));
      expect(headings[0], `page ${index + 1}`).toBe('H1');
      expect(ofPage.filter((role) => role === 'Figure')).toHaveLength(alternatives[index]?.length ?? 0);
    }
    expect(roles[0]).toEqual(expect.arrayContaining(['Table', 'THead', 'TH', 'TBody', 'TD', 'Link']));
    expect(roles[3]).toEqual(expect.arrayContaining(['L', 'LI', 'LBody']));
    expect(alternatives[1]).toEqual(Array(8).fill(`QR code of ${link.url}`));
  });

  it('leads to Google and nowhere else', async () => {
    const { links } = await kitOf();
    expect(links.flat()).toEqual([link.url, link.url]);
  });

  it('carries the name of an agency in the place of ours', async () => {
    const brand = { name: 'Lantern Studio', colour: '#0b5d4a', contact: 'hello@lantern.example' };
    const logo = makePng({ width: 300, height: 200 }).toString('base64');
    const { pages, alternatives } = await readPdf(
      await bytesOf({}, { brand: { ...brand, logo }, hasWatermark: false }),
    );
    expect(pages).toHaveLength(7);
    expect(alternatives[0]?.[0]).toBe('Lantern Studio');
    expect(pages.at(-1)).toContain('made by Lantern Studio, hello@lantern.example');
    expect(pages.join(' ')).not.toMatch(/porchlight/i);
  });

  it('is the same bytes when it is made again', async () => {
    expect(Buffer.from(await bytesOf()).equals(await bytesOf())).toBe(true);
  });

  it('takes every text as text, whatever it looks like', async () => {
    const hostile = '#import "@preview/x:1.0.0": * #read("/etc/passwd") $x^2$ *b* _i_ <l> @r \\ [c] {d} //e';
    const { pages, title, links } = await kitOf({
      businessName: hostile,
      texts: { ...REVIEW_CAMPAIGN.texts, sms: `${hostile} "quotes" \`raw\` = H`, inPerson: hostile },
    });
    const plain = squashed(hostile);
    expect(squashed(title)).toBe(`ReviewDayat${plain}`);
    const cards = pages.findIndex((page) => page.startsWith('Cards'));
    for (const page of [0, cards, cards + 1, cards + 3])
      expect(squashed(pages[page] ?? '').includes(plain), `page ${page + 1}`).toBe(true);
    expect(squashed(pages[cards + 3] ?? '')).toContain('"quotes"`raw`=H');
    expect(new Set(links.flat())).toEqual(new Set([link.url]));
  });

  it('holds the longest of everything, and keeps the cards on one page', async () => {
    const long = 'A word and another one. '.repeat(300);
    const { pages } = await kitOf({
      businessName: 'W'.repeat(200),
      postalAddress: long.slice(0, 300),
      texts: {
        sms: 'x'.repeat(1000),
        emailSubject: long.slice(0, 200),
        emailBody: long.slice(0, 5000),
        inPerson: 'y'.repeat(320),
      },
      log: Array.from({ length: 366 }, (_, index) => ({ day: '2027-05-04', asked: index, replied: 1, published: 1 })),
    });
    const cards = pages.findIndex((page) => page.startsWith('Cards'));
    expect(squashed(pages[cards] ?? '').match(/y{320}/g)).toHaveLength(8);
    expect(squashed(pages[cards + 1] ?? '')).toContain('W'.repeat(200));
    const whole = squashed(pages.join('').replace(/Review Day kit of .{0,90}? Page \d+ of \d+/g, ''));
    for (const text of ['x'.repeat(1000), squashed(long.slice(0, 5000))])
      expect(whole.includes(text), text.slice(0, 20)).toBe(true);
    expect(pages.length).toBeLessThan(30);
  });

  it('shows other scripts, and no empty boxes for letters of Europe', async () => {
    const name = 'Łódź Piec, Café Ñandú, Ærø & Großmutter';
    const { pages } = await kitOf({ businessName: name });
    expect(pages[0]).toContain(name);
  });

  it('has a row a day for a paced plan, the table’s head on every page', async () => {
    const waves = Array.from({ length: 48 }, (_, index) => ({
      kind: index < 24 ? ('request' as const) : ('reminder' as const),
      day: `2027-${index < 24 ? '05' : '06'}-${String(1 + (index % 24)).padStart(2, '0')}`,
      time: '13:00',
      sms: 5,
      email: 1,
    }));
    const plan = { kind: 'paced' as const, day: '2027-05-01', weeks: 4 };
    const { pages, title } = await kitOf({ plan, waves });
    expect(title).toBe('Review weeks at Harbor & Pine Plumbing');
    expect(pages[0]).toContain('May 1, 2027 to May 24, 2027');
    expect(pages[0]).not.toContain('in one day');
    const cards = pages.findIndex((page) => page.startsWith('Cards'));
    const planned = pages.slice(0, cards);
    expect(planned.join(' ').match(/5 texts, 1 email /g)).toHaveLength(48);
    for (const page of planned.slice(0, 2)) expect(page).toContain('Requests 10:00 13:00 17:00 Together');
  });

  it('says what a text lacks, and what to do when no customer can be messaged', async () => {
    const { pages } = await kitOf({
      postalAddress: '',
      waves: [],
      listCounts: { sms: 0, email: 0, inPerson: 12, noConsent: 0 },
    });
    expect(pages[0]).toContain('Nobody can be written to on these days. Hand out the cards.');
    expect(pages[4]).toContain('Missing: your postal address ({address}).');
  });

  it.each([
    ['America/Chicago', 612],
    ['America/Sao_Paulo', 595],
    ['Europe/Berlin', 595],
  ])('is on the paper of %s', async (timeZone, width) => {
    const text = Buffer.from(await bytesOf({ timeZone })).toString('latin1');
    expect(Math.floor(Number(/\/MediaBox ?\[0 0 ([\d.]+)/.exec(text)?.[1]))).toBe(width);
  });
});
