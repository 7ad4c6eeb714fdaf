/**
 * `seo-checklist-harborandpine.example-2026-11-22.pdf`: without our name, since branded reports do not carry it. `madeAtMs`
 * is UTC.
 */
export function makeReportFileName(kind: string, websiteUrl: string, madeAtMs: number, ending: 'pdf' | 'html'): string {
  const host = URL.parse(websiteUrl)?.hostname.replace(/^www\./, '') ?? 'site';
  const plain = host.replace(/[^A-Za-z0-9.-]/g, '-').slice(0, 100);
  return `${kind}-${plain}-${new Date(madeAtMs).toISOString().slice(0, 10)}.${ending}`;
}
