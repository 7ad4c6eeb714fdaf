import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { RETENTION_DAYS } from '#shared/product/retention.ts';
import { SIGN_IN_HINT_COOKIE } from '#shared/product/sign-in-hint-cookie.ts';
import { SESSION_LONGEST_MS } from '../services/accounts/session-life.ts';
import { SESSION_DAYS } from '../services/audits/ensure-session.ts';

const DAY_SECONDS = 86_400;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The anonymous session of a visitor without an account. */
const VISITOR = { name: 'porchlight_session', maxAge: SESSION_DAYS * DAY_SECONDS };
/** The session of an account. The server decides how long it is valid. */
const ACCOUNT = { name: 'porchlight_account', maxAge: SESSION_LONGEST_MS / 1000 };
/** Proves that this browser signed in before; see `known-browser.ts`. Browsers keep a cookie for 400 days at most. */
const KNOWN_BROWSER = { name: 'porchlight_known_browser', maxAge: RETENTION_DAYS.knownBrowser * DAY_SECONDS };

/** The token of an anonymous session that the browser sent; null when there is none or it is malformed. */
export function readSessionToken(c: Context, isHttps: boolean): string | null {
  return tokenOrNull(read(c, VISITOR.name, isHttps));
}

/** Sets the cookie of an anonymous session. */
export function writeSessionToken(c: Context, token: string, isHttps: boolean): void {
  write(c, VISITOR, token, isHttps);
}

/** Deletes the cookie of the anonymous session. */
export function clearSessionToken(c: Context, isHttps: boolean): void {
  clear(c, VISITOR.name, isHttps);
}

/** The token of an account's session that the browser sent; null when there is none or it is malformed. */
export function readAccountToken(c: Context, isHttps: boolean): string | null {
  return tokenOrNull(read(c, ACCOUNT.name, isHttps));
}

/** Signs the browser in, with a cookie that lets scripts know that somebody may be signed in. */
export function writeAccountToken(c: Context, token: string, isHttps: boolean): void {
  write(c, ACCOUNT, token, isHttps);
  setCookie(c, SIGN_IN_HINT_COOKIE, '1', { path: '/', sameSite: 'Lax', maxAge: ACCOUNT.maxAge, secure: isHttps });
}

/** Deletes the cookies of the account's session. */
export function clearAccountToken(c: Context, isHttps: boolean): void {
  clear(c, ACCOUNT.name, isHttps);
  deleteCookie(c, SIGN_IN_HINT_COOKIE, { path: '/', sameSite: 'Lax', secure: isHttps });
}

/** The cookie that proves an earlier sign-in; null when there is none. */
export function readKnownBrowserCookie(c: Context, isHttps: boolean): string | null {
  return read(c, KNOWN_BROWSER.name, isHttps) ?? null;
}

/** Sets the cookie that proves an earlier sign-in. */
export function writeKnownBrowserCookie(c: Context, value: string, isHttps: boolean): void {
  write(c, KNOWN_BROWSER, value, isHttps);
}

function tokenOrNull(value: string | undefined): string | null {
  return value !== undefined && TOKEN.test(value) ? value : null;
}

function read(c: Context, name: string, isHttps: boolean): string | undefined {
  return getCookie(c, name, isHttps ? 'host' : undefined);
}

/** Scripts cannot read it, forms of other sites do not send it, and over https subdomains cannot set it. */
function write(c: Context, { name, maxAge }: typeof VISITOR, value: string, isHttps: boolean): void {
  setCookie(c, name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge,
    ...(isHttps ? { secure: true, prefix: 'host' } : {}),
  });
}

function clear(c: Context, name: string, isHttps: boolean): void {
  deleteCookie(c, name, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    ...(isHttps ? { secure: true, prefix: 'host' } : {}),
  });
}
