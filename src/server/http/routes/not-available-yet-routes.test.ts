import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, type ServiceFixture } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
let pro: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  pro = await openAccount(fixture, { plan: 'pro' });
});
afterAll(() => fixture.close());

const from = (site: string | null): RequestInit => ({ headers: site === null ? {} : { 'sec-fetch-site': site } });

/** hostile-inputs row 112: another site's link carries a visitor's cookies along. */
describe('GET that costs money (row 112)', () => {
  const download = '/api/export-pdf?auditId=a';

  it.each([
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
});
