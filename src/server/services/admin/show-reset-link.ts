import { deleteResetTokens } from '../../store/mailed-tokens.ts';
import { mailedLink } from '../accounts/mailed-link.ts';
import { hashToken } from '../accounts/token-hash.ts';
import { refuse } from '../api-error.ts';
import type { AdminServices } from './admin-services.ts';
import type { TERMINAL } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';
import { requireUser } from './require-user.ts';

/**
 * A link for a new password, for whoever sits at the terminal: nowhere else is one shown to an operator. The newest link is
 * the only one that works. Throws 404 for an unknown account, 409 for a suspended one.
 */
export async function showResetLink(
  { core, accounts }: Pick<AdminServices, 'core' | 'accounts'>,
  actor: typeof TERMINAL,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<string> {
  const { orm } = core.database;
  const email = await orm.transaction(async (tx) => {
    const user = await requireUser(tx, userId);
    if (user.suspendedAt !== null) throw refuse('not-ready', 'This account is suspended. Let it in again first.');
    const entry = { actor, action: 'reset-link-shown', subject: user.email, reason, details: {} } as const;
    await recordOperatorAction(tx, core, entry);
    return user.email;
  });
  const links: string[] = [];
  const auth = await accounts.auth();
  await auth.requestReset(email, async (reset) => {
    await deleteResetTokens(orm, reset.userId, hashToken(`reset-password:${reset.token}`));
    links.push(mailedLink(core.config.publicUrl, '/reset-password', reset.token));
  });
  const [link] = links;
  if (link === undefined) throw refuse('not-found', 'There is no such account.');
  return link;
}
