import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The digest that is signed: of everything in a report file except the signature, as JSON without spaces and in document
 * order. `unsealed` is the output of `JSON.parse`, or the object to write.
 */
export function digestUnsigned(unsealed: object): string {
  return createHash('sha256').update(JSON.stringify(unsealed)).digest('hex');
}

/** The signature for a report file with this digest. */
export function signReport(secret: string, digest: string): string {
  return mac(secret, digest).toString('base64url');
}

/** Whether this server made the signature for this digest. */
export function verifyReportSignature(secret: string, digest: string, seal: string): boolean {
  const given = Buffer.from(seal, 'base64url');
  const ours = mac(secret, digest);
  return given.length === ours.length && timingSafeEqual(given, ours);
}

function mac(secret: string, digest: string): Buffer {
  return createHmac('sha256', secret).update(`report-file\n${digest}`).digest();
}
