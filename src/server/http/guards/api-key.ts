import type { Context } from 'hono';
import { refuse } from '../../services/api-error.ts';

const BEARER = /^bearer +(\S{1,200})$/i;
/** What concerns the account itself, money and the operator's rooms is for people who signed in, whatever a key's plan. */
const NOT_FOR_KEYS = ['account', 'auth', 'admin', 'billing', 'checkout', 'pay-desk'].map((area) => `/api/${area}`);

/**
 * What a program gives as its key in `Authorization: Bearer ...`; null when there is none. Throws 403 where keys do not work,
 * so that a leaked key cannot be turned into an account.
 */
export function readApiKey(c: Context): string | null {
  const key = BEARER.exec(c.req.header('authorization')?.trim() ?? '')?.[1];
  if (key === undefined) return null;
  const { path } = c.req;
  if (NOT_FOR_KEYS.some((area) => path === area || path.startsWith(`${area}/`)))
    throw refuse('forbidden', 'API keys do not work here. Please log in with a browser.');
  return key;
}
