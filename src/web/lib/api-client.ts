import type { z } from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { ErrorBody } from '#shared/errors.ts';
import { ApiError, ConnectionError } from './api-error.ts';

const answerTimeoutMs = 20_000;

interface CallOptions<E extends Endpoint> {
  /** Values of the `:name` parts of the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: E['body'] extends z.ZodType ? z.input<E['body']> : never;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Calls an endpoint of the contract and parses its answer.
 * Throws `ApiError` for an error answer or one that does not parse, `ConnectionError` when none came.
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<z.output<E['response']>> {
  const response = await send(endpoint, options);
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw readApiError(response, answer);
  const parsed = endpoint.response.safeParse(answer);
  if (!parsed.success) throw unexpectedAnswer(response.status);
  return parsed.data as z.output<E['response']>;
}

/** The path of an endpoint with its `:name` parts filled in. */
export function endpointPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

async function send<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Response> {
  const { params, body, headers, signal } = options;
  const timeout = AbortSignal.timeout(answerTimeoutMs);
  try {
    return await fetch(endpointPath(endpoint.path, params), {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ConnectionError('Porchlight could not be reached. Check your internet connection and try again.', {
      cause,
    });
  }
}

/** Reads the one error shape; anything else becomes a plain sentence. */
export function readApiError(response: Pick<Response, 'status' | 'headers'>, answer: unknown): ApiError {
  const body = ErrorBody.safeParse(answer);
  if (!body.success) return unexpectedAnswer(response.status);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: body.data.code,
    message: body.data.error,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  });
}

function unexpectedAnswer(status: number): ApiError {
  return new ApiError({
    status,
    code: 'unexpected-answer',
    message: 'Something went wrong on our side. Reload the page and try again in a minute.',
    retryAfterSeconds: null,
  });
}
