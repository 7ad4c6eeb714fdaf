import { sampleChecklist } from '#report/seo-checklist/sample-checklist.ts';
import type { CoreServices } from '../core-services.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireAccount, requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { makeChecklistPdf } from './checklist-report.ts';
import { findViewerBranding } from './find-report-branding.ts';
import type { PdfFile, TypesetServices } from './typeset-file.ts';

export interface BrandSampleServices extends TypesetServices {
  readonly core: Pick<CoreServices, 'database' | 'now' | 'log'>;
}

/**
 * A sample document in the brand of the viewer's account, about an invented business. Throws 401, 402 without white label,
 * 429, and 503 when the typesetter is busy.
 */
export async function makeBrandSample(services: BrandSampleServices, viewer: Viewer): Promise<PdfFile> {
  const { core } = services;
  requireAccount(viewer);
  requireRight(viewer, 'whiteLabel');
  await consumeRateLimit(core, viewer, 'report-brand');
  const madeAtMs = core.now();
  const matter = { ...sampleChecklist, readAt: new Date(madeAtMs).toISOString() };
  const branding = await findViewerBranding(core.database.orm, viewer);
  const { bytes } = await makeChecklistPdf(services, {
    matter,
    settings: { branding, country: null, language: null, madeAtMs },
  });
  return { name: 'sample-report.pdf', bytes };
}
