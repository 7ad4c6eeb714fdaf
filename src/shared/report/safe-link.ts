import { readableHost } from '../text/readable-host.ts';
import { getPathAndQuery } from '../text/url-path.ts';

/** The host for display: no scheme, no path, no trailing dot, and as people write it. */
export function formatHost(url: string): string {
  const absolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `https://${url}`;
  if (!URL.canParse(absolute)) return url;
  const { host } = new URL(absolute);
  return readableHost(host.replace(/\.(?=$|:)/, '')) || url;
}

/** The path of a page with its query; `/` for the home page. The whole URL when it does not parse. */
export function formatUrlPath(url: string): string {
  const path = getPathAndQuery(url);
  return path === null ? url : decodeReadably(path);
}

/** Decodes percent-escapes where possible, as an address bar does. */
function decodeReadably(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Host and path for display. */
export function formatPageUrl(url: string): string {
  return `${formatHost(url)}${formatUrlPath(url)}`;
}
