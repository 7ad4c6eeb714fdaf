import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { RETENTION_DAYS } from '#shared/product/retention.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { findSessionId, insertSession } from '../../store/accounts/sessions.ts';
import type { Owner } from '../../store/audits/audits.ts';
import type { Orm } from '../../store/database/database.ts';
import type { Viewer } from '../viewer.ts';
import type { AuditServices } from './audit-services.ts';

/** The longest time for which an anonymous session owns its audits. */
export const SESSION_DAYS = RETENTION_DAYS.visitorAudits;
/** A shorter Idempotency-Key could be guessed by somebody on the same address, so it never stands for a session. */
const UNGUESSABLE_KEY_LENGTH = 16;

/** The viewer's owner, or a new anonymous session with the token for its cookie. */
export async function ensureSession(
  { secret, now }: Pick<AuditServices, 'secret' | 'now'>,
  tx: Orm,
  viewer: Viewer,
  idempotencyKey: string | null,
): Promise<{ owner: Owner; newSessionToken: string | null }> {
  if (viewer.owner !== null) return { owner: viewer.owner, newSessionToken: null };
  const token = findRepeatedRequestToken(secret, viewer, idempotencyKey) ?? randomBytes(32).toString('base64url');
  const createdAt = new Date(now());
  const expiresAt = new Date(now() + SESSION_DAYS * DAY_MS);
  const sessionId = await insertSession(tx, {
    id: randomUUID(),
    tokenHash: hashSessionToken(token),
    createdAt,
    expiresAt,
  });
  return { owner: { kind: 'session', sessionId }, newSessionToken: token };
}

/** The owner of an anonymous session's cookie; null when it is unknown or has expired. */
export async function findSessionOwner(orm: Orm, token: string, now: Date): Promise<Owner | null> {
  const sessionId = await findSessionId(orm, hashSessionToken(token), now);
  return sessionId === null ? null : { kind: 'session', sessionId };
}

/**
 * The session token for a first request with an Idempotency-Key. When its response got lost, the client repeats the request
 * without the cookie and must get the same cookie again, or could never see the audit.
 */
export function findRepeatedRequestToken(secret: string, viewer: Viewer, idempotencyKey: string | null): string | null {
  if (idempotencyKey === null || isGuessable(idempotencyKey)) return null;
  return createHmac('sha256', secret).update(`session\n${viewer.addressKey}\n${idempotencyKey}`).digest('base64url');
}

/** True for an Idempotency-Key that somebody else may use too. */
export function isGuessable(idempotencyKey: string): boolean {
  return idempotencyKey.length < UNGUESSABLE_KEY_LENGTH;
}

function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
