import { ApiCallError } from '#web/lib/api-error.ts';

/** The state of a mailed link's use. */
export type LinkState =
  | { readonly kind: 'no-link' }
  | { readonly kind: 'working' }
  | { readonly kind: 'done' }
  /** Used, replaced by a newer one, or past its time. */
  | { readonly kind: 'too-old' }
  /** May work later: no response, or a server error. */
  | { readonly kind: 'failed'; readonly error: Error };

/**
 * Derives the state from the one request that uses the link. `sendsOnlyLink`: nothing but the link was sent, so a
 * validation error means that the link is invalid.
 */
export function getLinkState(
  token: string | null,
  request: { readonly isSuccess: boolean; readonly error: Error | null },
  { sendsOnlyLink }: { readonly sendsOnlyLink: boolean },
): LinkState {
  if (request.isSuccess) return { kind: 'done' };
  if (token === null) return { kind: 'no-link' };
  if (request.error === null) return { kind: 'working' };
  return isLinkRejected(request.error) || (sendsOnlyLink && isNotUnderstood(request.error))
    ? { kind: 'too-old' }
    : { kind: 'failed', error: request.error };
}

/** The server no longer accepts this link. */
export function isLinkRejected(error: unknown): boolean {
  return error instanceof ApiCallError && error.code === 'link-expired';
}

function isNotUnderstood(error: unknown): boolean {
  return error instanceof ApiCallError && error.code === 'invalid-request';
}
