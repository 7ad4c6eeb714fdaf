import { createHash, randomBytes } from 'node:crypto';

/** Identifies our keys, so that secret scanners find them in leaked files. */
const PREFIX = 'plk_';
const SECRET_BYTES = 32;
/** Enough characters to tell ten keys apart, far too few to help guessing the rest. */
const START_LENGTH = PREFIX.length + 4;

/** A new API key: `plk_` and 256 random bits. Shown once; only `hash` is stored. */
export function makeKeySecret(): { secret: string; start: string; hash: string } {
  const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { secret, start: secret.slice(0, START_LENGTH), hash: hashKeySecret(secret) };
}

/** The stored hash of a key. With 256 random bits in the key, a plain SHA-256 cannot be reversed by guessing. */
export function hashKeySecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
