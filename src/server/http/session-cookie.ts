import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { SESSION_DAYS } from '../services/audits/ensure-session.ts';

const NAME = 'porchlight_session';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The session token a browser sent; null when there is none or it is none of ours. */
export function readSessionToken(c: Context, isHttps: boolean): string | null {
  const token = getCookie(c, NAME, isHttps ? 'host' : undefined);
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** Gives the browser its session: no script reads it, no other site's form carries it, over https no sibling sets it. */
export function writeSessionToken(c: Context, token: string, isHttps: boolean): void {
  setCookie(c, NAME, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: SESSION_DAYS * 86_400,
    ...(isHttps ? { secure: true, prefix: 'host' } : {}),
  });
}
