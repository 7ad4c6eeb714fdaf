import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const COOKIE = /^(?<id>[A-Za-z0-9_-]{22})\.(?<proof>[A-Za-z0-9_-]{43})$/;

/** The key under which limits and failures store an email address: a keyed hash, whether or not there is an account. */
export function emailKey(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`email\n${email}`).digest('base64url').slice(0, 22);
}

/**
 * A cookie that proves an earlier sign-in to the account from this browser (OWASP's device cookie). Its failures are
 * counted separately, so that an attacker who slows down sign-ins to an account does not slow down its owner.
 */
export function makeKnownBrowser(secret: string, email: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${proofOf(secret, email, id)}`;
}

/** The id in such a cookie; null when there is none or it belongs to another address. */
export function readKnownBrowser(secret: string, email: string, cookie: string | null): string | null {
  const { id, proof } = COOKIE.exec(cookie ?? '')?.groups ?? {};
  if (id === undefined || proof === undefined) return null;
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(secret, email, id))) ? id : null;
}

function proofOf(secret: string, email: string, id: string): string {
  return createHmac('sha256', secret)
    .update(`known-browser\n${emailKey(secret, email)}\n${id}`)
    .digest('base64url');
}
