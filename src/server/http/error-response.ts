import type { Context } from 'hono';
import type { ErrorBody } from '#shared/errors.ts';
import type { Log } from '../log.ts';
import { ApiError, apiError } from '../services/api-error.ts';
import type { AppEnv } from './app-context.ts';

/** The value of Retry-After while the database is unreachable. */
const DATABASE_RETRY_SECONDS = 5;
/** SQLSTATE classes and driver codes of a database failure, as opposed to a bad request. */
const DATABASE_AWAY = /^(?:08|57P|53|58|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/;
/** A chain of causes may be circular. */
const MOST_CAUSES = 5;
const DATABASE_AWAY_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'PGlite is closed',
];

/** PostgreSQL text cannot store U+0000: the request's data caused such an error. */
const UNKEEPABLE_CHARACTER: ReadonlySet<string> = new Set(['22021', '22P05']);

/** Converts an error to a response. An unknown error becomes a plain 500 and one log line. */
export function answerError(error: unknown, c: Context<AppEnv>, log: Log): Response {
  const known = asApiError(error);
  if (known === null) log.error('request_failed', { requestId: c.get('requestId'), error });
  else if (known !== error && known.response.status >= 500)
    log.warn('database_unavailable', { requestId: c.get('requestId'), error });
  const { response } =
    known ?? apiError('internal-error', 'Something went wrong on our side. Please try again in a moment.');
  const body: ErrorBody = {
    success: false,
    error: response.error,
    code: response.code,
    requestId: c.get('requestId'),
    ...(response.details ? { details: response.details } : {}),
  };
  const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8' });
  if (response.retryAfterSeconds !== undefined) headers.set('Retry-After', String(response.retryAfterSeconds));
  if (response.allow !== undefined) headers.set('Allow', response.allow);
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

function asApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (causesOf(error).some((cause) => 'code' in cause && UNKEEPABLE_CHARACTER.has(String(cause.code))))
    return apiError('invalid-request', 'The request holds a character that cannot be kept, such as NUL.');
  if (!isDatabaseAway(error)) return null;
  return apiError('temporarily-unavailable', 'The service is not available for a moment. Please try again shortly.', {
    retryAfterSeconds: DATABASE_RETRY_SECONDS,
  });
}

function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    if ('code' in cause && typeof cause.code === 'string' && DATABASE_AWAY.test(cause.code)) return true;
    if (DATABASE_AWAY_MESSAGES.some((part) => cause.message.includes(part))) return true;
    return cause instanceof AggregateError && cause.errors.some(isDatabaseAway);
  });
}

/** The error and its chain of causes: Drizzle wraps the driver's error. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let at: unknown = error; at instanceof Error && causes.length < MOST_CAUSES; at = at.cause) causes.push(at);
  return causes;
}
