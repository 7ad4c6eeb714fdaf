import { deleteSessionByToken } from '../../store/accounts/account-sessions.ts';
import type { AccountServices } from './account-services.ts';
import { hashToken } from './token-hash.ts';

/** Ends a session on the server (ASVS 7.4.1). An invalid or expired token is not an error. */
export async function logOut({ core }: AccountServices, token: string | null): Promise<void> {
  if (token !== null) await deleteSessionByToken(core.database.orm, hashToken(token));
}
