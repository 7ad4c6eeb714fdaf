import { AuditResult } from '../api/audits.ts';
import type { ReportBrand } from './report-brand.ts';

/** Quotes and URLs. */
const notOurs: ReadonlySet<string> = new Set(['quote', 'url', 'rule']);

/**
 * Removes our name from a sentence in a branded report: some sentences mention our bot or our practice values. Only those
 * phrases are changed, because a business may be called Porchlight too.
 */
export function underBrand(text: string, brand: Pick<ReportBrand, 'name'> | null): string {
  if (brand === null) return text;
  return text.replace(/Porchlight\s?Bot/g, 'our bot').replace(/Porchlight(?= practice value)/g, () => brand.name);
}

/** The same for every sentence of an analysis; quotes from the site are never changed. */
export function analysisUnderBrand(analysis: AuditResult, brand: Pick<ReportBrand, 'name'> | null): AuditResult {
  if (brand === null) return analysis;
  const renamed: unknown = JSON.parse(JSON.stringify(analysis), (key, value: unknown) =>
    typeof value === 'string' && !notOurs.has(key) ? underBrand(value, brand) : value,
  );
  return AuditResult.parse(renamed);
}
