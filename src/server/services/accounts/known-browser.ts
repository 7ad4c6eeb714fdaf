import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const COOKIE = /^(?<id>[A-Za-z0-9_-]{22})\.(?<proof>[A-Za-z0-9_-]{43})$/;

/** An e-mail address as limits and failures know it: a keyed hash, whether or not there is an account. */
export function emailKey(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`email\n${email}`).digest('base64url').slice(0, 22);
}

/**
 * A cookie that shows that this browser has signed in to the account before (OWASP's device cookie). Its failures are counted
 * apart, so that a stranger who makes an account's log-in wait cannot make its owner wait.
 */
export function makeKnownBrowser(secret: string, email: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${proofOf(secret, email, id)}`;
}

/** The id in such a cookie; null when there is none or it was not made for this address. */
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
