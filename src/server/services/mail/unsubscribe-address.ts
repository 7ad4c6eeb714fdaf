import { insertSuppression } from '../../store/mail/mail-suppressions.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

/**
 * Suppresses everything but mails about the account for the address of a signed link: a password reset must still work.
 * Idempotent. Throws 400 for an invalid token.
 */
export async function unsubscribeAddress(core: CoreServices, token: string): Promise<void> {
  const email = readUnsubscribeToken(core, token);
  if (email === null)
    throw apiError('invalid-request', 'This link is not complete. Please open it from the message again.');
  const createdAt = new Date(core.now());
  await insertSuppression(core.database.orm, { email, reason: 'unsubscribe', note: null, createdAt });
}
