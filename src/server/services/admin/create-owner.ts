import { deleteAllSessions, saveRole } from '../../store/admin/admin-users.ts';
import { requireEmail, requireUncommon } from '../accounts/read-credentials.ts';
import { apiError } from '../api-error.ts';
import type { AdminServices } from './admin-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';

const USER_AGENT = 'terminal';

/**
 * Creates an owner account. It is not signed in, and its address is not marked as confirmed. Throws 400 for an unusable
 * address or password, 409 when the account exists: it is not promoted silently, since anybody may have signed up with the
 * address.
 */
export async function createOwner(
  { core, accounts }: Pick<AdminServices, 'core' | 'accounts'>,
  by: Operating,
  input: { readonly email: string; readonly password: string; readonly reason: string },
): Promise<{ userId: string; email: string }> {
  const { actor } = requireOperator(by, 'owner');
  const email = requireEmail(input.email);
  await requireUncommon(input.password, email);
  const auth = await accounts.auth();
  const made = await auth.signUp({ email, password: input.password, userAgent: USER_AGENT });
  if (made === null) throw apiError('email-taken', 'There is an account with this email address already.');
  const { userId } = made;
  await core.database.orm.transaction(async (tx) => {
    // Signing up opens a session; its token was given to nobody.
    await deleteAllSessions(tx, userId);
    await saveRole(tx, userId, 'owner', new Date(core.now()));
    const details = { role: 'owner' };
    await recordOperatorAction(tx, core, {
      actor,
      action: 'account-created',
      subject: email,
      reason: input.reason,
      details,
    });
  });
  return { userId, email };
}
