import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountSessions } from '#server/store/accounts/account-schema.ts';
import { AccountSession } from '#shared/api/account.ts';
import { ErrorBody } from '#shared/errors.ts';
import { fetchCurrentUser, withAccountEndpoints } from '#test/account-endpoints.ts';
import { findAccountId, mailsTo, PASSWORD, signIn, signUp, tokenIn } from '#test/account-fixture.ts';
import { post, visitor } from '#test/server-fixture.ts';

const accounts = withAccountEndpoints({ PUBLIC_URL: 'http://localhost:3000' });
const { newEmail, ask, login, askForReset } = accounts;

const OTHER = 'another good long password';
/** Nothing but what a session list is said to hold. */
const SessionList = z.object({ sessions: z.array(AccountSession.strict()) });

describe('changing the password', () => {
  it('needs the current one, keeps this session and ends the others, and voids links', async () => {
    const email = newEmail();
    const owner = await signUp(accounts.fixture, email);
    const elsewhere = await signIn(accounts.fixture, email);
    const link = await askForReset(email);
    const change = (currentPassword: string, newPassword: string) =>
      owner('/api/account/password', post({ currentPassword, newPassword }));
    const wrong = await change('not the password', OTHER);
    expect([wrong.status, ErrorBody.parse(await wrong.json()).code]).toEqual([403, 'wrong-password']);
    expect((await change(PASSWORD, 'Sunshine')).status).toBe(400);
    expect((await elsewhere('/api/auth/me')).status).toBe(200);
    expect((await change(PASSWORD, OTHER)).status).toBe(200);
    expect((await owner('/api/auth/me')).status).toBe(200);
    expect((await elsewhere('/api/auth/me')).status).toBe(401);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, OTHER)).status).toBe(200);
    expect(await mailsTo(accounts.fixture, email, 'password-changed-note')).toHaveLength(1);
    expect((await ask('/api/auth/reset-password', post({ token: link, password: PASSWORD }))).status).toBe(410);
  });

  it('an open session cannot guess it, nor make the owner wait elsewhere', async () => {
    const email = newEmail();
    const open = await signUp(accounts.fixture, email);
    const guess = () =>
      open('/api/account/password', post({ currentPassword: 'a wrong guess', newPassword: OTHER })).then(
        (r) => r.status,
      );
    const statuses: number[] = [];
    for (let tried = 0; tried < 12; tried += 1) statuses.push(await guess());
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });
});

describe('changing the address', () => {
  it('counts when the new mailbox confirmed it; the old one is notified', async () => {
    const email = newEmail();
    const next = newEmail();
    const owner = await signUp(accounts.fixture, email);
    const oldReset = await askForReset(email);
    const change = (currentPassword: string, to: string) =>
      owner('/api/account/email', post({ currentPassword, email: to }));
    expect((await change('not the password', next)).status).toBe(403);
    expect((await change(PASSWORD, email)).status).toBe(400);
    expect((await change(PASSWORD, 'no address')).status).toBe(400);
    expect((await change(PASSWORD, ` ${next.toUpperCase()}`)).status).toBe(202);
    expect(await fetchCurrentUser(owner)).toMatchObject({ email });
    expect(await mailsTo(accounts.fixture, email, 'email-changed-note')).toHaveLength(1);
    const token = tokenIn((await mailsTo(accounts.fixture, next, 'email-change-confirm'))[0]);
    expect((await ask('/api/auth/verify-email', post({ token }))).status).toBe(200);
    expect(await fetchCurrentUser(owner)).toMatchObject({ email: next, emailVerified: true });
    expect(await mailsTo(accounts.fixture, email, 'email-changed-note')).toHaveLength(2);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(next, PASSWORD)).status).toBe(200);
    // Links in the old mailbox open nothing any more.
    expect((await ask('/api/auth/reset-password', post({ token: oldReset, password: OTHER }))).status).toBe(410);
    expect((await ask('/api/auth/verify-email', post({ token }))).status).toBe(410);
  });

  it('never to the address of another account, not even when that was made in between', async () => {
    const taken = newEmail();
    await signUp(accounts.fixture, taken);
    const email = newEmail();
    const owner = await signUp(accounts.fixture, email);
    const change = (to: string) => owner('/api/account/email', post({ currentPassword: PASSWORD, email: to }));
    expect((await change(taken)).status).toBe(409);
    const contested = newEmail();
    expect((await change(contested)).status).toBe(202);
    const token = tokenIn((await mailsTo(accounts.fixture, contested, 'email-change-confirm'))[0]);
    await signUp(accounts.fixture, contested);
    expect((await ask('/api/auth/verify-email', post({ token }))).status).toBe(409);
    expect(await fetchCurrentUser(owner)).toMatchObject({ email });
  });
});

describe('the places where an account is signed in', () => {
  it('are listed with their devices, and ended one by one or all but this', async () => {
    const email = newEmail();
    const owner = await signUp(accounts.fixture, email);
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
    const other = visitor(accounts.fixture.service);
    accounts.fixture.advanceClock(1000);
    await other('/api/auth/login', post({ email, password: PASSWORD }, { 'user-agent': firefox }));
    const list = async () => SessionList.parse(await (await owner('/api/account/sessions')).json()).sessions;
    const both = await list();
    expect(both).toEqual([
      expect.objectContaining({ device: 'Firefox on Windows', isThisOne: false }),
      expect.objectContaining({ device: 'A browser', isThisOne: true }),
    ]);
    expect(JSON.stringify(both)).not.toMatch(/token|ipAddress/);
    expect((await owner(`/api/account/sessions/${both[0]?.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await other('/api/auth/me')).status).toBe(401);
    expect((await owner(`/api/account/sessions/${both[0]?.id}`, { method: 'DELETE' })).status).toBe(404);
    const third = await signIn(accounts.fixture, email);
    const fourth = await signIn(accounts.fixture, email);
    expect((await owner('/api/account/sessions/revoke-others', { method: 'POST' })).status).toBe(200);
    expect([(await third('/api/auth/me')).status, (await fourth('/api/auth/me')).status]).toEqual([401, 401]);
    expect(await list()).toHaveLength(1);
  });

  it('another’s session is not there', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const [session] = await accounts.fixture.database.orm
      .select()
      .from(accountSessions)
      .where(eq(accountSessions.userId, await findAccountId(accounts.fixture, email)));
    const stranger = await signUp(accounts.fixture, newEmail());
    const response = await stranger(`/api/account/sessions/${session?.id}`, { method: 'DELETE' });
    expect(response.status).toBe(404);
    const rows = await accounts.fixture.database.orm
      .select()
      .from(accountSessions)
      .where(eq(accountSessions.id, session?.id ?? ''));
    expect(rows).toHaveLength(1);
  });
});

it('a visitor may do none of this', async () => {
  const calls: readonly (readonly [string, RequestInit])[] = [
    ['/api/account/password', post({ currentPassword: PASSWORD, newPassword: OTHER })],
    ['/api/account/email', post({ currentPassword: PASSWORD, email: 'a@porchlight.example' })],
    ['/api/account/delete', post({ currentPassword: PASSWORD })],
    ['/api/account/sessions', {}],
    ['/api/account/export', {}],
    ['/api/account/sessions/revoke-others', { method: 'POST' }],
    ['/api/account/sessions/x', { method: 'DELETE' }],
    ['/api/auth/resend-verification', { method: 'POST' }],
  ];
  for (const [path, init] of calls) expect((await ask(path, init)).status, path).toBe(401);
});
