import type { AuditFailure, AuditFailureCode } from '#shared/audit/audit-failure.ts';
import { ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';

interface Refusal {
  readonly code: ErrorCode | AuditFailureCode;
  /** A sentence for the owner. */
  readonly error: string;
  readonly status: number;
  readonly details?: Readonly<Record<string, unknown>>;
  /** For 429 and 503: when to come back. */
  readonly retryAfterSeconds?: number;
  /** For 405: the methods that are there. */
  readonly allow?: string;
}

/** A refusal that the caller is told about, thrown from anywhere below a route. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

/** A refusal with the status that belongs to its code. */
export function apiError(
  code: ErrorCode,
  error: string,
  extras: Pick<Refusal, 'details' | 'retryAfterSeconds' | 'allow'> = {},
): ApiError {
  return new ApiError({ code, error, status: ERROR_STATUS[code], ...extras });
}

/** A site that could not be audited: its own code and sentence, always under one status. */
export function siteError(failure: AuditFailure, details?: Readonly<Record<string, unknown>>): ApiError {
  return new ApiError({ ...failure, status: ERROR_STATUS['site-not-audited'], ...(details ? { details } : {}) });
}
