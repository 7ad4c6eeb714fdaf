import type { Context } from 'hono';
import { apiError } from '../../services/api-error.ts';

const BEARER = /^bearer +(\S{1,200})$/i;
/** Areas for signed-in people only, whatever the key's plan: the account itself, payments and administration. */
const NOT_FOR_KEYS = ['account', 'auth', 'admin', 'billing', 'checkout', 'pay-desk'].map((area) => `/api/${area}`);

/**
 * The API key of `Authorization: Bearer ...`; null when there is none. Throws 401 for another scheme and for a malformed
 * key, so that a program is never treated as a visitor. Throws 403 where keys are not accepted, so that a leaked key cannot
 * take over an account. Paths outside the API are skipped, because a proxy may ask browsers for a password of its own.
 */
export function readApiKey(c: Context): string | null {
  const header = c.req.header('authorization')?.trim() ?? '';
  if (header === '') return null;
  const { path } = c.req;
  if (!path.startsWith('/api/')) return null;
  const key = BEARER.exec(header)?.[1];
  if (key === undefined)
    throw apiError('not-signed-in', 'Send an API key as "Authorization: Bearer plk_...", or leave the header out.');
  if (NOT_FOR_KEYS.some((area) => path === area || path.startsWith(`${area}/`)))
    throw apiError('forbidden', 'API keys do not work here. Please log in with a browser.');
  return key;
}
