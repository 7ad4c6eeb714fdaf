import type { OpenAccess } from '#shared/api/account-access.ts';
import { deleteOtherSessions } from '../../store/accounts/account-sessions.ts';
import { confirmEmail, findEmail, savePasswordHash } from '../../store/accounts/accounts.ts';
import { forgetFailures } from '../../store/accounts/sign-in-failures.ts';
import type { Orm } from '../../store/database/database.ts';
import type { CoreServices } from '../core-services.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writePasswordChangedNote } from '../mail/templates/password-changed-note.ts';
import type { Viewer } from '../viewer.ts';
import { countLinkUse } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';
import { emailKey } from './known-browser.ts';
import { findMailedProof, makeMailedToken, takeMailedProof, voidMailedTokens } from './mailed-token.ts';
import { findOpenAccess } from './open-access.ts';
import { requireUncommon } from './read-credentials.ts';
import { linkExpired } from './verify-email.ts';

/** Long enough to read the list on the page that is already open. */
const END_ACCESS_MS = 3_600_000;

/** What still gives access to the account after a reset, and the token to revoke it; null when nothing does. */
export interface AfterReset {
  readonly access: OpenAccess;
  readonly endAccessToken: string | null;
}

/**
 * Sets a new password with the token of a mailed link. Ends all sessions, voids every mailed link and resets the count of
 * failed attempts. Throws 400 for a common password (the link then still works), 410 for a link that does not work, 429,
 * 503.
 */
export async function resetPassword(
  accounts: AccountServices,
  viewer: Viewer,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<AfterReset> {
  const { core } = accounts;
  const { orm } = core.database;
  await orm.transaction((tx) => countLinkUse(core, tx, viewer));
  const known = await findMailedProof(core, orm, token);
  const knownEmail = known?.purpose === 'reset-password' ? await findEmail(orm, known.userId) : null;
  if (knownEmail === null) throw linkExpired();
  await requireUncommon(password, knownEmail);
  // Hashed before the transaction, which must not hold a connection that long.
  const hash = await accounts.passwords.forNetwork(viewer, () => accounts.passwords.hash(password));
  const done = await orm.transaction(async (tx) => {
    const proof = await takeMailedProof(core, tx, token, ['reset-password']);
    if (proof === null) return null;
    const { userId } = proof;
    const email = (await findEmail(tx, userId)) ?? proof.email;
    const now = new Date(core.now());
    await voidMailedTokens(tx, userId);
    await savePasswordHash(tx, userId, hash, now);
    await deleteOtherSessions(tx, userId, null);
    await forgetFailures(tx, emailKey(core.secret, email));
    // Using the link proves access to this mailbox.
    await confirmEmail(tx, userId, proof.email, now);
    const access = await findOpenAccess(tx, { userId, sessionId: null, now });
    await notePasswordChange(core, tx, { userId, email, access });
    const isOpen = access.apiKeys.length > 0 || access.shareLinkCount > 0;
    const end = { purpose: 'end-access', userId, email, lifeMs: END_ACCESS_MS } as const;
    return { userId, access, endAccessToken: isOpen ? await makeMailedToken(core, tx, end) : null };
  });
  if (done === null) throw linkExpired();
  core.wakeTasks();
  core.log.info('password_reset', { userId: done.userId });
  return { access: done.access, endAccessToken: done.endAccessToken };
}

/** Notifies an account by mail of its new password and of what still gives access without it. */
export async function notePasswordChange(
  core: CoreServices,
  tx: Orm,
  { userId, email, access }: { readonly userId: string; readonly email: string; readonly access: OpenAccess },
): Promise<void> {
  const { publicUrl } = core.config;
  const message = writePasswordChangedNote(publicUrl, {
    resetLink: new URL('/forgot-password', publicUrl).href,
    accessLink: new URL('/account/settings#access', publicUrl).href,
    access,
  });
  await queueMail(core, tx, { uniqueKey: `password-changed:${userId}:${core.now()}`, to: email, userId, message });
}
