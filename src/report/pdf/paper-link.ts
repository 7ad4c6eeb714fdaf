import { safeHref } from '#shared/report/safe-href.ts';

/** The typesetter rejects a document with a link of more than 8,000 characters; real links are far shorter. */
const longestLink = 2000;

/** A URL for a link in a PDF: http(s), and of a length that can be typeset. Null when it must stay plain text. */
export function paperLink(url: string | null): string | null {
  const href = safeHref(url);
  return href === null || href.length > longestLink ? null : href;
}
