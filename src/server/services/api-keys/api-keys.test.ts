import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKeyEndpoint, listApiKeysEndpoint } from '#shared/api/account.ts';
import { AuditStarted } from '#shared/api/audits.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';
import { apiKeys } from '../../store/accounts/account-schema.ts';

let fixture: ServiceFixture;
let agency: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  agency = await openAccount(fixture, { plan: 'agency' });
});
afterAll(() => fixture.close());

async function makeKey(account: TestAccount, name = 'Nightly script', more: object = {}) {
  const response = await account.ask('/api/account/api-keys', post({ name, ...more }));
  expect(response.status).toBe(201);
  return createApiKeyEndpoint.response.parse(await response.json());
}
/** A program: it has the key and no cookies. */
const program =
  (secret: string): ServiceFixture['ask'] =>
  async (path, init) =>
    fixture.service.app.request(path, { ...init, headers: { ...init?.headers, authorization: `Bearer ${secret}` } });

describe('a key for programs', () => {
  it('is shown once, in a form that scanners know, and kept as a hash only', async () => {
    const { key, secret } = await makeKey(agency);
    expect(secret).toMatch(/^plk_[A-Za-z0-9_-]{43}$/);
    expect(secret.startsWith(key.start)).toBe(true);
    expect(key.start).toHaveLength(8);
    const listed = await (await agency.ask('/api/account/api-keys')).text();
    expect(listed).toContain(key.id);
    expect(listed).not.toContain(secret);
    const rows = JSON.stringify(await fixture.database.orm.select().from(apiKeys));
    expect(rows).not.toContain(secret.slice(8));
    expect(fixture.logLines.join('')).not.toContain(secret.slice(4));
  });

  it('opens what programs need, as its account', async () => {
    const { secret } = await makeKey(agency);
    const ask = program(secret);
    const response = await ask('/api/audits', post({ url: 'program.example.com' }));
    expect(response.status).toBe(202);
    expect(response.headers.get('set-cookie')).toBeNull();
    const { auditId } = AuditStarted.parse(await response.json());
    expect((await ask(`/api/audits/${auditId}`)).status).toBe(200);
    expect((await agency.ask(`/api/audits/${auditId}`)).status).toBe(200);
    const { keys } = listApiKeysEndpoint.response.parse(await (await agency.ask('/api/account/api-keys')).json());
    expect(keys[0]?.lastUsedAt).not.toBeNull();
  });

  it('gives no access to the account or to endpoints for pages', async () => {
    const owner = await openAccount(fixture, { plan: 'agency', role: 'owner' });
    const ask = program((await makeKey(owner)).secret);
    const calls = [
      ['/api/account/api-keys'],
      ['/api/account/api-keys', post({ name: 'More' })],
      ['/api/auth/me'],
      ['/api/auth/login', post({ email: owner.email, password: 'x' })],
      ['/api/events', post({ name: 'audit_start', userAbId: '12345678' })],
    ] as const;
    for (const [path, init] of calls) expect((await ask(path, init)).status, path).toBe(403);
  });

  it('emails reports only when it was given that right, from the next request on, both ways', async () => {
    const account = await openAccount(fixture, { plan: 'agency' });
    const { key, secret } = await makeKey(account);
    expect(key.mayMail).toBe(false);
    const ask = program(secret);
    expect((await ask('/api/analyze', post({ url: 'mailed.example.com' }))).status).toBe(200);
    const reports = [
      () => ask('/api/email-report', post({ email: 'client@a.example' })),
      () => ask('/api/export/seo-email', post({ email: 'client@a.example', url: 'mailed.example.com' })),
    ];
    for (const send of reports) {
      const refused = await send();
      expect([refused.status, await refused.json()]).toMatchObject([
        403,
        { code: 'forbidden', error: expect.stringContaining('may not email reports') },
      ]);
    }
    const set = (mayMail: unknown, from = account) =>
      from.ask(`/api/account/api-keys/${key.id}`, { ...post({ mayMail }), method: 'PUT' });
    expect((await set(true, agency)).status).toBe(404);
    expect((await set('yes')).status).toBe(400);
    expect(await (await set(true)).json()).toMatchObject({ key: { id: key.id, mayMail: true } });
    const { keys } = listApiKeysEndpoint.response.parse(await (await account.ask('/api/account/api-keys')).json());
    expect(keys).toMatchObject([{ id: key.id, mayMail: true }]);
    expect((await reports[0]?.())?.status).toBe(202);
    await set(false);
    expect((await reports[0]?.())?.status).toBe(403);
    await account.setPlan('pro');
    expect((await reports[0]?.())?.status).toBe(402);
  });

  it.each(['plk_x', 'nonsense', `plk_${'A'.repeat(43)}`])('that is none (%s) is told so', async (secret) => {
    const response = await program(secret)('/api/audits', post({ url: 'program.example.com' }));
    expect(response.status).toBe(401);
  });

  it('ends at once, and only by its own account', async () => {
    const other = await openAccount(fixture, { plan: 'agency' });
    const { key, secret } = await makeKey(agency);
    const path = `/api/account/api-keys/${key.id}`;
    const remove = (account: TestAccount) => account.ask(path, { method: 'DELETE' });
    expect((await remove(other)).status).toBe(404);
    expect((await program(secret)('/api/audits')).status).toBe(200);
    expect((await remove(agency)).status).toBe(200);
    expect((await program(secret)('/api/audits')).status).toBe(401);
    expect((await remove(agency)).status).toBe(404);
  });

  it('follows the plan of its account, both ways; it can be thrown away without one', async () => {
    const account = await openAccount(fixture, { plan: 'agency' });
    const { key, secret } = await makeKey(account);
    await account.setPlan('pro');
    expect((await program(secret)('/api/audits')).status).toBe(402);
    expect((await account.ask('/api/account/api-keys')).status).toBe(402);
    await account.setPlan('agency');
    expect((await program(secret)('/api/audits')).status).toBe(200);
    await account.setPlan('free');
    expect((await account.ask(`/api/account/api-keys/${key.id}`, { method: 'DELETE' })).status).toBe(200);
  });

  it('is one of ten at most, also when twelve are asked for at once', async () => {
    const account = await openAccount(fixture, { plan: 'agency' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => account.ask('/api/account/api-keys', post({ name: `Key ${index}` }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 409, 409]);
    const kept = await fixture.database.orm.select().from(apiKeys).where(eq(apiKeys.userId, account.id));
    expect(kept).toHaveLength(10);
    expect(await answers.find(({ status }) => status === 409)?.json()).toMatchObject({ code: 'limit-reached' });
  });

  it.each([
    ['visitor', 401],
    ['free', 402],
    ['pro', 402],
  ] as const)('is not for %s', async (plan, status) => {
    const ask = plan === 'visitor' ? fixture.askAsStranger : (await openAccount(fixture, { plan })).ask;
    expect((await ask('/api/account/api-keys')).status).toBe(status);
    expect((await ask('/api/account/api-keys', post({ name: 'Key' }))).status).toBe(status);
  });

  it.each([{}, { name: '' }, { name: '   ' }, { name: 'x'.repeat(61) }, { name: ['a'] }])(
    'needs a name (%j)',
    async (body) => {
      expect((await agency.ask('/api/account/api-keys', post(body))).status).toBe(400);
    },
  );
});
