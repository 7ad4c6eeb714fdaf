import { hashToken } from './token-hash.ts';

/** What a mailed link proves, as it is kept under its token: `<purpose>:<account>:<address>`. */
export interface MailedProof {
  readonly purpose: 'verify-email' | 'change-email';
  readonly userId: string;
  readonly email: string;
}

const VALUE = /^(?<purpose>verify-email|change-email):(?<userId>[^:]+):(?<email>.+)$/;

/** The text under which a proof is kept. */
export function writeProof({ purpose, userId, email }: MailedProof): string {
  return `${purpose}:${userId}:${email}`;
}

/** A kept proof; null for a text that is none. */
export function readProof(value: string): MailedProof | null {
  const { purpose, userId, email } = VALUE.exec(value)?.groups ?? {};
  if ((purpose !== 'verify-email' && purpose !== 'change-email') || userId === undefined || email === undefined)
    return null;
  return { purpose, userId, email };
}

/** The address of a page of ours that takes a token: made of PUBLIC_URL, whatever the request said its host was. */
export function mailedLink(publicUrl: URL, path: '/verify-email' | '/reset-password', token: string): string {
  const link = new URL(path, publicUrl);
  link.searchParams.set('token', token);
  return link.href;
}

/** Names a mail by its link, without holding it. */
export function mailKeyOf(kind: string, token: string): string {
  return `${kind}:${hashToken(token)}`;
}
