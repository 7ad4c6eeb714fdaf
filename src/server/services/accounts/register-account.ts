import { apiError } from '../api-error.ts';
import type { Viewer } from '../viewer.ts';
import { countSignUp } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';
import { claimAnonymousSession } from './claim-anonymous-session.ts';
import { endOwnSession } from './end-own-session.ts';
import { makeKnownBrowser } from './known-browser.ts';
import { mailVerification } from './mail-verification.ts';
import { requireEmail, requireUncommon } from './read-credentials.ts';

export interface RegisterInput {
  readonly email: string;
  readonly password: string;
  readonly userAgent: string;
}

/** The two cookies for the browser. */
export interface SignedInBrowser {
  readonly userId: string;
  readonly token: string;
  readonly knownBrowser: string;
}

/**
 * Creates an account and signs it in; the audits of this browser move to it. Throws 400 for an unusable address or
 * password, 409 when the account exists, 429 for too many attempts, 503 when too many sign in at once.
 */
export async function registerAccount(
  accounts: AccountServices,
  viewer: Viewer,
  input: RegisterInput,
): Promise<SignedInBrowser> {
  const { core } = accounts;
  const { orm } = core.database;
  const email = requireEmail(input.email);
  await requireUncommon(input.password, email);
  await orm.transaction((tx) => countSignUp(core, tx, email, viewer));
  const auth = await accounts.auth();
  const made = await accounts.passwords.forNetwork(viewer, () =>
    auth.signUp({ email, password: input.password, userAgent: input.userAgent }),
  );
  if (made === null)
    throw apiError('email-taken', 'There is already an account with this email address. Please log in instead.');
  await orm.transaction(async (tx) => {
    await endOwnSession(tx, viewer);
    if (viewer.visitorSessionId !== null) await claimAnonymousSession(tx, viewer.visitorSessionId, made.userId);
  });
  await mailVerification(accounts, { id: made.userId, email });
  core.log.info('account_created', { userId: made.userId });
  return { userId: made.userId, token: made.token, knownBrowser: makeKnownBrowser(core.secret, email) };
}
