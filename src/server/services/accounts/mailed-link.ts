import { hashToken } from './token-hash.ts';

const PURPOSES = ['verify-email', 'change-email', 'reset-password', 'end-access'] as const;
export type MailedPurpose = (typeof PURPOSES)[number];

/** What a mailed link proves, as stored with its token: `<purpose>:<account>:<password>:<address>`. */
export interface MailedProof {
  readonly purpose: MailedPurpose;
  readonly userId: string;
  /** Identifies the password at the time the link was made: after a change the link is void. */
  readonly passwordMark: string;
  readonly email: string;
}

const VALUE = new RegExp(
  `^(?<purpose>${PURPOSES.join('|')}):(?<userId>[^:]+):(?<passwordMark>[A-Za-z0-9_-]{43}):(?<email>.+)$`,
);

/** Serializes a proof for storage. */
export function writeProof({ purpose, userId, passwordMark, email }: MailedProof): string {
  return `${purpose}:${userId}:${passwordMark}:${email}`;
}

/** Parses a stored proof; null for anything else, such as one from a release that did not bind links to the password. */
export function readProof(value: string): MailedProof | null {
  const { purpose: found, userId, passwordMark, email } = VALUE.exec(value)?.groups ?? {};
  const purpose = PURPOSES.find((known) => known === found);
  if (purpose === undefined || userId === undefined || passwordMark === undefined || email === undefined) return null;
  return { purpose, userId, passwordMark, email };
}

/** A digest that identifies a password hash in a proof. The hash holds 128 random bits of salt, so the digest reveals nothing. */
export function hashPasswordMark(passwordHash: string): string {
  return hashToken(passwordHash);
}

/** The URL of our page that takes a token, built from PUBLIC_URL, whatever host the request named. */
export function mailedLink(publicUrl: URL, path: '/verify-email' | '/reset-password', token: string): string {
  const link = new URL(path, publicUrl);
  link.searchParams.set('token', token);
  return link.href;
}

/** An id for a mail, derived from its link's token without revealing it. */
export function makeMailKey(kind: string, token: string): string {
  return `${kind}:${hashToken(token)}`;
}
