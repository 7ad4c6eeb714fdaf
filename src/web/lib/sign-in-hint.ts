import { SIGN_IN_HINT_COOKIE } from '#shared/product/sign-in-hint-cookie.ts';

/** The longest that browsers keep a cookie. A hint that outlives its session costs one request. */
const keptSeconds = 400 * 86_400;

/**
 * Whether somebody may be signed in here. The session's own cookie cannot be read by scripts, and asking the server for
 * every visitor would be a refused request on every first page. A cookie, so that it goes when the session's cookie goes.
 */
export function hasSignInHint(cookies: string = document.cookie): boolean {
  return cookies.split(/;\s*/).includes(`${SIGN_IN_HINT_COOKIE}=1`);
}

/** Keeps the hint in step with what the server said. */
export function writeSignInHint(isSignedIn: boolean): void {
  const age = isSignedIn ? keptSeconds : 0;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing without https.
  document.cookie = `${SIGN_IN_HINT_COOKIE}=1; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/**
 * Runs in the head before the first paint: the bar of a prerendered page says "Log in", which must not flash for those who
 * are signed in. Constant, because the content security policy allows it by its hash.
 */
export const signInHintScript = `if(/(?:^|; )${SIGN_IN_HINT_COOKIE}=1/.test(document.cookie))document.documentElement.dataset.signedIn=''`;
