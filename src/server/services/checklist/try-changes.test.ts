import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { analyzeEndpoint } from '#shared/api/audits.ts';
import { dryRunEndpoint } from '#shared/api/dry-run.ts';
import { DRY_RUN_LIMITS } from '#shared/audit/dry-run.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
let owner: TestAccount;
let stranger: TestAccount;
let auditId: string;

beforeAll(async () => {
  fixture = await openServiceFixture();
  [owner, stranger] = [await openAccount(fixture, {}), await openAccount(fixture, { plan: 'agency' })];
  const answer = await owner.ask(analyzeEndpoint.path, post({ url: 'try.example.com' }));
  ({ auditId } = z.object({ auditId: z.string() }).parse(await answer.json()));
});
afterAll(() => fixture.close());

const ask = (account: TestAccount, body: object) =>
  account.ask(dryRunEndpoint.path.replace(':auditId', auditId), post(body));

describe('a change to try', () => {
  it('is answered to the owner of the audit, on every plan, and to nobody else', async () => {
    const answer = await ask(owner, { changes: [{ title: 'Plumber in Duluth' }] });
    expect(answer.status).toBe(200);
    expect(dryRunEndpoint.response.parse(await answer.json()).lostFacts).toMatchObject([{ value: '555-0134' }]);
    expect((await ask(stranger, { changes: [{ title: 'Plumber in Duluth' }] })).status).toBe(404);
  });

  it('may be a whole page, within its limits', async () => {
    const html = `<p>${'x'.repeat(500_000)}</p>`;
    expect((await ask(owner, { changes: [{ html }] })).status).toBe(200);
    expect((await ask(owner, { changes: [{ html: html.repeat(5) }] })).status).toBe(413);
    expect((await ask(owner, { changes: [{ html: html.repeat(3) }] })).status).toBe(400);
    for (const changes of [
      [],
      [{ colour: 'red' }],
      [{ title: 'T'.repeat(DRY_RUN_LIMITS.line + 1) }],
      [{ text: { mode: 'prepend', text: 'T' } }],
      Array.from({ length: DRY_RUN_LIMITS.changes + 1 }, () => ({ title: 'T' })),
    ])
      expect((await ask(owner, { changes })).status, JSON.stringify(changes).slice(0, 60)).toBe(400);
  });

  it('says which page it does not know, and what it cannot read', async () => {
    const unknown = await ask(owner, { changes: [{ url: '/prices', title: 'T' }] });
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ error: 'The audit did not read this page. It read: /.' });
    const empty = await ask(owner, { changes: [{ html: '<p>' }] });
    expect(empty.status).toBe(400);
    expect(await empty.json()).toMatchObject({ error: 'The page is empty.' });
  });

  it('starts no run of the site', () => {
    expect(fixture.engine.runs).toHaveLength(1);
  });
});
