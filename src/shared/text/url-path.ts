/** The path of an address, without its query: `/contact`. Null for what is no absolute address. */
export function getUrlPath(url: string): string | null {
  return URL.parse(url)?.pathname ?? null;
}

/** The path of an address with its query: `/contact?lang=en`. Null for what is no absolute address. */
export function getPathAndQuery(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed === null ? null : parsed.pathname + parsed.search;
}

/** The path without slashes at its end; `/` stays. */
export function trimPathEnd(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
