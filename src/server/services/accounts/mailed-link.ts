import { hashToken } from './token-hash.ts';

const PURPOSES = ['verify-email', 'change-email', 'reset-password', 'end-access'] as const;
export type MailedPurpose = (typeof PURPOSES)[number];

/** What a mailed link proves, as it is kept under its token: `<purpose>:<account>:<password>:<address>`. */
export interface MailedProof {
  readonly purpose: MailedPurpose;
  readonly userId: string;
  /** Names the password that the account had when the link was made: under another one the link is void. */
  readonly passwordMark: string;
  readonly email: string;
}

const VALUE = new RegExp(
  `^(?<purpose>${PURPOSES.join('|')}):(?<userId>[^:]+):(?<passwordMark>[A-Za-z0-9_-]{43}):(?<email>.+)$`,
);

/** The text under which a proof is kept. */
export function writeProof({ purpose, userId, passwordMark, email }: MailedProof): string {
  return `${purpose}:${userId}:${passwordMark}:${email}`;
}

/** A kept proof; null for a text that is none, such as one of a release that did not bind links to the password. */
export function readProof(value: string): MailedProof | null {
  const { purpose: found, userId, passwordMark, email } = VALUE.exec(value)?.groups ?? {};
  const purpose = PURPOSES.find((known) => known === found);
  if (purpose === undefined || userId === undefined || passwordMark === undefined || email === undefined) return null;
  return { purpose, userId, passwordMark, email };
}

/** A password hash as a proof names it. The hash holds 128 random bits of salt, so its digest tells nothing. */
export function hashPasswordMark(passwordHash: string): string {
  return hashToken(passwordHash);
}

/** The address of a page of ours that takes a token: made of PUBLIC_URL, whatever the request said its host was. */
export function mailedLink(publicUrl: URL, path: '/verify-email' | '/reset-password', token: string): string {
  const link = new URL(path, publicUrl);
  link.searchParams.set('token', token);
  return link.href;
}

/** Names a mail by its link, without holding it. */
export function makeMailKey(kind: string, token: string): string {
  return `${kind}:${hashToken(token)}`;
}
