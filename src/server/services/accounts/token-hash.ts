import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits: 43 characters that are safe in cookies and URLs. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a session token or API key, useless to somebody who reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
