import { LOGO_LIMIT_PIXELS, type SentReportBrand } from '#shared/api/report-brand.ts';
import type { ReportBrand } from '#shared/report/report-brand.ts';
import { deleteReportBrand, findReportBrand, upsertReportBrand } from '../../store/reports/report-brands.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireAccount, requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { cleanPng } from './clean-png.ts';

type Services = Pick<CoreServices, 'database' | 'now'>;

/** The brand of the viewer's account; null when none is set. Throws 401 for a visitor, 402 without white label. */
export async function getBrand({ database }: Services, viewer: Viewer): Promise<{ brand: ReportBrand | null }> {
  const { id } = requireAccount(viewer);
  requireRight(viewer, 'whiteLabel');
  return { brand: await findReportBrand(database.orm, id) };
}

/**
 * Sets the brand of the viewer's account for its future reports. Only the pixels of the logo are stored. Throws 400 for a
 * logo that is not a plain PNG, 401, 402 without white label, 429.
 */
export async function saveBrand(
  services: Services,
  viewer: Viewer,
  { logo, ...rest }: SentReportBrand,
): Promise<{ brand: ReportBrand }> {
  const { id } = requireAccount(viewer);
  requireRight(viewer, 'whiteLabel');
  await consumeRateLimit(services, viewer, 'report-brand');
  const brand = { ...rest, logo: logo === null ? null : cleanLogo(logo) };
  await upsertReportBrand(services.database.orm, id, brand, new Date(services.now()));
  return { brand };
}

/** Deletes the brand of the viewer's account, on any plan. Throws 401 for a visitor. */
export async function removeBrand({ database }: Services, viewer: Viewer): Promise<void> {
  await deleteReportBrand(database.orm, requireAccount(viewer).id);
}

function cleanLogo(logo: string): string {
  const clean = cleanPng(Buffer.from(logo, 'base64'), LOGO_LIMIT_PIXELS);
  if (clean === null)
    throw apiError(
      'invalid-request',
      `The logo cannot be read. Send a PNG in full colour, not interlaced, of at most ${LOGO_LIMIT_PIXELS} pixels on a side.`,
    );
  return clean.toString('base64');
}
