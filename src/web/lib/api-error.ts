import type { ErrorBody } from '#shared/errors.ts';

export interface ApiFailure {
  readonly status: number;
  /** The server's stable code, or `unexpected-answer` when its answer could not be read. */
  readonly code: ErrorBody['code'] | 'unexpected-answer';
  /** What went wrong, for the reader: the body's `error`, or a plain sentence of ours. */
  readonly sentence: string;
  /** The body as it came; the status text where it was empty. */
  readonly bodyText?: string;
  readonly retryAfterSeconds: number | null;
}

/**
 * The server answered, but not with what was asked for. `message` is the specification's, `503: {"error":...}`, for logs;
 * screens show `sentence`.
 */
export class ApiCallError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiFailure['code'];
  readonly sentence: string;
  readonly retryAfterSeconds: number | null;

  constructor({ status, code, sentence, bodyText = sentence, retryAfterSeconds }: ApiFailure) {
    super(`${status}: ${bodyText}`);
    this.status = status;
    this.code = code;
    this.sentence = sentence;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer came: offline, the server is away, or it took too long. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}
