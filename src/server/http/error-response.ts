import type { Context } from 'hono';
import type { ErrorBody } from '#shared/errors.ts';
import type { Log } from '../log.ts';
import { ApiError, refuse } from '../services/api-error.ts';
import type { AppEnv } from './app-context.ts';

/** How long to wait before asking a server again whose database is away. */
const DATABASE_RETRY_SECONDS = 5;
/** SQLSTATE classes and driver codes that say the database, not the request, is at fault. */
const DATABASE_AWAY = /^(?:08|57P|53|58|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/;
const DATABASE_AWAY_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'PGlite is closed',
];

/** The one place where an error becomes an answer. Everything unknown is a bare 500 and one line in the log. */
export function answerError(error: unknown, c: Context<AppEnv>, log: Log): Response {
  const known = asApiError(error);
  if (known === null) log.error('request-failed', { requestId: c.get('requestId'), error });
  else if (known !== error) log.warn('database-away', { requestId: c.get('requestId'), error });
  const { refusal } =
    known ?? refuse('internal-error', 'Something went wrong on our side. Please try again in a moment.');
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
  if (!isDatabaseAway(error)) return null;
  return refuse('temporarily-unavailable', 'The service is not available for a moment. Please try again shortly.', {
    retryAfterSeconds: DATABASE_RETRY_SECONDS,
  });
}

/** Looks through the causes: Drizzle wraps the driver's error. */
function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && DATABASE_AWAY.test(at.code)) return true;
    const { message } = at;
    if (DATABASE_AWAY_MESSAGES.some((part) => message.includes(part))) return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
