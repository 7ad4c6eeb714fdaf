import { z } from 'zod';
import { ReportBrand } from '#shared/report/report-brand.ts';
import { Done } from './done.ts';
import { defineEndpoint } from './endpoint.ts';

/** A page navigation that downloads an example as PDF, dressed as it was last saved: no JSON, so no endpoint value. */
export const BRAND_SAMPLE_PATH = '/api/account/report-brand/sample.pdf';

/** A logo as sent. Larger ones do not fit into a request, and gain nothing at 58 mm on paper. */
export const LOGO_LIMIT_BYTES = 64 * 1024;
/** Of one side of a logo. */
export const LOGO_LIMIT_PIXELS = 1600;

/** Signs that are no letters, or turn the letters after them around: a name has none. */
const invisible = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
const isPlain = (text: string | null) => text === null || !invisible.test(text);

/** As it is saved. A logo that came with the brand is sent back with it; null takes it away. */
export const SentReportBrand = z.object({
  name: ReportBrand.shape.name.refine(isPlain, 'The name holds signs that cannot be shown. Type it anew.'),
  colour: ReportBrand.shape.colour,
  contact: ReportBrand.shape.contact.refine(isPlain, 'The contact holds signs that cannot be shown. Type it anew.'),
  logo: z
    .base64()
    .max(Math.ceil(LOGO_LIMIT_BYTES / 3) * 4, `The logo is too large: at most ${LOGO_LIMIT_BYTES / 1024} kB.`)
    .nullable(),
});
export type SentReportBrand = z.infer<typeof SentReportBrand>;

const Answer = z.object({ brand: ReportBrand.nullable() });

export const getReportBrand = defineEndpoint({
  method: 'GET',
  path: '/api/account/report-brand',
  summary:
    'The name, colour and logo on the reports of the own account; null while they carry ours. 402 without Agency.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: Answer,
  status: 200,
});

export const saveReportBrand = defineEndpoint({
  method: 'PUT',
  path: '/api/account/report-brand',
  summary: 'Put the own name, colour and logo (a PNG, base64) on reports. 402 without Agency.',
  callers: 'signed-in',
  body: SentReportBrand,
  query: null,
  response: Answer,
  status: 200,
});

export const removeReportBrand = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/report-brand',
  summary: 'Delete the own brand, with any plan.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: Done,
  status: 200,
});
