/** The part of a download's name before the host. */
export type ExportKind = 'report' | 'checks' | 'plan' | 'evidence';

/** Longer than hosts that people type; the name stays readable in a folder. */
const LONGEST_HOST = 60;

/**
 * `porchlight-checks-example-com-2026-11-22.csv`. `end` is the extension, with an optional part before it; `at` is ISO
 * 8601. Only letters, digits and hyphens of the host are used. Our own name is left out of branded files (`hasBrand`).
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
