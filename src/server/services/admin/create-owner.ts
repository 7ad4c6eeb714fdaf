import { deleteAllSessions, saveRole } from '../../store/admin/admin-users.ts';
import { requireEmail, requireUncommon } from '../accounts/read-credentials.ts';
import { apiError } from '../api-error.ts';
import type { AdminServices } from './admin-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';

const USER_AGENT = 'terminal';

/**
 * Makes an account that is an owner. Nobody is signed in by it, and its address is not taken for confirmed. Throws 400 for
 * an address or password that cannot be used, 409 when there is such an account: it is not made an owner silently, since
 * anybody may have signed up with the address before.
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
  if (made === null) throw apiError('email-taken', 'There is an account with this e-mail address already.');
  const { userId } = made;
  await core.database.orm.transaction(async (tx) => {
    // Signing up signs in, and nobody has the token.
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
