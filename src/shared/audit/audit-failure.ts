import { z } from 'zod';

/** Why a site could not be audited. Stable ids, each with a sentence for the owner. */
export const AUDIT_FAILURE_CODES = [
  'invalid-url',
  'blocked-address',
  'dns-not-found',
  'unreachable',
  'timed-out',
  'certificate-problem',
  'protocol-error',
  'too-large',
  'not-html',
  'redirect-loop',
  'redirect-refused',
  'access-denied',
  'page-not-found',
  'rate-limited',
  'http-error',
  'robots-refused',
  'bot-challenge',
  'login-wall',
  'parked-domain',
  'empty-page',
  'out-of-time',
  'internal-error',
] as const;
export const AuditFailureCode = z.enum(AUDIT_FAILURE_CODES);
export type AuditFailureCode = z.infer<typeof AuditFailureCode>;

/** A failed audit: a stable code and a sentence that says what happened and what to try. */
export const AuditFailure = z.object({ code: AuditFailureCode, error: z.string() });
export type AuditFailure = z.infer<typeof AuditFailure>;

const FailureOfAnyRelease = z.object({ code: AuditFailureCode.catch('internal-error'), error: z.string() });

/** A stored failure of any release: a code that is unknown to this one counts as an internal error. Null for anything else. */
export function readAuditFailure(value: unknown): AuditFailure | null {
  return FailureOfAnyRelease.safeParse(value).data ?? null;
}
