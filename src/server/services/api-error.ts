import type { AuditFailure, AuditFailureCode } from '#shared/audit/audit-failure.ts';
import { ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';

/** The content of an error response: body fields, status and headers. */
interface ApiErrorResponse {
  readonly code: ErrorCode | AuditFailureCode;
  /** A sentence for the owner. */
  readonly error: string;
  readonly status: number;
  readonly details?: Readonly<Record<string, unknown>>;
  /** For 429 and 503: seconds for the Retry-After header. */
  readonly retryAfterSeconds?: number;
  /** For 405: the value of the Allow header. */
  readonly allow?: string;
}

/** An error with a response for the client; may be thrown anywhere below a route. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly response: ApiErrorResponse;

  constructor(response: ApiErrorResponse) {
    super(response.error);
    this.response = response;
  }
}

/** Creates an API error with the status of its code. */
export function apiError(
  code: ErrorCode,
  error: string,
  extras: Pick<ApiErrorResponse, 'details' | 'retryAfterSeconds' | 'allow'> = {},
): ApiError {
  return new ApiError({ code, error, status: ERROR_STATUS[code], ...extras });
}

/** The error for a site that could not be audited: code and sentence of the failure, with the status of `site-not-audited`. */
export function siteError(failure: AuditFailure, details?: Readonly<Record<string, unknown>>): ApiError {
  return new ApiError({ ...failure, status: ERROR_STATUS['site-not-audited'], ...(details ? { details } : {}) });
}
