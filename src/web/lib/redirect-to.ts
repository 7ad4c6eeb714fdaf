import { safeHref } from '#shared/report/safe-href.ts';

/** Redirects to a URL from our server, such as the payment service's. Throws when it is not an http(s) URL. */
export function redirectTo(url: string): void {
  const href = safeHref(url);
  if (href === null) throw new Error('The server named an address that is none.');
  location.assign(href);
}
