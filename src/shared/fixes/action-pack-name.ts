/** `aeo-action-pack-{host}-{date}.zip`: the host without `www.`, the date of the audit (ISO 8601) as `YYYY-MM-DD`. */
export function actionPackName(host: string, auditedAt: string, part: 'pack' | 'pack-sample' = 'pack'): string {
  const plain = host.replace(/^www\./, '').replace(/[^A-Za-z0-9.-]/g, '-');
  return `aeo-action-${part}-${plain.slice(0, 100)}-${auditedAt.slice(0, 10)}.zip`;
}
