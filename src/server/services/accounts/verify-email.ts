import { confirmEmail, replaceEmail } from '../../store/accounts.ts';
import { deleteAllMailedTokens } from '../../store/mailed-tokens.ts';
import { refuse } from '../api-error.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeEmailChangedNote } from '../mail/templates/email-changed-note.ts';
import type { Viewer } from '../viewer.ts';
import { countLinkUse } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';
import { type MailedProof, mailKeyOf, readProof } from './mailed-link.ts';

/** The sentence for a mailed link that does not work (any more). */
export function linkExpired(): Error {
  return refuse('link-expired', 'This link was used already, or is too old. Please ask for a new one.');
}

/**
 * Confirms an address, or puts a confirmed new one in the place of the old, with the token of a mailed link. Gives the
 * address that counts now. Throws 410 for a link that does not work, 409 when the address is another account's by now, 429.
 */
export async function verifyEmail(accounts: AccountServices, viewer: Viewer, token: string): Promise<string> {
  const { core } = accounts;
  await core.database.orm.transaction((tx) => countLinkUse(core, tx, viewer.addressKey));
  const auth = await accounts.auth();
  const value = await auth.takeMailed(token);
  const proof = value === null ? null : readProof(value);
  if (proof === null) throw linkExpired();
  switch (proof.purpose) {
    case 'verify-email':
      if (!(await confirmEmail(core.database.orm, proof.userId, proof.email, new Date(core.now()))))
        throw linkExpired();
      break;
    case 'change-email':
      await changeNow(accounts, proof, token);
      break;
    default:
      proof.purpose satisfies never;
  }
  core.log.info('email-confirmed', { userId: proof.userId, purpose: proof.purpose });
  return proof.email;
}

/** Links that were mailed to the old address die with it. */
async function changeNow({ core }: AccountServices, { userId, email }: MailedProof, token: string): Promise<void> {
  const { publicUrl } = core.config;
  await core.database.orm.transaction(async (tx) => {
    const replaced = await replaceEmail(tx, userId, email, new Date(core.now()));
    if (replaced === null) throw refuse('email-taken', 'There is already an account with this e-mail address.');
    await deleteAllMailedTokens(tx, userId);
    const accountLink = new URL('/account/settings', publicUrl).href;
    const message = writeEmailChangedNote(publicUrl, { step: 'changed', accountLink });
    await queueMail(core, tx, { uniqueKey: mailKeyOf('email-changed', token), to: replaced.oldEmail, userId, message });
  });
  core.wakeTasks();
}
