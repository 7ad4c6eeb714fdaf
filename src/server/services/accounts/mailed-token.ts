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
 * Makes the token of a mailed link, bound to the password the account has now; earlier ones of this purpose are void. Null when
 * the account is gone or suspended: then nothing is mailed. Runs in the transaction that keeps the mail.
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

/** What a token proves, while it works; null for one that does not. It stays usable, and has to be taken before it counts. */
export async function findMailedProof({ now }: Clock, orm: Orm, token: string): Promise<MailedProof | null> {
  const value = await findMailedToken(orm, keptUnder(token), new Date(now()));
  return value === null ? null : readProof(value);
}

/**
 * Uses a token up for one of `purposes`, and keeps the account locked until the transaction ends. Null when it was used, voided or
 * too old, when the account has another password by now, and when it is suspended.
 */
export async function takeMailedProof(
  clock: Clock,
  tx: Orm,
  token: string,
  purposes: readonly MailedPurpose[],
): Promise<MailedProof | null> {
  const proof = await findMailedProof(clock, tx, token);
  if (proof === null || !purposes.includes(proof.purpose)) return null;
  // The account comes first: whoever voids its links at this moment is waited for.
  const passwordHash = await lockPassword(tx, proof.userId);
  if (passwordHash === null || !(await takeMailedToken(tx, keptUnder(token)))) return null;
  return proof.passwordMark === hashPasswordMark(passwordHash) ? proof : null;
}

/**
 * Voids every link that was mailed to an account. Belongs into the transaction of whatever takes an account back: a new password,
 * other sessions signed out, a suspension, an operator's reset.
 */
export async function voidMailedTokens(tx: Orm, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  await deleteAllMailedTokens(tx, userId);
}

/** The password hash of an account that may act, which is locked; null for every other one. */
async function lockPassword(tx: Orm, userId: string): Promise<string | null> {
  if (!(await lockAccount(tx, userId))) return null;
  const state = await findSignInState(tx, userId);
  return state === null || state.suspendedAt !== null ? null : state.passwordHash;
}

function keptUnder(token: string): string {
  return hashToken(`mailed:${token}`);
}
