import { brandColours } from '#shared/report/brand-colours.ts';
import type { ReportBranding } from '#shared/report/report-brand.ts';
import { breakable } from './breakable.ts';

/**
 * The branding of a document, as the field `branding` of its data, which `page-style.typ` uses. A template gets the logo as bytes,
 * because it cannot decode base64.
 */
export function brandingData({ brand, hasWatermark }: ReportBranding) {
  const { accent, word } = brandColours(brand);
  return {
    hasWatermark,
    accent,
    word,
    brand:
      brand === null
        ? null
        : {
            name: brand.name,
            nameInLines: breakable(brand.name),
            contact: brand.contact === null ? null : breakable(brand.contact),
            logo: brand.logo === null ? null : [...Buffer.from(brand.logo, 'base64')],
          },
  };
}
