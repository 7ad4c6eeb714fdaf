import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The digest that a seal is made of: of everything in a report file but the seal itself, as JSON without spaces and in the order
 * in which it stands. `unsealed` is what `JSON.parse` gave, or what will be written.
 */
export function digestUnsigned(unsealed: object): string {
  return createHash('sha256').update(JSON.stringify(unsealed)).digest('hex');
}

/** The seal of a report file with this digest. */
export function signReport(secret: string, digest: string): string {
  return mac(secret, digest).toString('base64url');
}

/** Whether this server made the seal for a file with this digest. */
export function verifyReportSignature(secret: string, digest: string, seal: string): boolean {
  const given = Buffer.from(seal, 'base64url');
  const ours = mac(secret, digest);
  return given.length === ours.length && timingSafeEqual(given, ours);
}

function mac(secret: string, digest: string): Buffer {
  return createHmac('sha256', secret).update(`report-file\n${digest}`).digest();
}
