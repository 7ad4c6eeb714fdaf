import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import {
  accountSessions,
  credentials,
  signInFailures,
  users,
  verifications,
} from '#server/store/accounts/account-schema.ts';
import { deleteExpiredRows } from '#server/store/database/expired-rows.ts';
import { DEFAULT_PERIODS } from '#shared/product/retention.ts';
import { getSetCookie, withAccountEndpoints } from '#test/account-endpoints.ts';
import { findAccountId, PASSWORD, signIn, signUp } from '#test/account-fixture.ts';
import { post } from '#test/server-fixture.ts';
import { PasswordHashes } from './password-hashes.ts';

const accounts = withAccountEndpoints();
const { newEmail, login, register } = accounts;

describe('row 125: sessions', () => {
  it('no token stands in a table or in the log', async () => {
    const made = await register(newEmail(), PASSWORD);
    const token = getSetCookie(made, 'porchlight_account').split('=')[1] ?? '';
    expect(token).toHaveLength(43);
    const tables = ['users', 'account_sessions', 'credentials', 'verifications', 'sign_in_failures', 'rate_limits'];
    for (const table of tables) {
      const { rows } = (await accounts.fixture.database.orm.execute<Record<string, unknown>>(
        sql.raw(`select * from ${table}`),
      )) as { rows: unknown[] };
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    }
    const log = accounts.fixture.logLines.join('');
    expect(log).not.toContain(token);
    expect(log).not.toContain(PASSWORD);
    expect(log).not.toContain('@porchlight.example');
  });

  it('a login makes a new token, whatever the browser brought, and ends the session before it', async () => {
    const email = newEmail();
    const fixed = `porchlight_account=${'f'.repeat(43)}`;
    const first = await accounts.fixture.service.app.request(
      '/api/auth/register',
      post({ email, password: PASSWORD }, { cookie: fixed }),
    );
    const before = getSetCookie(first, 'porchlight_account');
    expect(before).not.toBe(fixed);
    const second = await login(email, PASSWORD, { cookie: before });
    const after = getSetCookie(second, 'porchlight_account');
    expect(after).not.toBe(before);
    const me = (cookie: string) => accounts.fixture.service.app.request('/api/auth/me', { headers: { cookie } });
    expect((await me(fixed)).status).toBe(401);
    expect((await me(before)).status).toBe(401);
    expect((await me(after)).status).toBe(200);
  });

  it('ends on the server at logout, in all tabs, and only there', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const cookie = getSetCookie(await login(email, PASSWORD), 'porchlight_account');
    const elsewhere = await signIn(accounts.fixture, email);
    const tabs = () => accounts.fixture.service.app.request('/api/auth/me', { headers: { cookie } });
    expect((await tabs()).status).toBe(200);
    const left = await accounts.fixture.service.app.request('/api/auth/logout', {
      method: 'POST',
      headers: { cookie },
    });
    expect(left.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^porchlight_account=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/),
    );
    expect((await tabs()).status).toBe(401);
    expect((await elsewhere('/api/auth/me')).status).toBe(200);
    expect(
      (await accounts.fixture.service.app.request('/api/auth/logout', { method: 'POST', headers: { cookie } })).status,
    ).toBe(200);
  });

  it('lasts fourteen days unused, longer when used, and ninety days at most', async () => {
    const day = 86_400_000;
    const email = newEmail();
    const idle = await signUp(accounts.fixture, email);
    accounts.fixture.advanceClock(13 * day);
    expect((await idle('/api/auth/me')).status).toBe(200);
    accounts.fixture.advanceClock(13 * day);
    expect((await idle('/api/auth/me')).status).toBe(200);
    accounts.fixture.advanceClock(14 * day + 1000);
    expect((await idle('/api/auth/me')).status).toBe(401);
    const used = await signIn(accounts.fixture, email);
    for (let days = 0; days < 84; days += 12) {
      expect((await used('/api/auth/me')).status).toBe(200);
      accounts.fixture.advanceClock(12 * day);
    }
    expect((await used('/api/auth/me')).status).toBe(200);
    accounts.fixture.advanceClock(6 * day + 1000);
    expect((await used('/api/auth/me')).status).toBe(401);
  });

  it('is written to at most once a day', async () => {
    const email = newEmail();
    const ask = await signUp(accounts.fixture, email);
    const used = async () => {
      const [row] = await accounts.fixture.database.orm
        .select({ at: accountSessions.updatedAt })
        .from(accountSessions)
        .where(eq(accountSessions.userId, await findAccountId(accounts.fixture, email)));
      return row?.at.getTime();
    };
    const first = await used();
    accounts.fixture.advanceClock(3_600_000);
    await ask('/api/auth/me');
    expect(await used()).toBe(first);
    accounts.fixture.advanceClock(86_400_000);
    await ask('/api/auth/me');
    expect(await used()).not.toBe(first);
  });

  it('begun with the old password while a new one is being set ends at once', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const id = await findAccountId(accounts.fixture, email);
    const verify = PasswordHashes.prototype.verify;
    vi.spyOn(PasswordHashes.prototype, 'verify').mockImplementationOnce(async function (
      this: PasswordHashes,
      encoded: string,
      password: string,
    ) {
      const isRight = await verify.call(this, encoded, password);
      const changed = await this.hash('the new password of the owner');
      await accounts.fixture.database.orm
        .update(credentials)
        .set({ password: changed })
        .where(eq(credentials.userId, id));
      await accounts.fixture.database.orm.delete(accountSessions).where(eq(accountSessions.userId, id));
      return isRight;
    });
    const late = await login(email, PASSWORD);
    expect([late.status, late.headers.getSetCookie()]).toEqual([401, []]);
    expect(
      await accounts.fixture.database.orm.select().from(accountSessions).where(eq(accountSessions.userId, id)),
    ).toEqual([]);
    vi.restoreAllMocks();
  });

  it('of a suspended account does nothing, and its password gets a sentence only when it is right', async () => {
    const email = newEmail();
    const ask = await signUp(accounts.fixture, email);
    const id = await findAccountId(accounts.fixture, email);
    await accounts.fixture.database.orm.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));
    expect((await ask('/api/auth/me')).status).toBe(401);
    expect((await login(email, 'not the password')).status).toBe(401);
    await accounts.fixture.database.orm.delete(accountSessions).where(eq(accountSessions.userId, id));
    const right = await login(email, PASSWORD);
    expect([right.status, right.headers.getSetCookie()]).toEqual([403, []]);
    expect(
      await accounts.fixture.database.orm.select().from(accountSessions).where(eq(accountSessions.userId, id)),
    ).toEqual([]);
  });

  it.each([
    ['two of one name', `porchlight_account=${'a'.repeat(43)}; porchlight_account=${'b'.repeat(43)}`],
    ['4 KB', `porchlight_account=${'a'.repeat(4096)}`],
    ['bytes of all kinds', 'porchlight_account=%00%ff%E0%A4%A; porchlight_known_browser=....; ;;=;'],
    ['an empty one', 'porchlight_account='],
    ['a quoted one', `porchlight_account="${'a'.repeat(43)}"`],
  ])('a cookie header with %s is nobody, and does no harm', async (_, cookie) => {
    expect((await accounts.fixture.service.app.request('/api/auth/me', { headers: { cookie } })).status).toBe(401);
    expect(
      (await accounts.fixture.service.app.request('/api/auth/logout', { method: 'POST', headers: { cookie } })).status,
    ).toBe(200);
    const email = newEmail();
    const made = await accounts.fixture.service.app.request(
      '/api/auth/register',
      post({ email, password: PASSWORD }, { cookie }),
    );
    expect(made.status).toBe(200);
  });
});

it('what has expired is thrown away: sessions, mailed links, failures', async () => {
  const { orm } = accounts.fixture.database;
  await signUp(accounts.fixture, newEmail());
  await login(newEmail(), 'not the password');
  const later = new Date(Date.now() + 365 * 86_400_000);
  for (const table of [accountSessions, verifications, signInFailures])
    expect((await orm.select().from(table)).length).toBeGreaterThan(0);
  await deleteExpiredRows(orm, later, DEFAULT_PERIODS);
  for (const table of [accountSessions, verifications, signInFailures])
    expect(await orm.select().from(table)).toEqual([]);
});
