import type { Context } from 'hono';
import { apiError } from '../../services/api-error.ts';

const BEARER = /^bearer +(\S{1,200})$/i;
/** What concerns the account itself, money and the operator's rooms is for people who signed in, whatever a key's plan. */
const NOT_FOR_KEYS = ['account', 'auth', 'admin', 'billing', 'checkout', 'pay-desk'].map((area) => `/api/${area}`);

/**
 * What a program gives as its key in `Authorization: Bearer ...`; null when there is none. Throws 401 for another scheme and for what
 * cannot be a key: a program must not be taken for a visitor. Throws 403 where keys do not work, so that a leaked key cannot be
 * turned into an account. Pages are for browsers, which a proxy may ask for a password of its own.
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
