import { findSignInState } from '../../store/accounts/accounts.ts';
import { apiError } from '../api-error.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer, ViewerAccount } from '../viewer.ts';
import { countSignIn } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';

/** An account whose owner has just entered the password in a browser session. */
export interface ConfirmedAccount extends ViewerAccount {
  readonly sessionId: string;
}

/**
 * The account, after checking its password: somebody who finds an open session must not take the account over (ASVS 6.2.3,
 * 7.5.1). Failures count for this session only, so that they cannot block the owner elsewhere. Throws 401 for a visitor,
 * 403 for a wrong password and for an API key, 429 for too many, 503.
 */
export async function requireCurrentPassword(
  { core, passwords }: AccountServices,
  viewer: Viewer,
  typed: string,
): Promise<ConfirmedAccount> {
  const account = requireAccount(viewer);
  const { sessionId } = account;
  if (sessionId === null) throw apiError('forbidden', 'API keys do not work here. Please log in with a browser.');
  const { orm } = core.database;
  const who = { email: account.email, knownBrowser: sessionId, addressKey: viewer.addressKey };
  const attempt = await orm.transaction((tx) => countSignIn(core, tx, who));
  const kept = await findSignInState(orm, account.id);
  const verify = () => passwords.verify(kept?.passwordHash ?? '', typed);
  const isRight = await passwords.forNetwork(viewer, verify).catch(async (error: unknown) => {
    await attempt.takeBack(orm);
    throw error;
  });
  if (!isRight) throw apiError('wrong-password', 'The current password is not right.');
  await attempt.succeed(orm);
  return { ...account, sessionId };
}
