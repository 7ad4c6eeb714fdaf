/**
 * The cookie that hints that somebody may be signed in. Neither a secret nor an authorization: scripts may read it, so that
 * pages request the user only where there may be one. The session itself is in an HttpOnly cookie.
 */
export const SIGN_IN_HINT_COOKIE = 'porchlight_signed_in';
