import { confirmEmail, replaceEmail } from '../../store/accounts/accounts.ts';
import { deleteAllMailedTokens } from '../../store/accounts/mailed-tokens.ts';
import type { Orm } from '../../store/database/database.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeEmailChangedNote } from '../mail/templates/email-changed-note.ts';
import type { Viewer } from '../viewer.ts';
import { countLinkUse } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';
import { type MailedProof, makeMailKey } from './mailed-link.ts';
import { takeMailedProof } from './mailed-token.ts';

/** The error for a mailed link that is invalid or expired. */
export function linkExpired(): Error {
  return apiError('link-expired', 'This link was used already, or is too old. Please ask for a new one.');
}

/**
 * Confirms an address, or replaces the old one by a confirmed new one, with the token of a mailed link. Returns the current
 * address. Throws 410 for a link that does not work, 409 when another account has the address by now, 429.
 */
export async function verifyEmail({ core }: AccountServices, viewer: Viewer, token: string): Promise<string> {
  const { orm } = core.database;
  await orm.transaction((tx) => countLinkUse(core, tx, viewer));
  // Thrown outside the transaction: a rollback would make the used link work again.
  const used = await orm.transaction(async (tx) => {
    const proof = await takeMailedProof(core, tx, token, ['verify-email', 'change-email']);
    if (proof === null) return null;
    if (proof.purpose === 'change-email') return { proof, counts: await changeNow(core, tx, proof, token) };
    return (await confirmEmail(tx, proof.userId, proof.email, new Date(core.now()))) ? { proof, counts: true } : null;
  });
  if (used === null) throw linkExpired();
  const { proof, counts } = used;
  if (!counts) throw apiError('email-taken', 'There is already an account with this email address.');
  core.wakeTasks();
  core.log.info('email_confirmed', { userId: proof.userId, purpose: proof.purpose });
  return proof.email;
}

/** Voids links mailed to the old address too. False when another account has the new one by now. */
async function changeNow(core: CoreServices, tx: Orm, { userId, email }: MailedProof, token: string): Promise<boolean> {
  const { publicUrl } = core.config;
  const replaced = await replaceEmail(tx, userId, email, new Date(core.now()));
  if (replaced === null) return false;
  await deleteAllMailedTokens(tx, userId);
  const accountLink = new URL('/account/settings', publicUrl).href;
  const message = writeEmailChangedNote(publicUrl, { step: 'changed', accountLink });
  await queueMail(core, tx, { uniqueKey: makeMailKey('email-changed', token), to: replaced.oldEmail, userId, message });
  return true;
}
