import { hasRight } from '#shared/product/rights.ts';
import {
  type ActiveAccount,
  findAccountByKey,
  findAccountBySession,
  noteKeyUse,
  prolongSession,
} from '../../store/accounts/account-sessions.ts';
import { apiError } from '../api-error.ts';
import { hashKeySecret } from '../api-keys/key-secret.ts';
import type { CoreServices } from '../core-services.ts';
import type { ViewerAccount } from '../viewer.ts';
import { idleEnd, SESSION_LONGEST_MS, SESSION_RENEWAL_MS } from './session-life.ts';
import { hashToken } from './token-hash.ts';

/** The last use of a key is stored at most this often. */
const KEY_NOTE_MS = 3_600_000;

/** The account of a session cookie; null when the session has ended. A session in use is extended once a day. */
export async function findSessionAccount(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  token: string,
): Promise<ViewerAccount | null> {
  const nowMs = now();
  const at = new Date(nowMs);
  const notBegunBefore = new Date(nowMs - SESSION_LONGEST_MS);
  const found = await findAccountBySession(database.orm, hashToken(token), at, notBegunBefore);
  if (found === null) return null;
  const unusedSince = new Date(nowMs - SESSION_RENEWAL_MS);
  if (found.sessionUsedAt < unusedSince) {
    const expiresAt = idleEnd(found.sessionCreatedAt, nowMs);
    await prolongSession(database.orm, found.sessionId, { usedAt: at, expiresAt, unusedSince });
  }
  return { ...accountOf(found), sessionId: found.sessionId };
}

/**
 * The account of an API key. Throws 401 for an unknown or revoked key and 402 while the plan has no right to the API, so
 * that a program is never treated as a visitor.
 */
export async function findAccountByApiKey(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  key: string,
): Promise<ViewerAccount> {
  const at = new Date(now());
  const found = await findAccountByKey(database.orm, hashKeySecret(key), at);
  if (found === null) throw apiError('not-signed-in', 'This API key is not known, or was ended.');
  if (!hasRight(found.plan, 'api'))
    throw apiError('plan-required', 'API keys work while the account has the Agency plan.', {
      details: { right: 'api', plan: 'agency' },
    });
  const unusedSince = new Date(now() - KEY_NOTE_MS);
  if (found.keyUsedAt === null || found.keyUsedAt < unusedSince)
    await noteKeyUse(database.orm, found.keyId, at, unusedSince);
  return { ...accountOf(found), sessionId: null, programKey: { id: found.keyId, mayMail: found.keyMayMail } };
}

function accountOf({
  id,
  email,
  emailVerified,
  plan,
  role,
  createdAt,
}: ActiveAccount): Omit<ViewerAccount, 'sessionId' | 'programKey'> {
  return { id, email, emailVerified, plan, role, createdAt };
}
