import { getMe, login, logout, register } from '#shared/api/auth.ts';
import { checkout } from '#shared/api/checkout.ts';
import { emailReport } from '#shared/api/email-report.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { EXPORT_PDF_PATH, exportSeoEmail, exportSeoPdf } from '#shared/api/exports.ts';
import { generateDescription, generateH1, generateQa } from '#shared/api/generate.ts';
import { generateKeywords } from '#shared/api/keywords.ts';
import { seoChecklist } from '#shared/api/seo-checklist.ts';
import { refuse } from '../../services/api-error.ts';
import type { App } from '../app-context.ts';

/** Endpoints with a contract and no service behind them, with what is missing. A service takes its line out of here. */
const NOT_AVAILABLE_YET: readonly (readonly [missing: string, endpoints: readonly Endpoint[]])[] = [
  ['Accounts are', [getMe, login, register, logout]],
  ['Payment is', [checkout]],
  ['Generated fixes are', [generateDescription, generateQa, generateH1]],
  ['The keyword strategy is', [generateKeywords]],
  ['The checklist is', [seoChecklist]],
  ['Exports are', [exportSeoPdf]],
  ['Sending by e-mail is', [emailReport, exportSeoEmail]],
];
const RETRY_AFTER_SECONDS = 86_400;

/** Answers 503 `not-available-yet` where a contract waits for its service. Returns no endpoint: none of them works. */
export function registerNotAvailableYetRoutes(app: App): readonly Endpoint[] {
  for (const [missing, endpoints] of NOT_AVAILABLE_YET) {
    for (const { method, path } of endpoints) app.on(method, path, () => answer(missing));
  }
  app.get(EXPORT_PDF_PATH, () => answer('Exports are'));
  return NOT_AVAILABLE_YET.flatMap(([, endpoints]) => endpoints);
}

function answer(missing: string): never {
  throw refuse('not-available-yet', `${missing} not available yet. The audit itself works without.`, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
