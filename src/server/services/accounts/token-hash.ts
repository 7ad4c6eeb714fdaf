import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits: 43 characters that are safe in cookies and addresses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What stands in the database for a session's token or a program's key: of no use to somebody who reads it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
