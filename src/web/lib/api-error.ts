import type { ErrorBody } from '#shared/errors.ts';

export interface ApiFailure {
  readonly status: number;
  /** The server's stable code, or `unexpected-answer` when the response could not be parsed. */
  readonly code: ErrorBody['code'] | 'unexpected-answer';
  /** The error in words: the body's `error`, or a generic sentence of ours. */
  readonly sentence: string;
  /** The raw body; the status text where it was empty. */
  readonly bodyText?: string;
  readonly retryAfterSeconds: number | null;
}

/** An error response. `message` is the specification's, `503: {"error":...}`, for logs; screens show `sentence`. */
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

/** No response: offline, the server is down, or a timeout. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}
