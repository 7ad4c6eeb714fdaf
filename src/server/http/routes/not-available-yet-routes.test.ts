import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, type ServiceFixture } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
let free: TestAccount;
let pro: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  [free, pro] = [await openAccount(fixture, {}), await openAccount(fixture, { plan: 'pro' })];
});
afterAll(() => fixture.close());

const from = (site: string | null): RequestInit => ({ headers: site === null ? {} : { 'sec-fetch-site': site } });
const OURS = from('same-origin');

describe('generated fixes that need Pro', () => {
  it.each(['/api/generate/qa?url=a.example&count=8', '/api/generate/h1?url=a.example'])(
    '%s asks for a plan first, so that nobody is sent away to come back for it',
    async (path) => {
      for (const ask of [fixture.askAsStranger, free.ask]) {
        const response = await ask(path, OURS);
        expect(response.status).toBe(402);
        expect(await response.json()).toMatchObject({ code: 'plan-required', details: { plan: 'pro' } });
      }
      expect((await pro.ask(path, OURS)).status).not.toBe(402);
    },
  );

  it('lets everybody have the description and the preview of keywords', async () => {
    expect((await free.ask('/api/generate/description?url=a.example', OURS)).status).not.toBe(402);
  });
});

/** hostile-inputs row 112: another site's link carries a visitor's cookies along. */
describe('GET that costs money (row 112)', () => {
  const call = '/api/generate/description?url=a.example';
  const download = '/api/export-pdf?auditId=a';

  it.each([
    [call, 'same-origin', true],
    [call, 'none', false],
    [call, 'same-site', false],
    [call, 'cross-site', false],
    [call, 'made-up', false],
    [call, null, false],
    [download, 'same-origin', true],
    [download, 'none', true],
    [download, 'same-site', false],
    [download, 'cross-site', false],
    [download, null, false],
  ])('%s from %s with cookies: %s', async (path, site, isLet) => {
    const { status } = await pro.ask(path, from(site));
    if (isLet) expect(status).not.toBe(403);
    else expect(status).toBe(403);
  });

  it('is open to a program, which has no cookies', async () => {
    const { status } = await fixture.service.app.request(call);
    expect(status).not.toBe(403);
  });

  it('is bounded', async () => {
    const account = await openAccount(fixture, { plan: 'pro' });
    const statuses = [];
    for (let count = 0; count < 121; count += 1) statuses.push((await account.ask(call, OURS)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});
