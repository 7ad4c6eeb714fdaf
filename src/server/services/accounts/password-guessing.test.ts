import { describe, expect, it } from 'vitest';
import { signInFailures } from '#server/store/accounts/account-schema.ts';
import { rateLimits } from '#server/store/audits/audit-schema.ts';
import { getSetCookie, withAccountEndpoints } from '#test/account-endpoints.ts';
import { PASSWORD, signUp } from '#test/account-fixture.ts';
import { post } from '#test/server-fixture.ts';

const accounts = withAccountEndpoints();
const { newEmail, login, register } = accounts;

describe('row 121: guessing', () => {
  it('makes an account wait longer and longer, from wherever it is guessed at, but not the browser of its owner', async () => {
    const email = newEmail();
    const owner = await signUp(accounts.fixture, email);
    for (let failed = 0; failed < 10; failed += 1)
      expect((await login(email, `wrong guess ${failed}`)).status).toBe(401);
    const eleventh = await login(email, PASSWORD);
    expect(eleventh.status).toBe(429);
    expect(await eleventh.json()).toMatchObject({
      error: 'Too many attempts. Wait a little and try again, or ask for a new password.',
    });
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(25);
    expect(Number(eleventh.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    // Somebody else has made the account wait; its owner, at a browser that signed in before, does not.
    await owner('/api/auth/logout', { method: 'POST' });
    expect((await owner('/api/auth/login', post({ email, password: PASSWORD }))).status).toBe(200);

    accounts.fixture.advanceClock(31_000);
    expect((await login(email, 'wrong guess 11')).status).toBe(401);
    const again = await login(email, 'wrong guess 12');
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
    // Never a hard lock: after the wait the right password gets in, and all is forgotten.
    accounts.fixture.advanceClock(61_000);
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect((await login(email, 'wrong guess 13')).status).toBe(401);
  });

  it('counts parallel guesses one by one, before any of them is hashed', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => login(email, `guess number ${index}`)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  it('the longest wait is a quarter of an hour', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    for (let failed = 0; failed < 10; failed += 1) await login(email, 'wrong one here');
    await accounts.fixture.database.orm.update(signInFailures).set({ count: 1000 });
    const retryAfter = Number((await login(email, PASSWORD)).headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(890);
    expect(retryAfter).toBeLessThanOrEqual(900);
  });

  it('one password on many accounts from one address ends after thirty, and right ones do not count', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    for (let right = 0; right < 3; right += 1) expect((await login(email, PASSWORD)).status).toBe(200);
    const answers: number[] = [];
    for (let tried = 0; tried < 33; tried += 1) answers.push((await login(newEmail(), 'spring and summer')).status);
    expect(answers.indexOf(429)).toBe(30);
    expect(answers.slice(30)).toEqual([429, 429, 429]);
  });

  it('a cookie of another account, or a made-up one, opens no count of its own', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const other = newEmail();
    const made = await register(other, PASSWORD);
    const foreign = getSetCookie(made, 'porchlight_known_browser');
    const madeUp = `porchlight_known_browser=${'a'.repeat(22)}.${'b'.repeat(43)}`;
    for (let failed = 0; failed < 5; failed += 1) {
      await login(email, 'wrong one here', { cookie: foreign });
      await login(email, 'wrong one here', { cookie: madeUp });
    }
    expect((await login(email, PASSWORD, { cookie: foreign })).status).toBe(429);
  });

  it('a known browser that guesses waits too', async () => {
    const email = newEmail();
    const ask = await signUp(accounts.fixture, email);
    for (let failed = 0; failed < 10; failed += 1)
      await ask('/api/auth/login', post({ email, password: 'wrong one here' }));
    expect((await ask('/api/auth/login', post({ email, password: PASSWORD }))).status).toBe(429);
  });
});

describe('guessing from one network', () => {
  const proxied = withAccountEndpoints({ TRUST_PROXY: '1' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const wrong = (address: string) => proxied.login(proxied.newEmail(), 'spring and summer', from(address));
  const statusesOf = async (addresses: readonly string[]) => {
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await wrong(address)).status);
    return statuses;
  };
  const nth = (index: number) => index.toString(16);

  it.each([
    ['an IPv6 /56', 90, (index: number) => `2001:db8:1:${nth(index % 256)}::1`],
    ['an IPv6 /48', 180, (index: number) => `2001:db8:2:${nth((index * 256) % 65_536)}::${nth(index)}`],
    ['an IPv4 /24', 90, (index: number) => `198.51.100.${index % 256}`],
  ])('ends for %s, and for nobody else', async (_what, limit, address) => {
    const email = proxied.newEmail();
    await signUp(proxied.fixture, email);
    const statuses = await statusesOf(Array.from({ length: limit + 5 }, (_, index) => address(index)));
    expect(statuses.indexOf(429)).toBe(limit);
    for (const other of ['2001:db8:ffff::1', '203.0.113.9'])
      expect((await proxied.login(email, PASSWORD, from(other))).status).toBe(200);
  });

  it('no number of wrong ones by everybody refuses a right one', async () => {
    const email = proxied.newEmail();
    await signUp(proxied.fixture, email);
    const { orm } = proxied.fixture.database;
    await wrong('203.0.113.1');
    await orm.update(rateLimits).set({ count: 1_000_000 });
    expect((await wrong('203.0.113.1')).status).toBe(429);
    expect((await proxied.login(email, PASSWORD, from('2001:db8:aaaa::1'))).status).toBe(200);
  });
});
