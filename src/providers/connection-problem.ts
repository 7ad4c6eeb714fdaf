import type { SiteFetchProblem } from './safe-fetch.ts';

/** Why a connection failed, in terms of `SiteFetchFailure`. */
export interface ConnectionProblem {
  readonly problem: SiteFetchProblem;
  readonly detail: string;
}

/** An explanation for the owner of each certificate error, by the codes of OpenSSL's chain verification and Node. */
const CERTIFICATE_REASONS: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'the certificate has expired',
  CERT_NOT_YET_VALID: 'the certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate comes from an issuer that browsers do not trust',
  UNABLE_TO_GET_ISSUER_CERT: 'the certificate comes from an unknown issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate comes from an unknown issuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'the certificate cannot be traced to an issuer that browsers trust; an intermediate certificate may be missing',
  CERT_UNTRUSTED: 'the certificate comes from an issuer that browsers do not trust',
  CERT_REJECTED: 'the certificate was rejected',
  CERT_REVOKED: 'the certificate was revoked',
  CERT_SIGNATURE_FAILURE: 'the signature of the certificate is wrong',
  CERT_CHAIN_TOO_LONG: 'the certificate chain is too long',
  HOSTNAME_MISMATCH: 'the certificate is for another name',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  ERR_TLS_CERT_ALTNAME_FORMAT: 'the names in the certificate cannot be read',
  INVALID_CA: 'the certificate comes from an issuer that may not issue certificates',
  INVALID_PURPOSE: 'the certificate is not meant for websites',
  PATH_LENGTH_EXCEEDED: 'the certificate chain breaks a limit set by its issuer',
};

/** Failures of the handshake itself. OpenSSL's spelling of a code changes between versions, its last words do not. */
const HANDSHAKE_REASONS: readonly (readonly [string, string])[] = [
  ['KEY_TOO_SMALL', 'the key of the certificate is too weak'],
  ['MD_TOO_WEAK', 'the certificate is signed with an outdated method'],
  ['PROTOCOL_VERSION', 'the server only speaks an outdated version of TLS'],
  ['UNSUPPORTED_PROTOCOL', 'the server only speaks an outdated version of TLS'],
  ['HANDSHAKE_FAILURE', 'the server and we have no encryption method in common'],
  ['NO_CIPHERS_AVAILABLE', 'the server and we have no encryption method in common'],
  ['INSUFFICIENT_SECURITY', 'the server and we have no encryption method in common'],
  ['LEGACY_SIGALG_DISALLOWED_OR_UNSUPPORTED', 'the server uses an outdated signature method'],
  ['UNRECOGNIZED_NAME', 'the server has no certificate for this name'],
  ['ALERT_INTERNAL_ERROR', 'the server has no usable certificate for this name'],
  ['EXCESSIVE_MESSAGE_SIZE', 'the certificate is too large'],
  ['NO_APPLICATION_PROTOCOL', 'the server does not offer HTTP/1.1 over TLS'],
];

/** The peer does not speak TLS on this port. */
const NOT_TLS = [
  'WRONG_VERSION_NUMBER',
  'HTTP_REQUEST',
  'DATA_LENGTH_TOO_LONG',
  'PACKET_LENGTH_TOO_LONG',
  'UNEXPECTED_MESSAGE',
];

/** The `code` of a Node error, or an empty text. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Describes a failed TCP connection or TLS handshake. Addresses are left out: they may be private. */
export function describeConnectionError(error: unknown): ConnectionProblem {
  const code = errorCode(error);
  const certificate = CERTIFICATE_REASONS[code];
  if (certificate !== undefined) return { problem: 'certificate-problem', detail: certificate };
  if (code === 'UNSPECIFIED') return { problem: 'certificate-problem', detail: unspecifiedReason(error) };
  if (code.startsWith('ERR_SSL_')) return describeHandshakeError(code);
  if (code === 'ETIMEDOUT') return { problem: 'timed-out', detail: 'the server did not accept a connection in time' };
  return { problem: 'unreachable', detail: CONNECTION_REASONS[code] ?? `no connection (${code || 'closed'})` };
}

const CONNECTION_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the server refuses connections (ECONNREFUSED)',
  ECONNRESET: 'the server closed the connection (ECONNRESET)',
  EPIPE: 'the server closed the connection (EPIPE)',
  EHOSTUNREACH: 'there is no route to the server (EHOSTUNREACH)',
  ENETUNREACH: 'there is no route to the network of the server (ENETUNREACH)',
};

function describeHandshakeError(code: string): ConnectionProblem {
  if (NOT_TLS.some((end) => code.endsWith(end))) {
    return { problem: 'protocol-error', detail: `the server does not speak https on this port (${code})` };
  }
  const known = HANDSHAKE_REASONS.find(([end]) => code.endsWith(end));
  if (known) return { problem: 'certificate-problem', detail: known[1] };
  return { problem: 'certificate-problem', detail: `the encrypted connection could not be set up (${code})` };
}

/** OpenSSL's verification errors without a Node code have a fixed English sentence. */
function unspecifiedReason(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return /^[\w -]{1,80}$/.test(message) ? `the certificate was refused (${message})` : 'the certificate was refused';
}
