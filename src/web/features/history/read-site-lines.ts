import { detectDelimiter, parseDelimitedRows } from '#shared/review-day/delimited-text.ts';

/** A heading of the first column of a table: "Website", "URL". */
const headingWords = new Set(['website', 'websites', 'url', 'urls', 'site', 'domain', 'web', 'address', 'homepage']);

/**
 * The websites of typed lines or of a table: the first column, each once, in order. Names and notes beside it, blank lines and
 * the heading of the column are left out.
 */
export function readSiteLines(text: string): string[] {
  const delimiter = detectDelimiter(text);
  const rows = parseDelimitedRows(text.replace(/^\uFEFF/, ''), delimiter);
  const sites = rows.flatMap(([site = '']) => (site === '' || headingWords.has(site.toLowerCase()) ? [] : [site]));
  const keys = new Set<string>();
  return sites.filter((site) => {
    const key = site
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, '');
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}
