import { deleteSessionByToken } from '../../store/accounts/account-sessions.ts';
import { findSignInState, renewPasswordHash } from '../../store/accounts/accounts.ts';
import { apiError } from '../api-error.ts';
import { parseEmailAddress } from '../mail/parse-email-address.ts';
import type { Viewer } from '../viewer.ts';
import { countSignIn } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';
import type { SignedIn } from './auth-engine.ts';
import { claimAnonymousSession } from './claim-anonymous-session.ts';
import { endOwnSession } from './end-own-session.ts';
import { makeKnownBrowser, readKnownBrowser } from './known-browser.ts';
import type { RegisterInput, SignedInBrowser } from './register-account.ts';
import { hashToken } from './token-hash.ts';

export interface LogInInput extends RegisterInput {
  /** The cookie that proves an earlier sign-in from this browser. */
  readonly knownBrowser: string | null;
}

/**
 * Signs in; the audits of this browser move to the account, and its earlier session ends. Throws 401 with the same message
 * and after the same work for a wrong password and an unknown address, 403 for a suspended account once the password was
 * right, 429 for too many attempts, 503 when too many sign in at once.
 */
export async function logIn(accounts: AccountServices, viewer: Viewer, input: LogInInput): Promise<SignedInBrowser> {
  const { core } = accounts;
  const { orm } = core.database;
  const parsed = parseEmailAddress(input.email.trim());
  if (!parsed.ok) throw wrongCredentials();
  const email = parsed.address;
  const knownBrowser = readKnownBrowser(core.secret, email, input.knownBrowser);
  const { addressKey, wideNetworkKeys = [] } = viewer;
  const who = { email, knownBrowser, addressKey, wideNetworkKeys };
  const attempt = await orm.transaction((tx) => countSignIn(core, tx, who));
  const auth = await accounts.auth();
  const { password, userAgent } = input;
  const signedIn = await accounts.passwords
    .forNetwork(viewer, () => auth.signIn({ email, password, userAgent }))
    .catch(async (error: unknown) => {
      await attempt.takeBack(orm);
      throw error;
    });
  if (signedIn === null) {
    core.log.info('sign_in_failed', { client: addressKey });
    throw wrongCredentials();
  }
  await keepOnlyRightful(accounts, signedIn, input.password);
  await orm.transaction(async (tx) => {
    await attempt.succeed(tx);
    await endOwnSession(tx, viewer);
    if (viewer.visitorSessionId !== null) await claimAnonymousSession(tx, viewer.visitorSessionId, signedIn.userId);
  });
  core.log.info('signed_in', { userId: signedIn.userId });
  return { userId: signedIn.userId, token: signedIn.token, knownBrowser: makeKnownBrowser(core.secret, email) };
}

/**
 * Ends the new session again when the account is suspended, or its password changed during the check. Otherwise renews a
 * hash that is cheaper than today's parameters.
 */
async function keepOnlyRightful(
  { core, passwords }: AccountServices,
  { userId, token, passwordHash }: SignedIn,
  password: string,
): Promise<void> {
  const { orm } = core.database;
  const state = await findSignInState(orm, userId);
  const isSuperseded = state === null || state.passwordHash !== passwordHash;
  if (isSuperseded || state.suspendedAt !== null) {
    await deleteSessionByToken(orm, hashToken(token));
    if (isSuperseded) throw wrongCredentials();
    throw apiError('forbidden', 'This account is suspended. Please write to the operator of this site.');
  }
  if (!passwords.isOutdated(passwordHash)) return;
  const renewed = await passwords.hash(password);
  await renewPasswordHash(orm, userId, { old: passwordHash, renewed }, new Date(core.now()));
}

function wrongCredentials(): Error {
  return apiError('wrong-credentials', 'Please check your credentials and try again.');
}
