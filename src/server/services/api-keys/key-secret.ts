import { createHash, randomBytes } from 'node:crypto';

/** Tells our keys from others in a leaked file, so that scanners for secrets can find them. */
const PREFIX = 'plk_';
const SECRET_BYTES = 32;
/** Enough characters to tell ten keys apart, far too few to guess the rest. */
const START_LENGTH = PREFIX.length + 4;

/** A new key for programs: `plk_` and 256 random bits. Shown once; only `hash` is kept. */
export function makeKeySecret(): { secret: string; start: string; hash: string } {
  const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { secret, start: secret.slice(0, START_LENGTH), hash: hashKeySecret(secret) };
}

/** What is kept of a key. It has 256 random bits, so a plain SHA-256 cannot be turned back by guessing. */
export function hashKeySecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
