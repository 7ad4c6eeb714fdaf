import { z } from 'zod';
import { isBrandName, isContact, ReportBrand } from '#shared/report/report-brand.ts';
import { Done } from './done.ts';
import { defineEndpoint } from './endpoint.ts';
import { defineFile } from './file-endpoint.ts';

export const BRAND_SAMPLE_PATH = '/api/account/report-brand/sample.pdf';

export const brandSampleEndpoint = defineFile({
  method: 'GET',
  path: BRAND_SAMPLE_PATH,
  type: 'application/pdf',
  summary: 'An example of a report in the look that was last saved; 402 without Agency.',
  callers: 'signed-in',
  body: null,
  query: null,
});

/** The maximum size of a logo. Larger ones do not fit into a request and gain nothing at 58 mm on paper. */
export const LOGO_LIMIT_BYTES = 64 * 1024;
/** The maximum of each side of a logo. */
export const LOGO_LIMIT_PIXELS = 1600;

/** The request to save a brand. An existing logo is sent back with it; null deletes it. */
export const SentReportBrand = z.object({
  name: ReportBrand.shape.name.refine(isBrandName, 'Type the name alone, without web addresses and phone numbers.'),
  colour: ReportBrand.shape.colour,
  contact: ReportBrand.shape.contact.refine(
    (contact) => contact === null || isContact(contact),
    'Give one email address, phone number or web address.',
  ),
  logo: z
    .base64()
    .max(Math.ceil(LOGO_LIMIT_BYTES / 3) * 4, `The logo is too large: at most ${LOGO_LIMIT_BYTES / 1024} kB.`)
    .nullable(),
});
export type SentReportBrand = z.infer<typeof SentReportBrand>;

const Answer = z.object({ brand: ReportBrand.nullable() });

export const getReportBrandEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/account/report-brand',
  summary:
    'The name, color and logo on the reports of the own account; null while they carry ours. 402 without Agency.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: Answer,
  status: 200,
});

export const saveReportBrandEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/account/report-brand',
  summary: 'Put the own name, color and logo (a PNG, base64) on reports. 402 without Agency.',
  callers: 'signed-in',
  body: SentReportBrand,
  query: null,
  response: Answer,
  status: 200,
});

export const removeReportBrandEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/report-brand',
  summary: 'Delete the own brand, with any plan.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: Done,
  status: 200,
});
