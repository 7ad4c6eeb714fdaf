import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { credentials, users } from '#server/store/accounts/account-schema.ts';
import { withAccountEndpoints } from '#test/account-endpoints.ts';
import { findAccountId, PASSWORD, signUp } from '#test/account-fixture.ts';
import { post, QUICK_COST } from '#test/server-fixture.ts';
import { PasswordHashes } from './password-hashes.ts';

const accounts = withAccountEndpoints();
const { newEmail, login, register } = accounts;

describe('row 123: passwords', () => {
  it.each([
    ['seven characters', '1234 67', 400],
    ['1,025 bytes', 'x'.repeat(1025), 400],
    ['1,026 bytes in 513 letters', 'é'.repeat(513), 400],
    ['one of the most used', 'Password1', 400],
    ['a number', 12345678, 400],
    ['eight characters', '9 chars!', 200],
    ['1,024 bytes', 'x'.repeat(1024), 200],
    ['NUL inside', 'before\0after', 200],
    ['spaces around', '  spaced out  ', 200],
    ['emoji', '🔑🗝️🔑🗝️🔑🗝️🔑', 200],
  ])('%s', async (_, password, status) => {
    const email = newEmail();
    const send = (typed: unknown) =>
      accounts.fixture.service.app.request('/api/auth/register', post({ email, password: typed }));
    expect((await send(password)).status).toBe(status);
    if (status !== 200 || typeof password !== 'string') return;
    expect((await login(email, password)).status).toBe(200);
    expect((await login(email, `${password} `)).status).toBe(password.length === 1024 ? 400 : 401);
    expect((await login(email, password.slice(0, -1))).status).toBe(401);
  });

  it('one megabyte is refused before it is read', async () => {
    expect((await register(newEmail(), 'x'.repeat(1_000_000))).status).toBe(413);
  });

  it('not one’s own address', async () => {
    const email = newEmail();
    expect((await register(email, email)).status).toBe(400);
  });

  /** From the tests of the reference implementation: the password is "password". */
  const weak = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  const setHash = (id: string, password: string) =>
    accounts.fixture.database.orm.update(credentials).set({ password }).where(eq(credentials.userId, id));

  it('a hash cheaper than today’s is renewed at the next login', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const id = await findAccountId(accounts.fixture, email);
    await setHash(id, weak);
    expect((await login(email, 'password')).status).toBe(200);
    const [row] = await accounts.fixture.database.orm.select().from(credentials).where(eq(credentials.userId, id));
    expect(row?.password).toContain(`$argon2id$v=19$m=${QUICK_COST.memory},t=${QUICK_COST.passes},p=1$`);
    expect((await login(email, 'password')).status).toBe(200);
  });

  it('a password set while a cheap hash is renewed stays', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const id = await findAccountId(accounts.fixture, email);
    await setHash(id, weak);
    const another = weak.replace('nf65', 'AAAA');
    const hash = vi.spyOn(PasswordHashes.prototype, 'hash').mockImplementation(async () => {
      await setHash(id, another);
      return weak;
    });
    await login(email, 'password');
    expect(hash).toHaveBeenCalledOnce();
    hash.mockRestore();
    const [row] = await accounts.fixture.database.orm.select().from(credentials).where(eq(credentials.userId, id));
    expect(row?.password).toBe(another);
  });
});

describe('row 124: addresses', () => {
  it('one mailbox is one account, however it is typed', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    for (const typed of [email.toUpperCase(), ` ${email}`, `${email}\t`]) {
      expect((await register(typed, PASSWORD)).status).toBe(409);
      expect((await login(typed, PASSWORD)).status).toBe(200);
    }
  });

  it('plus-tags and dots are kept as typed', async () => {
    const base = 'a.b1';
    for (const local of [base, base.replace('.', ''), `${base}+tag`])
      expect((await register(`${local}@porchlight.example`, PASSWORD)).status).toBe(200);
  });

  it.each([
    'no at',
    'a@b@porchlight.example',
    'a＠porchlight.example',
    'a﹫porchlight.example',
    'á@porchlight.example',
    'a@porchlight.example,b@porchlight.example',
    'a@porchlight.example\r\nBcc: b@porchlight.example',
    '"a b"@porchlight.example',
    'a <b@porchlight.example>',
    'a@localhost',
    'a@127.0.0.1',
    `${'a'.repeat(65)}@porchlight.example`,
  ])('%j is none', async (typed) => {
    expect((await register(typed, PASSWORD)).status).toBe(400);
    expect((await login(typed, PASSWORD)).status).toBe(401);
  });

  it('fifty sign-ups of one address at once give one account', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(email, PASSWORD)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 200).every((status) => status === 409 || status === 429)).toBe(true);
    const rows = await accounts.fixture.database.orm.select().from(users).where(eq(users.email, email));
    expect(rows).toHaveLength(1);
    const kept = await accounts.fixture.database.orm
      .select()
      .from(credentials)
      .where(eq(credentials.userId, rows[0]?.id ?? ''));
    expect(kept).toHaveLength(1);
  });
});
