import { underBrand } from '#shared/report/our-name.ts';
import type { ReportBrand } from '#shared/report/report-brand.ts';
import { breakable } from '../pdf/breakable.ts';
import { clipped } from '../pdf/foreign-text.ts';

/** Formats a sentence of ours for the PDF. */
export type SetReportText = (text: string) => string;

const longest = 1000;

/**
 * Formatter of our sentences in a report: complete, breakable, and in a branded report without our name, which some contain
 * ("Porchlight practice value"). Quotes from a site are never changed.
 */
export function createReportText(brand: ReportBrand | null): SetReportText {
  return (text) => breakable(clipped(underBrand(text, brand), longest));
}
