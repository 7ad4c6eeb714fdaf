import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { countAccountMail } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';
import { mailVerification } from './mail-verification.ts';

/** Mails the confirmation link again, unless the address is confirmed. Throws 401 for a visitor, 429 for too many. */
export async function resendVerification(accounts: AccountServices, viewer: Viewer): Promise<void> {
  const account = requireAccount(viewer);
  if (account.emailVerified) return;
  const { core } = accounts;
  await core.database.orm.transaction((tx) => countAccountMail(core, tx, account.email, viewer));
  await mailVerification(accounts, account);
}
