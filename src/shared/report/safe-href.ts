/**
 * A URL that is safe in an `href`: http and https only. URLs in a report come from other people's pages, and one of them
 * might be `javascript:`. Null when it must stay plain text.
 */
export function safeHref(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
