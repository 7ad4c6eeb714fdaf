import type { ErrorBody } from '#shared/errors.ts';

/** The server answered, but not with what was asked for. `message` is a sentence for the reader. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's stable code, or `unexpected-answer` when its answer could not be read. */
  readonly code: ErrorBody['code'] | 'unexpected-answer';
  readonly retryAfterSeconds: number | null;

  constructor(failure: Pick<ApiError, 'status' | 'code' | 'message' | 'retryAfterSeconds'>) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }
}

/** No answer came: offline, the server is away, or it took too long. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}
