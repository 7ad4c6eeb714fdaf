import { AuditedAnalysis } from '../api/audits.ts';
import type { ReportBrand } from './report-brand.ts';

/** What is quoted as it stands somewhere else, or an address. */
const notOurs: ReadonlySet<string> = new Set(['quote', 'url', 'rule']);

/**
 * A sentence of ours as it stands in a report that carries another's name: some speak of our reader, some of our practice values.
 * Only those words are changed: a business may be called Porchlight, too.
 */
export function underBrand(text: string, brand: Pick<ReportBrand, 'name'> | null): string {
  if (brand === null) return text;
  return text.replace(/Porchlight\s?Bot/g, 'our reader').replace(/Porchlight(?= practice value)/g, () => brand.name);
}

/** The same for every sentence of an analysis; what is quoted from the site is never changed. */
export function analysisUnderBrand(
  analysis: AuditedAnalysis,
  brand: Pick<ReportBrand, 'name'> | null,
): AuditedAnalysis {
  if (brand === null) return analysis;
  const renamed: unknown = JSON.parse(JSON.stringify(analysis), (key, value: unknown) =>
    typeof value === 'string' && !notOurs.has(key) ? underBrand(value, brand) : value,
  );
  return AuditedAnalysis.parse(renamed);
}
