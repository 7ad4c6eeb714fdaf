/** The server let somebody in, but the browser does not keep its cookie. */
export class SignInNotKeptError extends Error {
  override readonly name = 'SignInNotKeptError';
}
