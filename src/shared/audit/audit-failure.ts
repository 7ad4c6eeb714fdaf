import { z } from 'zod';

/** Why a site could not be audited. Stable ids; the sentence beside them is for the owner. */
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
  'http-error',
  'robots-refused',
  'bot-challenge',
  'login-wall',
  'parked-domain',
  'empty-page',
  'internal-error',
] as const;
export const AuditFailureCode = z.enum(AUDIT_FAILURE_CODES);
export type AuditFailureCode = z.infer<typeof AuditFailureCode>;

/** A site that could not be audited: a stable code and a sentence that says what happened and what to try. */
export const AuditFailure = z.object({ code: AuditFailureCode, error: z.string() });
export type AuditFailure = z.infer<typeof AuditFailure>;

const FailureOfAnyRelease = z.object({ code: AuditFailureCode.catch('internal-error'), error: z.string() });

/** A stored failure of any release: a code that this one does not know counts as a fault of ours. Null for what is no failure. */
export function readAuditFailure(value: unknown): AuditFailure | null {
  return FailureOfAnyRelease.safeParse(value).data ?? null;
}
