/**
 * The cookie that says that somebody may be signed in here. Not a secret and no right: scripts may read it, so that pages ask who
 * it is only where the answer may be somebody. The session itself is in a cookie that no script reads.
 */
export const SIGN_IN_HINT_COOKIE = 'porchlight_signed_in';
