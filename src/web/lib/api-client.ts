import type { z } from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { ErrorBody } from '#shared/errors.ts';
import { ApiCallError, ConnectionError } from './api-error.ts';

/** Longer than the server takes for a text from a language model. */
const answerTimeoutMs = 35_000;
/** 50 MB on a slow line. */
const uploadTimeoutMs = 10 * 60_000;

interface CallOptions<E extends Endpoint> {
  /** Values of the `:name` parts of the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: E['body'] extends z.ZodType ? z.input<E['body']> : never;
  /** Query parameters; undefined ones are left out. */
  readonly query?: E['query'] extends z.ZodType ? z.input<E['query']> : never;
  /** A raw body, instead of `body`; `headers` set its type, except for a form, which sets its own. */
  readonly file?: Blob | FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Calls an endpoint of the contract and parses the response.
 * Throws `ApiError` for an error response or one that does not parse, `ConnectionError` when there is none.
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<z.output<E['response']>> {
  const response = await send(endpoint, options);
  const text = await response.text().catch(() => '');
  if (!response.ok) throw readApiError(response, text);
  const parsed = endpoint.response.safeParse(parseJson(text));
  if (!parsed.success) throw unexpectedAnswer(response, text);
  return parsed.data as z.output<E['response']>;
}

/** The path of an endpoint with its `:name` parts filled in. */
export function endpointPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The query string: `?search=porch&limit=50`, or empty. */
export function queryString(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

async function send<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Response> {
  const { params, body, file, query, headers, signal } = options;
  const timeout = AbortSignal.timeout(file === undefined ? answerTimeoutMs : uploadTimeoutMs);
  try {
    return await fetch(endpointPath(endpoint.path, params) + queryString(query), {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(file !== undefined && { body: file }),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ConnectionError('Porchlight could not be reached. Check your internet connection and try again.', {
      cause,
    });
  }
}

type AnswerHead = Pick<Response, 'status' | 'statusText' | 'headers'>;

/** Parses the one error shape; anything else becomes a generic sentence. */
export function readApiError(response: AnswerHead, text: string): ApiCallError {
  const body = ErrorBody.safeParse(parseJson(text));
  if (!body.success) return unexpectedAnswer(response, text);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiCallError({
    status: response.status,
    code: body.data.code,
    sentence: body.data.error,
    bodyText: text,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unexpectedAnswer({ status, statusText }: AnswerHead, text: string): ApiCallError {
  return new ApiCallError({
    status,
    code: 'unexpected-answer',
    bodyText: text === '' ? statusText : text,
    sentence: 'Something went wrong on our side. Reload the page and try again in a minute.',
    retryAfterSeconds: null,
  });
}
