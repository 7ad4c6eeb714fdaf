import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyzeEndpoint } from '#shared/api/audits.ts';
import { seoChecklistEndpoint } from '#shared/api/seo-checklist.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
let pro: TestAccount;
let free: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  [free, pro] = [await openAccount(fixture, {}), await openAccount(fixture, { plan: 'pro' })];
  for (const { ask } of [free, pro]) await ask(analyzeEndpoint.path, post({ url: 'checklist.example.com' }));
});
afterAll(() => fixture.close());

const ask = (account: TestAccount, body: object) => account.ask(seoChecklistEndpoint.path, post(body));
const evaluate = async (account: TestAccount, body: object) =>
  seoChecklistEndpoint.response.parse(await (await ask(account, body)).json());

describe('the checklist of an audited page', () => {
  it('gives Pro the findings with the exact changes, in three wordings', async () => {
    const body = { url: 'checklist.example.com', targetKeyword: 'roofer in Ely' };
    const { items, locked, targetKeyword } = await evaluate(pro, body);
    expect(locked).toBeUndefined();
    expect(targetKeyword).toBe('roofer in Ely');
    const h1 = items.find(({ factor }) => factor === 'h1Keyword');
    expect(h1?.status).toBe('fail');
    expect(h1?.suggestion).toContain('Roofer in Ely');
    const again = await evaluate(pro, { ...body, variant: 1 });
    expect(again.items.find(({ factor }) => factor === 'h1Keyword')?.suggestion).not.toBe(h1?.suggestion);
  });

  it('gives everybody the findings, and to whom the plan withholds them no word of the changes', async () => {
    const body = { url: 'checklist.example.com', targetKeyword: 'roofer in Ely' };
    const { items, locked } = await evaluate(free, body);
    expect(items.every(({ suggestion }) => suggestion === null)).toBe(true);
    expect(locked?.count).toBeGreaterThan(0);
    expect(items.map(({ details }) => details)).toEqual(
      (await evaluate(pro, body)).items.map(({ details }) => details),
    );
  });

  it('looks for trade and town when no keyword is named, and says so', async () => {
    expect((await evaluate(free, { url: 'checklist.example.com' })).targetKeyword).toMatch(/plumb.*duluth/i);
  });

  it('keeps a keyword that was typed as it was typed, and says where one came from that was not', async () => {
    const url = 'checklist.example.com';
    for (const targetKeyword of ['plumber', 'Local Business', 'dépannage 24/7'])
      expect(await evaluate(free, { url, targetKeyword })).toMatchObject({
        targetKeyword,
        keywordFrom: 'asked',
      });
    // The field of a form that nobody touched: it is replaced, and the answer says by what.
    for (const body of [{ url }, { url, targetKeyword: 'local business' }])
      expect(await evaluate(free, body)).toMatchObject({
        targetKeyword: expect.stringMatching(/plumb.*duluth/i),
        keywordFrom: 'site',
      });
  });

  it('reads no page: a site without an audit, and a page that was not read, are refused with what to do', async () => {
    const begun = fixture.engine.runs.length;
    const other = await ask(free, { url: 'never.example.com' });
    expect(other.status).toBe(404);
    expect(await other.json()).toMatchObject({ code: 'no-audit' });
    const page = await ask(free, { url: 'https://checklist.example.com/prices' });
    expect(page.status).toBe(404);
    expect(await page.json()).toMatchObject({ error: expect.stringContaining('did not read this page. It read: /') });
    expect(fixture.engine.runs.length).toBe(begun);
  });
});
