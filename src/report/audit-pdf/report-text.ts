import { underBrand } from '#shared/report/our-name.ts';
import type { ReportBrand } from '#shared/report/report-brand.ts';
import { breakable } from '../pdf/breakable.ts';
import { clipped } from '../pdf/foreign-text.ts';

/** Sets a sentence of ours on paper. */
export type SetReportText = (text: string) => string;

const longest = 1000;

/**
 * Sentences of ours as they stand in a report: whole, breakable, and in one that carries another's name without ours, which some
 * have ("Porchlight practice value"). What is quoted from a site is never changed.
 */
export function createReportText(brand: ReportBrand | null): SetReportText {
  return (text) => breakable(clipped(underBrand(text, brand), longest));
}
