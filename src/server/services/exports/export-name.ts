/** What stands before the host in the name of a download. */
export type ExportKind = 'report' | 'checks' | 'plan' | 'evidence';

/** More than any host that is typed by hand; the name stays readable in a folder. */
const LONGEST_HOST = 60;

/**
 * `porchlight-checks-example-com-2026-11-22.csv`. `end` is the file's ending, or what stands before it too; `at` is ISO 8601.
 * Of the host only letters, digits and hyphens are taken. Our own name is left out of files that carry another's (`hasBrand`).
 */
export function exportName(
  kind: ExportKind,
  websiteUrl: string,
  at: string,
  end: string,
  { hasBrand = false }: { readonly hasBrand?: boolean } = {},
): string {
  const { hostname } = new URL(websiteUrl);
  const host = hostname
    .replace(/^www\./, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST_HOST);
  return `${hasBrand ? '' : 'porchlight-'}${kind}-${host}-${at.slice(0, 10)}${end}`;
}
