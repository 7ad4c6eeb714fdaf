/** The server accepted the login, but the browser does not keep its cookie. */
export class SessionCookieError extends Error {
  override readonly name = 'SessionCookieError';
}
