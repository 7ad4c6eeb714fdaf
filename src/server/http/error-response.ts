import type { Context } from 'hono';
import type { ErrorBody } from '#shared/errors.ts';
import type { Log } from '../log.ts';
import { ApiError, apiError } from '../services/api-error.ts';
import type { AppEnv } from './app-context.ts';

/** How long to wait before asking a server again whose database is away. */
const DATABASE_RETRY_SECONDS = 5;
/** SQLSTATE classes and driver codes that say the database, not the request, is at fault. */
const DATABASE_AWAY = /^(?:08|57P|53|58|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/;
/** A chain of causes may run in a circle. */
const MOST_CAUSES = 5;
const DATABASE_AWAY_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'PGlite is closed',
];

/** PostgreSQL keeps no U+0000 in a text: what came with one was the request's doing. */
const UNKEEPABLE_CHARACTER: ReadonlySet<string> = new Set(['22021', '22P05']);

/** The one place where an error becomes an answer. Everything unknown is a bare 500 and one line in the log. */
export function answerError(error: unknown, c: Context<AppEnv>, log: Log): Response {
  const known = asApiError(error);
  if (known === null) log.error('request_failed', { requestId: c.get('requestId'), error });
  else if (known !== error && known.refusal.status >= 500)
    log.warn('database_unavailable', { requestId: c.get('requestId'), error });
  const { refusal } =
    known ?? apiError('internal-error', 'Something went wrong on our side. Please try again in a moment.');
  const body: ErrorBody = {
    success: false,
    error: refusal.error,
    code: refusal.code,
    requestId: c.get('requestId'),
    ...(refusal.details ? { details: refusal.details } : {}),
  };
  const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8' });
  if (refusal.retryAfterSeconds !== undefined) headers.set('Retry-After', String(refusal.retryAfterSeconds));
  if (refusal.allow !== undefined) headers.set('Allow', refusal.allow);
  return new Response(JSON.stringify(body), { status: refusal.status, headers });
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

/** The error and what caused it: Drizzle wraps the driver's error. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let at: unknown = error; at instanceof Error && causes.length < MOST_CAUSES; at = at.cause) causes.push(at);
  return causes;
}
