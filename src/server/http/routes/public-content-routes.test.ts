import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_FLAG_PERCENTS, getBucket } from '#shared/product/flags.ts';
import { openAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { featureFlags, pageEvents, publicClaims } from '../../store/admin/operator-schema.ts';
import { checkouts } from '../../store/billing/billing-schema.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

const userAbId = '0123456789abcdef0123456789abcdef';
const event = (more: object = {}) => post({ name: 'audit_start', userAbId, ...more });
const kept = () => fixture.database.orm.select().from(pageEvents);

describe('POST /api/events', () => {
  it('keeps the event with its bucket, sets no cookie, and asks for nothing in return', async () => {
    const response = await visitor(fixture.service)(
      '/api/events',
      event({ properties: { source: 'onboarding', n: 3 } }),
    );
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await kept()).toMatchObject([
      {
        name: 'audit_start',
        userAbId,
        bucket: getBucket(userAbId),
        userId: null,
        properties: { source: 'onboarding', n: 3 },
      },
    ]);
  });

  it('counts an upgrade once for each plan that was bought, and none for an address that says so', async () => {
    const { orm } = fixture.database;
    const account = await openAccount(fixture, { plan: 'pro' });
    const upgraded = async () => {
      await account.ask('/api/events', event({ name: 'upgrade_success' }));
      return (await kept()).filter(({ name, userId }) => name === 'upgrade_success' && userId === account.id).length;
    };
    await visitor(fixture.service)('/api/events', event({ name: 'upgrade_success' }));
    expect((await kept()).filter(({ name }) => name === 'upgrade_success')).toEqual([]);
    expect(await upgraded()).toBe(0);
    const buy = (id: string, product: string, status: 'open' | 'granted', createdAt = new Date()) =>
      orm.insert(checkouts).values({ id, userId: account.id, product, status, createdAt, readAt: new Date() });
    await buy('cs_open', 'pro_monthly', 'open');
    await buy('cs_pack', 'qa-year-pack', 'granted');
    await buy('cs_long_ago', 'pro_monthly', 'granted', new Date('2026-01-01'));
    expect(await upgraded()).toBe(0);
    await buy('cs_plan', 'pro_monthly', 'granted');
    expect([await upgraded(), await upgraded()]).toEqual([1, 1]);
    await buy('cs_next', 'pro_annual', 'granted');
    expect([await upgraded(), await upgraded()]).toEqual([2, 2]);
  });

  it('names the account that is signed in, whatever the body says', async () => {
    const account = await openAccount(fixture, {});
    await account.ask('/api/events', event({ name: 'upgrade_view', userId: 'another', bucket: 7, at: '1999-01-01' }));
    const row = (await kept()).find(({ name }) => name === 'upgrade_view');
    expect(row).toMatchObject({ userId: account.id, bucket: getBucket(userAbId) });
    expect(row?.at.getFullYear()).not.toBe(1999);
  });

  it.each([
    { name: 'made_up' },
    { userAbId: 'short' },
    { userAbId: 'x'.repeat(65) },
    { userAbId: 'with space here' },
    { properties: Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`key${index}`, 1])) },
    { properties: { text: 'x'.repeat(201) } },
    { properties: { text: 'a\0b' } },
    { properties: { text: '\ud800' } },
    { properties: { deep: { er: 1 } } },
    { properties: { list: [1] } },
    { properties: { 'Not a name': 1 } },
    { properties: ['a'] },
  ])('refuses %j', async (more) => {
    const before = (await kept()).length;
    expect((await fixture.ask('/api/events', event(more))).status).toBe(400);
    expect(await kept()).toHaveLength(before);
  });
});

describe('GET /api/flags', () => {
  it('gives what is compiled in, until the operator says otherwise', async () => {
    expect(await (await fixture.ask('/api/flags')).json()).toEqual({ flags: DEFAULT_FLAG_PERCENTS });
    const change = { name: 'NEW_HOMEPAGE', percent: 25, changedAt: new Date(), changedBy: 'test' };
    await fixture.database.orm.insert(featureFlags).values([change, { ...change, name: 'GONE' }]);
    expect(await (await fixture.ask('/api/flags')).json()).toEqual({
      flags: { ...DEFAULT_FLAG_PERCENTS, NEW_HOMEPAGE: 25 },
    });
  });
});

describe('GET /api/statements', () => {
  it('shows what is published and has a basis, and nothing else', async () => {
    const now = new Date();
    const aStatement = (text: string, basis: string | null, isPublished: boolean) => ({
      id: randomUUID(),
      kind: 'claim' as const,
      text,
      author: null,
      authorRole: null,
      basis,
      isPublished,
      createdAt: now,
      updatedAt: now,
    });
    expect(await (await fixture.ask('/api/statements')).json()).toEqual({ statements: [] });
    await fixture.database.orm
      .insert(publicClaims)
      .values([
        aStatement('Proved', 'Counted in the code', true),
        aStatement('No basis', null, true),
        aStatement('Blank basis', ' \n', true),
        aStatement('Draft', 'Counted', false),
      ]);
    const text = await (await fixture.ask('/api/statements')).text();
    expect(JSON.parse(text)).toMatchObject({ statements: [{ text: 'Proved', basis: 'Counted in the code' }] });
    expect(text).not.toMatch(/No basis|Blank|Draft|isPublished/);
  });
});
