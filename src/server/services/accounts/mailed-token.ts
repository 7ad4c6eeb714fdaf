import { findSignInState, lockAccount } from '../../store/accounts/accounts.ts';
import {
  deleteAllMailedTokens,
  deleteMailedTokens,
  findMailedToken,
  insertMailedToken,
  takeMailedToken,
} from '../../store/accounts/mailed-tokens.ts';
import type { Orm } from '../../store/database/database.ts';
import type { CoreServices } from '../core-services.ts';
import { hashPasswordMark, type MailedProof, type MailedPurpose, readProof, writeProof } from './mailed-link.ts';
import { hashToken, newToken } from './token-hash.ts';

type Clock = Pick<CoreServices, 'now'>;

/**
 * Creates the token of a mailed link, bound to the current password; earlier ones of this purpose become void. Null when
 * the account is gone or suspended: then no mail is sent. Runs in the transaction that stores the mail.
 */
export async function makeMailedToken(
  { now }: Clock,
  tx: Orm,
  link: Pick<MailedProof, 'purpose' | 'userId' | 'email'> & { readonly lifeMs: number },
): Promise<string | null> {
  const passwordHash = await lockPassword(tx, link.userId);
  if (passwordHash === null) return null;
  await deleteMailedTokens(tx, link.purpose, link.userId);
  const token = newToken();
  await insertMailedToken(tx, {
    tokenHash: keptUnder(token),
    value: writeProof({ ...link, passwordMark: hashPasswordMark(passwordHash) }),
    expiresAt: new Date(now() + link.lifeMs),
    createdAt: new Date(now()),
  });
  return token;
}

/** What a valid token proves; null for an invalid one. The token stays usable: use `takeMailedProof` before acting on it. */
export async function findMailedProof({ now }: Clock, orm: Orm, token: string): Promise<MailedProof | null> {
  const value = await findMailedToken(orm, keptUnder(token), new Date(now()));
  return value === null ? null : readProof(value);
}

/**
 * Consumes a token for one of `purposes` and locks the account until the transaction ends. Null when it was used, voided or
 * has expired, when the password has changed since, and when the account is suspended.
 */
export async function takeMailedProof(
  clock: Clock,
  tx: Orm,
  token: string,
  purposes: readonly MailedPurpose[],
): Promise<MailedProof | null> {
  const proof = await findMailedProof(clock, tx, token);
  if (proof === null || !purposes.includes(proof.purpose)) return null;
  // Locks the account first, waiting for whoever is voiding its links.
  const passwordHash = await lockPassword(tx, proof.userId);
  if (passwordHash === null || !(await takeMailedToken(tx, keptUnder(token)))) return null;
  return proof.passwordMark === hashPasswordMark(passwordHash) ? proof : null;
}

/**
 * Voids every link mailed to an account. Call it in the transaction of anything that recovers an account: a new password,
 * other sessions ended, a suspension, an operator's reset.
 */
export async function voidMailedTokens(tx: Orm, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  await deleteAllMailedTokens(tx, userId);
}

/** Locks the account and returns its password hash; null for one that is gone or suspended. */
async function lockPassword(tx: Orm, userId: string): Promise<string | null> {
  if (!(await lockAccount(tx, userId))) return null;
  const state = await findSignInState(tx, userId);
  return state === null || state.suspendedAt !== null ? null : state.passwordHash;
}

function keptUnder(token: string): string {
  return hashToken(`mailed:${token}`);
}
