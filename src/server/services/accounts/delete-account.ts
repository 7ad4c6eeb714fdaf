import {
  deleteAccountRows,
  hasOtherOwner,
  selectRunningSubscriptionIds,
} from '../../store/accounts/account-deletion.ts';
import { lockAccount } from '../../store/accounts/accounts.ts';
import { deleteAllMailedTokens } from '../../store/accounts/mailed-tokens.ts';
import { forgetFailures } from '../../store/accounts/sign-in-failures.ts';
import { apiError } from '../api-error.ts';
import type { Viewer } from '../viewer.ts';
import type { AccountServices } from './account-services.ts';
import { emailKey } from './known-browser.ts';
import { requireCurrentPassword } from './require-current-password.ts';

/**
 * Deletes the account with all its data in one transaction. A running subscription is cancelled by a task that does not
 * depend on the rows. Throws 403 when the password is wrong or the account is the last owner of this server, 429, 503.
 */
export async function deleteAccount(accounts: AccountServices, viewer: Viewer, currentPassword: string): Promise<void> {
  const { core } = accounts;
  const account = await requireCurrentPassword(accounts, viewer, currentPassword);
  await core.database.orm.transaction(async (tx) => {
    if (account.role === 'owner' && !(await hasOtherOwner(tx, account.id)))
      throw apiError('forbidden', 'This is the last account that runs this server. Make somebody else an owner first.');
    if (!(await lockAccount(tx, account.id))) return;
    for (const subscriptionId of await selectRunningSubscriptionIds(tx, account.id))
      await core.addTask(tx, { kind: 'end-subscription', subscriptionId });
    await deleteAllMailedTokens(tx, account.id);
    await forgetFailures(tx, emailKey(core.secret, account.email));
    await deleteAccountRows(tx, account);
  });
  core.wakeTasks();
  core.log.info('account_deleted', { userId: account.id });
}
