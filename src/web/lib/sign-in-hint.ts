import { SIGN_IN_HINT_COOKIE } from '#shared/product/sign-in-hint-cookie.ts';

/** The longest lifetime of a cookie in browsers. A hint that outlives its session costs one request. */
const keptSeconds = 400 * 86_400;

/**
 * Whether somebody may be signed in. Scripts cannot read the session cookie, and requesting the user for every visitor
 * would be a 401 on every first page. A cookie, so that it is deleted with the session cookie.
 */
export function hasSignInHint(cookies: string = document.cookie): boolean {
  return cookies.split(/;\s*/).includes(`${SIGN_IN_HINT_COOKIE}=1`);
}

/** Updates the hint from the server's response. */
export function writeSignInHint(isSignedIn: boolean): void {
  const age = isSignedIn ? keptSeconds : 0;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing without https.
  document.cookie = `${SIGN_IN_HINT_COOKIE}=1; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/**
 * Runs in the head before the first paint: the bar of a prerendered page says "Log in", which must not flash for signed-in
 * users. Constant, because the content security policy allows it by its hash.
 */
export const signInHintScript = `if(/(?:^|; )${SIGN_IN_HINT_COOKIE}=1/.test(document.cookie))document.documentElement.dataset.signedIn=''`;
