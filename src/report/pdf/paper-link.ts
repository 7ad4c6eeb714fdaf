import { safeHref } from '#shared/report/safe-link.ts';

/** The typesetter refuses a document with a link of more than 8,000 letters; no page that anybody reads has one of a quarter of it. */
const longestLink = 2000;

/** An address that a link on paper may lead to: of the web, and of a length that can be set. Null when it must stay plain text. */
export function paperLink(url: string | null): string | null {
  const href = safeHref(url);
  return href === null || href.length > longestLink ? null : href;
}
