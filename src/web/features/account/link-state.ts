import { ApiCallError } from '#web/lib/api-error.ts';

/** How the use of a mailed link stands. */
export type LinkState =
  | { readonly kind: 'no-link' }
  | { readonly kind: 'working' }
  | { readonly kind: 'done' }
  /** Used, replaced by a newer one, or past its time. */
  | { readonly kind: 'too-old' }
  /** It may work later: nobody answered, or the server had a fault. */
  | { readonly kind: 'failed'; readonly error: Error };

/**
 * What the one request that uses the link says about it. `sendsOnlyLink` holds where nothing but the link was sent: then a
 * request that was not understood is the link's fault.
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

/** The server does not take this link any more. */
export function isLinkRejected(error: unknown): boolean {
  return error instanceof ApiCallError && error.code === 'link-expired';
}

function isNotUnderstood(error: unknown): boolean {
  return error instanceof ApiCallError && error.code === 'invalid-request';
}
