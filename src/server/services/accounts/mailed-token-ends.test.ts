import { describe, expect, it } from 'vitest';
import { verifications } from '#server/store/accounts/account-schema.ts';
import { listSessionsEndpoint } from '#shared/api/account.ts';
import { fetchCurrentUser, withAccountEndpoints } from '#test/account-endpoints.ts';
import { findAccountId, mailsTo, openAccount, PASSWORD, signIn, signUp, tokenIn } from '#test/account-fixture.ts';
import { post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { TERMINAL } from '../admin/operator.ts';
import { showResetLink } from '../admin/show-reset-link.ts';

const accounts = withAccountEndpoints({ PUBLIC_URL: 'http://localhost:3000' });
const { newEmail, ask, askForReset } = accounts;

const OTHER = 'another good long password';
const THIRD = 'a third password, just as long';

interface Scene {
  readonly email: string;
  readonly owner: ServiceFixture['ask'];
  /** Somebody who knew the password, signed in elsewhere. */
  readonly intruder: ServiceFixture['ask'];
  readonly userId: string;
}

async function openScene(): Promise<Scene> {
  const email = newEmail();
  const owner = await signUp(accounts.fixture, email);
  const intruder = await signIn(accounts.fixture, email);
  return { email, owner, intruder, userId: await findAccountId(accounts.fixture, email) };
}

interface Token {
  readonly token: string;
  /** Uses it; 410 once it is void. */
  use(): Promise<number>;
}

/** Every kind of link that we mail, and what using it takes. */
const TOKENS: Readonly<Record<string, (scene: Scene) => Promise<Token>>> = {
  'confirmation of the address': async ({ email }) => {
    const token = tokenIn((await mailsTo(accounts.fixture, email, 'verify-email'))[0]);
    return { token, use: async () => (await ask('/api/auth/verify-email', post({ token }))).status };
  },
  'change of the address': async ({ intruder }) => {
    const next = newEmail();
    const asked = await intruder('/api/account/email', post({ currentPassword: PASSWORD, email: next }));
    expect(asked.status).toBe(202);
    const token = tokenIn((await mailsTo(accounts.fixture, next, 'email-change-confirm'))[0]);
    return { token, use: async () => (await ask('/api/auth/verify-email', post({ token }))).status };
  },
  'new password': async ({ email }) => {
    const token = await askForReset(email);
    return { token, use: async () => (await ask('/api/auth/reset-password', post({ token, password: THIRD }))).status };
  },
};

const asOperator = async (path: string, body: unknown) => {
  const operator = await openAccount(accounts.fixture, { role: 'owner' });
  const response = await operator.ask(path, post(body));
  expect(response.status, await response.clone().text()).toBeLessThan(300);
};
const reason = 'agreed by telephone';

/** Everything that takes an account back. */
const EVENTS: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'a password reset': async ({ email }) => {
    const token = await askForReset(email);
    expect((await ask('/api/auth/reset-password', post({ token, password: OTHER }))).status).toBe(200);
  },
  'a password change': async ({ owner }) => {
    const changed = await owner('/api/account/password', post({ currentPassword: PASSWORD, newPassword: OTHER }));
    expect(changed.status).toBe(200);
  },
  'signing the others out': async ({ owner }) => {
    expect((await owner('/api/account/sessions/revoke-others', { method: 'POST' })).status).toBe(200);
  },
  'signing one other out': async ({ owner }) => {
    const { sessions } = listSessionsEndpoint.response.parse(await (await owner('/api/account/sessions')).json());
    const other = sessions.find(({ isThisOne }) => !isThisOne);
    expect((await owner(`/api/account/sessions/${other?.id}`, { method: 'DELETE' })).status).toBe(200);
  },
  'ending all access': async ({ owner }) => {
    expect((await owner('/api/account/access/end', { method: 'POST' })).status).toBe(200);
  },
  'a suspension that was taken back': async ({ userId }) => {
    await asOperator(`/api/admin/users/${userId}/suspend`, { suspended: true, reason });
    await asOperator(`/api/admin/users/${userId}/suspend`, { suspended: false, reason });
  },
  'being signed out by the operator': ({ userId }) => asOperator(`/api/admin/users/${userId}/sign-out`, { reason }),
  'a reset mailed by the operator': ({ userId }) => asOperator(`/api/admin/users/${userId}/password-reset`, { reason }),
  'a reset shown at the terminal': async ({ userId }) => {
    const { core } = accounts.fixture.service.admin;
    await showResetLink({ core }, TERMINAL, { userId, reason });
  },
  'another address': async ({ owner }) => {
    const next = newEmail();
    await owner('/api/account/email', post({ currentPassword: PASSWORD, email: next }));
    const token = tokenIn((await mailsTo(accounts.fixture, next, 'email-change-confirm'))[0]);
    expect((await ask('/api/auth/verify-email', post({ token }))).status).toBe(200);
  },
};

const pairs = Object.keys(TOKENS).flatMap((token) => Object.keys(EVENTS).map((event) => ({ token, event })));

describe('mailed links', () => {
  it.each(Object.keys(TOKENS))('work when nothing happens: %s', async (name) => {
    const link = await TOKENS[name]?.(await openScene());
    expect(await link?.use()).toBe(200);
  });

  it.each(pairs)('$token is void after $event', async ({ token: name, event }) => {
    const scene = await openScene();
    const link = await TOKENS[name]?.(scene);
    await EVENTS[event]?.(scene);
    expect(await link?.use()).toBe(410);
  });

  it('do not work under another password, even where the row is still there', async () => {
    const scene = await openScene();
    const link = await TOKENS['change of the address']?.(scene);
    const rows = await accounts.fixture.database.orm.select().from(verifications);
    await EVENTS['a password change']?.(scene);
    await accounts.fixture.database.orm.insert(verifications).values(rows).onConflictDoNothing();
    expect(await link?.use()).toBe(410);
    expect(await fetchCurrentUser(scene.owner)).toMatchObject({ email: scene.email });
  });

  it('are not made for a suspended account', async () => {
    const { email, userId } = await openScene();
    await asOperator(`/api/admin/users/${userId}/suspend`, { suspended: true, reason });
    const known = newEmail();
    await signUp(accounts.fixture, known);
    expect((await ask('/api/auth/forgot-password', post({ email }))).status).toBe(200);
    await askForReset(known);
    expect(await mailsTo(accounts.fixture, email, 'reset-password')).toEqual([]);
  });
});

describe('taking an account over', () => {
  it('a change of the address that an intruder asked for does not survive the owner’s reset', async () => {
    const { email, intruder } = await openScene();
    const own = newEmail();
    await intruder('/api/account/email', post({ currentPassword: PASSWORD, email: own }));
    const pending = tokenIn((await mailsTo(accounts.fixture, own, 'email-change-confirm'))[0]);
    const reset = await askForReset(email);
    expect((await ask('/api/auth/reset-password', post({ token: reset, password: OTHER }))).status).toBe(200);

    expect((await ask('/api/auth/verify-email', post({ token: pending }))).status).toBe(410);
    await ask('/api/auth/forgot-password', post({ email: own }));
    const owner = visitor(accounts.fixture.service);
    expect((await owner('/api/auth/login', post({ email, password: OTHER }))).status).toBe(200);
    expect(await fetchCurrentUser(owner)).toMatchObject({ email });
    expect(await mailsTo(accounts.fixture, own, 'reset-password')).toEqual([]);
  });
});
