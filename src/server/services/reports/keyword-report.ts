import { keywordPdfData } from '#report/keyword-strategy/keyword-pdf-data.ts';
import type { KeywordRequest } from '#shared/api/keywords.ts';
import type { CoreServices } from '../core-services.ts';
import type { FixMaterialServices } from '../fixes/find-fix-material.ts';
import { findStrategyMaterial, generateKeywords } from '../keywords/generate-keywords.ts';
import type { Viewer } from '../viewer.ts';
import { findViewerBranding } from './find-report-branding.ts';
import { makeReportFileName } from './report-file-name.ts';
import { type PdfFile, type TypesetServices, typesetFile } from './typeset-file.ts';

export interface KeywordReportServices extends TypesetServices {
  readonly core: CoreServices;
  readonly audits: FixMaterialServices;
}

/**
 * The keyword strategy of a request as PDF, with the texts of the screen and limited by the plan. Throws 429, and 503 when
 * the typesetter is busy.
 */
export async function makeKeywordPdf(
  services: KeywordReportServices,
  viewer: Viewer,
  request: KeywordRequest,
): Promise<PdfFile> {
  const { core, audits } = services;
  const strategy = await generateKeywords(audits, viewer, request);
  const { website_url: url } = request;
  const analysis = url === undefined ? null : ((await findStrategyMaterial(audits, viewer, url))?.analysis ?? null);
  const madeAtMs = core.now();
  const data = keywordPdfData(strategy, {
    branding: await findViewerBranding(core.database.orm, viewer),
    country: analysis?.business.address?.country ?? null,
    language: analysis?.business.languages[0] ?? null,
    madeAtMs,
  });
  const name = makeReportFileName('keyword-strategy', analysis?.websiteUrl ?? '', madeAtMs, 'pdf');
  return typesetFile(services, name, { template: 'keyword-strategy', data, madeAtMs });
}
