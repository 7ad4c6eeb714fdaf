import { deleteSessionByToken } from '../../store/accounts/account-sessions.ts';
import type { AccountServices } from './account-services.ts';
import { hashToken } from './token-hash.ts';

/** Ends a session on the server (ASVS 7.4.1). A token that is none, or has ended, is as good as logged out. */
export async function logOut({ core }: AccountServices, token: string | null): Promise<void> {
  if (token !== null) await deleteSessionByToken(core.database.orm, hashToken(token));
}
