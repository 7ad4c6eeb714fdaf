import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SeoPdf } from '#shared/api/exports.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { readPdf } from '#test/read-pdf.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';

const ours: RequestInit = { headers: { 'sec-fetch-site': 'same-origin' } };
const url = 'shop.example.com';
const checklist = `/api/export/checklist.pdf?${new URLSearchParams({ url, targetKeyword: 'plumber duluth' })}`;
const strategy = {
  business_name: 'Harbor & Pine',
  primary_category: 'Plumber',
  location: { city: 'Duluth', state: 'MN' },
};
const brand = { name: 'Lantern Studio', colour: '#0b5d4a', contact: 'hello@lantern.example', logo: null };
const secondsPerFirstPdf = 30_000;

let fixture: ServiceFixture;
let free: TestAccount;
let pro: TestAccount;
let agency: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  free = await openAccount(fixture, {});
  pro = await openAccount(fixture, { plan: 'pro' });
  agency = await openAccount(fixture, { plan: 'agency' });
  for (const { ask } of [free, pro, agency]) expect((await ask('/api/analyze', post({ url }))).status).toBe(200);
  const put = { ...post(brand), method: 'PUT' };
  expect((await agency.ask('/api/account/report-brand', put)).status).toBe(200);
}, secondsPerFirstPdf);
afterAll(() => fixture.close());

async function pdfOf(answer: Response) {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { pages, title } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return { text: pages.join(' '), title };
}
async function htmlOf({ ask }: TestAccount): Promise<SeoPdf> {
  const answer = await ask('/api/export/seo-pdf', post({ url, targetKeyword: 'plumber duluth' }));
  expect(answer.status).toBe(200);
  return SeoPdf.parse(await answer.json());
}

describe('the checklist as a file', () => {
  it('is an html file to print, with the exact changes of a plan that has them', async () => {
    const { pdfContent, downloadName } = await htmlOf(pro);
    expect(downloadName).toMatch(/^seo-checklist-shop\.example\.com-\d{4}-\d\d-\d\d\.html$/);
    expect(pdfContent).toMatch(/^<!doctype html>/);
    expect(pdfContent).toContain('The change');
    expect(pdfContent).toContain('“<b><bdi>plumber duluth</bdi></b>”');
    expect(pdfContent).not.toContain('Porchlight Free');
  });

  it('says of a free plan what it leaves out, and has no word of it', async () => {
    const { pdfContent } = await htmlOf(free);
    expect(pdfContent).toContain('Porchlight Free');
    expect(pdfContent).toMatch(/\d exact changes? comes? with Pro\./);
    expect(pdfContent).not.toContain('The change');
    const { text } = await pdfOf(await free.ask(checklist, ours));
    expect(text).toMatch(/\d exact changes? comes? with Pro\./);
    expect(text).not.toContain('The change');
  });

  it('is a PDF for its owner, and for no other website', async () => {
    const answer = await pro.ask(checklist, ours);
    expect(answer.headers.get('content-disposition')).toMatch(
      /filename="seo-checklist-shop\.example\.com-[-\d]+\.pdf"/,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { text, title } = await pdfOf(answer);
    expect(title).toMatch(/^SEO checklist for /);
    expect(text).toContain('The change');
    expect((await visitor(fixture.service)(checklist, ours)).status).toBe(404);
    expect((await pro.ask(checklist, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await pro.ask(`${checklist}&url=b.example.com`, ours)).status).toBe(400);
    expect((await pro.ask('/api/export/checklist.pdf', ours)).status).toBe(400);
  });

  it('carries an agency’s name in the place of ours, while it has the right', async () => {
    const { pdfContent } = await htmlOf(agency);
    const { text } = await pdfOf(await agency.ask(checklist, ours));
    for (const written of [pdfContent, text]) {
      expect(written).toContain('Lantern Studio');
      expect(written).toContain('hello@lantern.example');
      expect(written).not.toMatch(/porchlight/i);
    }
    await agency.setPlan('pro');
    expect((await htmlOf(agency)).pdfContent).not.toContain('Lantern Studio');
    await agency.setPlan('agency');
  });
});

describe('the keyword strategy as a file', () => {
  const ask = async (account: TestAccount) => pdfOf(await account.ask('/api/export/keywords.pdf', post(strategy)));

  it('is whole with Pro, and what the free plan shows without', async () => {
    const whole = await ask(pro);
    expect(whole.title).toBe('Keyword strategy for Harbor & Pine');
    expect(whole.text).toContain('Prompts for posts');
    const preview = await ask(free);
    expect(preview.text).toMatch(/\d+ more keywords and the prompts for posts come with Pro\./);
    expect(preview.text).not.toContain('Prompts for posts');
    expect(preview.text.length).toBeLessThan(whole.text.length / 3);
  });

  it('carries an agency’s name in the place of ours', async () => {
    const { text } = await ask(agency);
    expect(text).toContain('made by Lantern Studio');
    expect(text).not.toMatch(/porchlight/i);
  });

  it('is refused as the strategy itself is', async () => {
    expect((await pro.ask('/api/export/keywords.pdf', post({}))).status).toBe(400);
    expect((await pro.ask('/api/export/keywords.pdf', { method: 'POST', body: 'x' })).status).toBe(415);
  });
});
