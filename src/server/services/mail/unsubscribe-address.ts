import { insertSuppression } from '../../store/mail/mail-suppressions.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

/**
 * Sends nothing more to the address of a signed link except what is about its account: a new password must still be
 * possible. Doing it twice is as good as once. Throws 400 for a token that is not of ours.
 */
export async function unsubscribeAddress(core: CoreServices, token: string): Promise<void> {
  const email = readUnsubscribeToken(core, token);
  if (email === null)
    throw apiError('invalid-request', 'This link is not complete. Please open it from the message again.');
  const createdAt = new Date(core.now());
  await insertSuppression(core.database.orm, { email, reason: 'unsubscribe', note: null, createdAt });
}
