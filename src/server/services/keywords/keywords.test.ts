import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditStarted } from '#shared/api/audits.ts';
import { type Keyword, KeywordStrategy, ReportKeywords } from '#shared/api/keywords.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
let pro: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  pro = await openAccount(fixture, { plan: 'pro' });
});
afterAll(() => fixture.close());

type Ask = ServiceFixture['ask'];
const request = {
  business_name: 'Harbor & Pine',
  primary_category: 'Plumber',
  location: { city: 'Duluth', state: 'MN' },
};
async function generate(ask: Ask, body: object = request): Promise<KeywordStrategy> {
  const response = await ask('/api/generate-keywords', post(body));
  expect(response.status).toBe(200);
  return KeywordStrategy.parse(await response.json());
}
const keywordsOf = ({ clusters }: KeywordStrategy) => clusters.flatMap(({ keywords }) => keywords);
const kept = async (ask: Ask, auditId: string) =>
  ReportKeywords.parse(await (await ask(`/api/audits/${auditId}/keywords`)).json());
async function audit(ask: Ask, url: string): Promise<string> {
  await ask('/api/analyze', post({ url }));
  return AuditStarted.parse(await (await ask('/api/audits', post({ url }))).json()).auditId;
}

describe('a keyword strategy', () => {
  it('is whole for Pro, and four keywords with the number of the others for everybody else', async () => {
    const whole = keywordsOf(await generate(pro.ask));
    expect(whole.length).toBeGreaterThan(10);
    const preview = await generate(visitor(fixture.service));
    expect(keywordsOf(preview)).toHaveLength(4);
    expect(preview.locked).toEqual({ count: whole.length - 4, code: 'plan-required' });
  });

  it('says when its place is only the example', async () => {
    const exampled = { ...request, location: { city: 'Detroit-area', state: 'Michigan' } };
    expect((await generate(pro.ask, exampled)).drawn_from).toMatchObject({ place: 'example', services: 'trade' });
    expect((await generate(pro.ask)).drawn_from?.place).toBe('known');
  });

  it('uses the viewer’s own audit of the website, and no other', async () => {
    const body = { ...request, location: { city: '', state: '' }, website_url: 'https://drawn.example.com' };
    expect((await generate(pro.ask, body)).questions).toEqual([expect.stringContaining('Which town')]);
    await audit(pro.ask, 'drawn.example.com');
    const drawn = await generate(pro.ask, body);
    expect(drawn.drawn_from?.place).toBe('known');
    expect((await generate(visitor(fixture.service), body)).clusters).toEqual([]);
  });

  it('reads an address that is none as no address', async () => {
    expect(keywordsOf(await generate(pro.ask, { ...request, website_url: 'not an address' })).length).toBeGreaterThan(
      10,
    );
  });
});

describe('keywords of a report', () => {
  it('are kept with the audit, added to, and taken out', async () => {
    const auditId = await audit(pro.ask, 'kept.example.com');
    const path = `/api/audits/${auditId}/keywords`;
    const add = async (...keywords: (Keyword | undefined)[]) => (await pro.ask(path, post({ keywords }))).json();
    const [first, second] = keywordsOf(await generate(pro.ask));
    expect(await kept(pro.ask, auditId)).toEqual({ keywords: [] });
    expect(await add(first, first)).toEqual({ count: 1 });
    expect(await add(second, first)).toEqual({ count: 1 });
    expect((await kept(pro.ask, auditId)).keywords).toEqual([first, second]);
    const one = `${path}?keyword=${encodeURIComponent(first?.keyword ?? '')}`;
    expect(await (await pro.ask(one, { method: 'DELETE' })).json()).toEqual({ count: 1 });
    expect((await kept(pro.ask, auditId)).keywords).toEqual([second]);
    expect(await (await pro.ask(path, { method: 'DELETE' })).json()).toEqual({ count: 1 });
    expect((await kept(pro.ask, auditId)).keywords).toEqual([]);
  });

  it('are all there when they were added at once', async () => {
    const auditId = await audit(pro.ask, 'at-once.example.com');
    const some = keywordsOf(await generate(pro.ask)).slice(0, 5);
    await Promise.all(some.map((one) => pro.ask(`/api/audits/${auditId}/keywords`, post({ keywords: [one] }))));
    expect((await kept(pro.ask, auditId)).keywords).toHaveLength(5);
  });

  it('are a tool of Pro: hidden, and not lost, while the plan has ended', async () => {
    const account = await openAccount(fixture, { plan: 'pro' });
    const auditId = await audit(account.ask, 'ended.example.com');
    const [first] = keywordsOf(await generate(account.ask));
    await account.ask(`/api/audits/${auditId}/keywords`, post({ keywords: [first] }));
    await account.setPlan('free');
    const path = `/api/audits/${auditId}/keywords`;
    expect((await account.ask(path, post({ keywords: [first] }))).status).toBe(402);
    expect((await account.ask(path, { method: 'DELETE' })).status).toBe(402);
    expect(await kept(account.ask, auditId)).toEqual({ keywords: [], locked: { count: 1, code: 'plan-required' } });
    await account.setPlan('pro');
    expect((await kept(account.ask, auditId)).keywords).toEqual([first]);
  });

  it('of another owner are not found', async () => {
    const auditId = await audit(pro.ask, 'private.example.com');
    const other = await openAccount(fixture, { plan: 'pro' });
    const path = `/api/audits/${auditId}/keywords`;
    expect((await other.ask(path)).status).toBe(404);
    const [first] = keywordsOf(await generate(other.ask));
    expect((await other.ask(path, post({ keywords: [first] }))).status).toBe(404);
    expect((await other.ask(path, { method: 'DELETE' })).status).toBe(404);
  });

  it('are bounded', async () => {
    const auditId = await audit(pro.ask, 'bounded.example.com');
    const [first] = keywordsOf(await generate(pro.ask));
    const many = Array.from({ length: 51 }, (_, index) => ({ ...first, keyword: `plumber ${index}` }));
    expect((await pro.ask(`/api/audits/${auditId}/keywords`, post({ keywords: many }))).status).toBe(400);
    await pro.ask(`/api/audits/${auditId}/keywords`, post({ keywords: many.slice(0, 50) }));
    const more = await pro.ask(`/api/audits/${auditId}/keywords`, post({ keywords: many.slice(50) }));
    expect([more.status, await more.text()]).toEqual([400, expect.stringContaining('50 keywords at most')]);
    const long = [{ ...first, keyword: 'x'.repeat(301) }];
    expect((await pro.ask(`/api/audits/${auditId}/keywords`, post({ keywords: long }))).status).toBe(400);
  });
});
