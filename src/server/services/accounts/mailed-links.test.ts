import { describe, expect, it } from 'vitest';
import { verifications } from '#server/store/accounts/account-schema.ts';
import { fetchCurrentUser, withAccountEndpoints } from '#test/account-endpoints.ts';
import { findAccountId, mailsTo, PASSWORD, signUp, tokenIn } from '#test/account-fixture.ts';
import { post } from '#test/server-fixture.ts';

const accounts = withAccountEndpoints({ PUBLIC_URL: 'http://localhost:3000' });
const { newEmail, ask, login, askForReset } = accounts;

const OTHER = 'another good long password';

describe('confirming an address', () => {
  it('works once, for a day, and for the newest link only', async () => {
    const email = newEmail();
    const owner = await signUp(accounts.fixture, email);
    const first = tokenIn((await mailsTo(accounts.fixture, email, 'verify-email'))[0]);
    expect(await fetchCurrentUser(owner)).toMatchObject({ emailVerified: false });
    accounts.fixture.advanceClock(1000);
    expect((await owner('/api/auth/resend-verification', { method: 'POST' })).status).toBe(200);
    const second = tokenIn((await mailsTo(accounts.fixture, email, 'verify-email'))[0]);
    expect(second).not.toBe(first);
    expect((await ask('/api/auth/verify-email', post({ token: first }))).status).toBe(410);
    const confirmed = await ask('/api/auth/verify-email', post({ token: second }));
    expect([confirmed.status, await confirmed.json()]).toEqual([200, { success: true, email }]);
    expect(await fetchCurrentUser(owner)).toMatchObject({ emailVerified: true });
    expect((await ask('/api/auth/verify-email', post({ token: second }))).status).toBe(410);
    // Nothing is left to confirm: no mail.
    const sent = (await mailsTo(accounts.fixture, email, 'verify-email')).length;
    await owner('/api/auth/resend-verification', { method: 'POST' });
    expect(await mailsTo(accounts.fixture, email, 'verify-email')).toHaveLength(sent);
  });

  it('a link that is too old, made up or for something else is 410', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const token = tokenIn((await mailsTo(accounts.fixture, email, 'verify-email'))[0]);
    accounts.fixture.advanceClock(24 * 3_600_000 + 1000);
    expect((await ask('/api/auth/verify-email', post({ token }))).status).toBe(410);
    expect((await ask('/api/auth/verify-email', post({ token: 'x'.repeat(43) }))).status).toBe(410);
    const reset = await askForReset(email);
    expect((await ask('/api/auth/verify-email', post({ token: reset }))).status).toBe(410);
    expect((await ask('/api/auth/reset-password', post({ token, password: OTHER }))).status).toBe(410);
  });

  it('is sent five times an hour at most', async () => {
    const owner = await signUp(accounts.fixture, newEmail());
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1)
      statuses.push((await owner('/api/auth/resend-verification', { method: 'POST' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('row 127: a new password by mail', () => {
  it('sets it once, ends every session, and says so by mail', async () => {
    const email = newEmail();
    const owner = await signUp(accounts.fixture, email);
    const token = await askForReset(email);
    expect((await ask('/api/auth/reset-password', post({ token, password: OTHER }))).status).toBe(200);
    expect((await owner('/api/auth/me')).status).toBe(401);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, OTHER)).status).toBe(200);
    expect(await mailsTo(accounts.fixture, email, 'password-changed-note')).toHaveLength(1);
    expect((await ask('/api/auth/reset-password', post({ token, password: PASSWORD }))).status).toBe(410);
    expect((await login(email, OTHER)).status).toBe(200);
  });

  it('twenty uses of one link at once set one password', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const token = await askForReset(email);
    const passwords = Array.from({ length: 20 }, (_, index) => `the new password ${index}`);
    const answers = await Promise.all(
      passwords.map((password) => ask('/api/auth/reset-password', post({ token, password }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(410)]);
  });

  it('older links are void', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const old = await askForReset(email);
    accounts.fixture.advanceClock(1000);
    const newest = await askForReset(email);
    expect((await ask('/api/auth/reset-password', post({ token: old, password: OTHER }))).status).toBe(410);
    expect((await ask('/api/auth/reset-password', post({ token: newest, password: OTHER }))).status).toBe(200);
  });

  it('an hour is all it has', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const token = await askForReset(email);
    await accounts.fixture.database.orm.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await ask('/api/auth/reset-password', post({ token, password: OTHER }))).status).toBe(410);
  });

  it('the table holds no token', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const token = await askForReset(email);
    const kept = JSON.stringify(await accounts.fixture.database.orm.select().from(verifications));
    expect(kept).toContain(await findAccountId(accounts.fixture, email));
    expect(kept).not.toContain(token);
    expect(accounts.fixture.logLines.join('')).not.toContain(token);
  });

  it.each([
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-original-url': 'https://evil.example/' },
  ])('the link leads to us, whatever the request says: %j', async (headers) => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    await askForReset(email, headers);
    const [text] = await mailsTo(accounts.fixture, email, 'reset-password');
    const links = text?.match(/https?:\/\/\S+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(new URL(link).origin).toBe('http://localhost:3000');
    expect(text).not.toContain('evil');
  });

  it('an unknown address is answered the same, and gets no mail', async () => {
    const email = newEmail();
    const response = await ask('/api/auth/forgot-password', post({ email }));
    expect([response.status, await response.text()]).toEqual([200, '{"success":true}']);
    // Behind it in the same queue of one connection.
    const known = newEmail();
    await signUp(accounts.fixture, known);
    await askForReset(known);
    expect(await mailsTo(accounts.fixture, email, 'reset-password')).toEqual([]);
  });

  it('is limited to five requests an hour per mailbox, from all callers together', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked += 1)
      statuses.push((await ask('/api/auth/forgot-password', post({ email }))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('a common password is refused and the link still works', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const token = await askForReset(email);
    expect((await ask('/api/auth/reset-password', post({ token, password: 'Sunshine' }))).status).toBe(400);
    expect((await ask('/api/auth/reset-password', post({ token, password: OTHER }))).status).toBe(200);
  });

  it('is the way in for an owner whose account was made to wait', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    for (let failed = 0; failed < 10; failed += 1) await login(email, 'a wrong guess');
    expect((await login(email, PASSWORD)).status).toBe(429);
    const token = await askForReset(email);
    expect((await ask('/api/auth/reset-password', post({ token, password: OTHER }))).status).toBe(200);
    expect((await login(email, OTHER)).status).toBe(200);
  });
});
