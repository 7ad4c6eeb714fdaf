import { actionPackFileEndpoint, actionPackSampleFileEndpoint } from './action-pack.ts';
import { addOnFileEndpoint } from './add-on-packs.ts';
import { checklistPdfEndpoint, exportPdfEndpoint, keywordsPdfEndpoint } from './exports.ts';
import type { FileEndpoint } from './file-endpoint.ts';
import { brandSampleEndpoint } from './report-brand.ts';
import { AUDIT_FILES } from './report-files.ts';
import { reviewKitEndpoint } from './review-day.ts';

/** Every download of the contract, in the order of the OpenAPI document. */
export const FILE_ENDPOINTS: readonly FileEndpoint[] = [
  exportPdfEndpoint,
  actionPackFileEndpoint,
  actionPackSampleFileEndpoint,
  ...Object.values(AUDIT_FILES),
  checklistPdfEndpoint,
  keywordsPdfEndpoint,
  addOnFileEndpoint,
  reviewKitEndpoint,
  brandSampleEndpoint,
];
