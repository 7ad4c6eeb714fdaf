import { z } from 'zod';
import { AUDIT_FAILURE_CODES } from './audit/audit-failure.ts';

/** Stable error codes of the API; each has one HTTP status. */
export const ERROR_STATUS = {
  'bad-json': 400,
  'invalid-request': 400,
  'weak-password': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'plan-required': 402,
  forbidden: 403,
  'wrong-password': 403,
  'not-found': 404,
  'no-audit': 404,
  'method-not-allowed': 405,
  'not-ready': 409,
  'already-so': 409,
  'nothing-to-sell': 409,
  'idempotency-conflict': 409,
  'email-taken': 409,
  'card-declined': 409,
  'link-expired': 410,
  'limit-reached': 409,
  'changed-meanwhile': 409,
  'too-large': 413,
  'wrong-content-type': 415,
  'site-not-audited': 422,
  'too-many-requests': 429,
  'internal-error': 500,
  'payment-not-set-up': 503,
  overloaded: 503,
  'temporarily-unavailable': 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** The shape of every error response: `error` is a sentence for the owner, `code` is stable. */
export const ErrorBody = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum([...(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]), ...AUDIT_FAILURE_CODES]),
  requestId: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
