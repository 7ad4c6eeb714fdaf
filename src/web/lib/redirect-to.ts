import { safeHref } from '#shared/report/safe-link.ts';

/** Goes to a page that our server named, such as the payment service's. Throws when it is no address of the web. */
export function redirectTo(url: string): void {
  const href = safeHref(url);
  if (href === null) throw new Error('The server named an address that is none.');
  location.assign(href);
}
