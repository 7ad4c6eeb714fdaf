/** The path of a URL, without its query: `/contact`. Null for anything but an absolute URL. */
export function getUrlPath(url: string): string | null {
  return URL.parse(url)?.pathname ?? null;
}

/** The path of a URL with its query: `/contact?lang=en`. Null for anything but an absolute URL. */
export function getPathAndQuery(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed === null ? null : parsed.pathname + parsed.search;
}

/** The path without trailing slashes; `/` stays. */
export function trimPathEnd(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
