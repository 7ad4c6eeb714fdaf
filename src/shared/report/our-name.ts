import type { ReportBrand } from './report-brand.ts';

/**
 * A sentence of ours as it stands in a report that carries another's name: some speak of Porchlight ("Porchlight practice value").
 * Never for what is quoted from a site.
 */
export function underBrand(text: string, brand: Pick<ReportBrand, 'name'> | null): string {
  if (brand === null) return text;
  return text.replace(/Porchlight\s?Bot/g, 'our reader').replace(/Porchlight/g, () => brand.name);
}
