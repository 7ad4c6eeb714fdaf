import { getPathAndQuery } from '../text/url-path.ts';
/**
 * An address that may stand in an `href`: http and https only. Addresses in a report come from other people's pages,
 * and one of them might be `javascript:`. Null when it must stay plain text.
 */
export function safeHref(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** The host of an address as its owner would say it: no scheme, no path, no trailing dot. */
export function formatHost(url: string): string {
  const absolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `https://${url}`;
  if (!URL.canParse(absolute)) return url;
  const { host } = new URL(absolute);
  return host.replace(/\.(?=$|:)/, '') || url;
}

/** The path of a page on its site, with its query; `/` for the home page. The whole address when it does not parse. */
export function formatUrlPath(url: string): string {
  const path = getPathAndQuery(url);
  return path === null ? url : decodeReadably(path);
}

/** Percent-escapes back to letters where that is possible, as an address bar shows them. */
function decodeReadably(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Host and path of an address in one: the page as its owner would name it. */
export function formatPageUrl(url: string): string {
  return `${formatHost(url)}${formatUrlPath(url)}`;
}
